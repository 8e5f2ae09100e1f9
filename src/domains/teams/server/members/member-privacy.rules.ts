import { maskName } from '#platform/contract/masking.ts';
import type { JoinWay } from '../../contract/members.words.ts';

type Invited = { name: string; joinWay: JoinWay; joinedAt: Date | null };

/**
 * The name that a team sees of somebody it asked in: of whom it knows by number alone the masked one, and of whom it asked by
 * phone nothing (undefined), until they accepted. Otherwise inviting would tell names by number and who has a phone.
 */
export function shownName({ name, joinWay, joinedAt }: Invited): string | undefined {
  if (joinedAt !== null) return name;
  if (joinWay === 'phone') return undefined;
  return joinWay === 'invite' ? maskName(name) : name;
}

/** A membership as the team may see it; what only the person's account says is left out with the name. */
export function asTeamKnows<
  Row extends Invited & {
    gender: 'male' | 'female' | null;
    birthOn: string | null;
    mobileMasked: string | null;
  },
>(row: Row): Row {
  const name = shownName(row);
  return name === row.name
    ? row
    : { ...row, name: name ?? '', gender: null, birthOn: null, mobileMasked: null };
}
