import { toInstant } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import { canonical } from '../contract/canonical.rules.ts';
import { fieldText, type LedgerField } from '../contract/ledger-line.rules.ts';
import { hashLeaf, sha256 } from './merkle-tree.rules.ts';

/** What a line is made of, as it stands at the moment it is entered. */
export type LineFacts = {
  hourId: number;
  teamId: number;
  teamNo: string;
  hourNo: string;
  volunteerNo: string;
  name: string;
  serviceOn: string;
  startsAt: Date;
  endsAt: Date;
  minutes: number;
  activityTitle: string;
  postName: string;
  category: string;
  place: string;
  district: string;
  teamName: string;
  evidenceGrade: string;
  source: string;
  /** Number of the record that this one adjusts or reverses. */
  about: string | null;
};

/** Where a team's chain stands. */
export type ChainHead = { length: number; lastHash: Buffer };

export type ComposedLine = {
  place: number;
  body: string;
  hash: Buffer;
  fields: Record<string, string | number>;
  salt: Buffer;
};

/** Fields of a line by name, the person's name among them. */
const fieldsOf = (facts: LineFacts): Record<LedgerField, string | number> => ({
  hourNo: facts.hourNo,
  volunteerNo: facts.volunteerNo,
  name: facts.name,
  maskedName: maskName(facts.name),
  day: facts.serviceOn,
  start: toInstant(facts.startsAt),
  end: toInstant(facts.endsAt),
  minutes: facts.minutes,
  activity: facts.activityTitle,
  post: facts.postName,
  category: facts.category,
  place: facts.place,
  district: facts.district,
  team: facts.teamName,
  grade: facts.evidenceGrade,
  source: facts.source,
  about: facts.about ?? '',
});

/** A field's own salt: to give one away gives none of the others away. */
export const saltOf = (name: string, salt: Buffer): string =>
  sha256(Buffer.concat([Buffer.from(name, 'utf8'), salt])).toString('hex');

const kindOf = (source: string): string =>
  source === 'reversal' ? 'reversal' : source === 'correction' ? 'adjustment' : 'effect';

/** The next line of a chain: digests of the facts, and the hash of the line before. `salt` is 32 bytes that nobody can guess. */
export function composeLine(
  facts: LineFacts,
  { length, lastHash }: ChainHead,
  { salt, enteredAt }: { salt: Buffer; enteredAt: Date },
): ComposedLine {
  const fields = fieldsOf(facts);
  const digests = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      sha256(
        fieldText({ salt: saltOf(name, salt), name, value } as Parameters<typeof fieldText>[0]),
      ).toString('hex'),
    ]),
  );
  const place = length + 1;
  const body = canonical({
    at: toInstant(enteredAt),
    chain: facts.teamNo,
    fields: digests,
    kind: kindOf(facts.source),
    place,
    previous: lastHash.toString('hex'),
    v: 1,
  });
  const { name: _name, maskedName: _masked, ...kept } = fields;
  return { place, body, hash: hashLeaf(body), fields: kept, salt };
}
