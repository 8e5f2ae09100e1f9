import { fromHex, isHex, toHex } from './canonical.rules.ts';
import {
  falseFields,
  ledgerFields,
  type LedgerField,
  lineHash,
  type OpenField,
} from './ledger-line.rules.ts';
import type { ProofReason } from './ledger.words.ts';
import { type Digest, rootFromInclusion } from './merkle.rules.ts';

/** One record of a proof: its line, the way up, and the fields its holder opened. */
export type ProofRecord = {
  line: string;
  position: number;
  path: string[];
  open: [string, string, string | number][];
};
/** The star of a star certificate: the records beside it have at least the minutes that it asks for. Level and day are the issuer's word. */
export type ProvenStar = { level: number; awardedOn: string; minutes: number; askedMinutes: number };
/** The file that proves records (docs/ledger.md): it needs nobody's word but the published root's. */
export type HourProof = {
  format: 'volunteer-hour-proof';
  v: 1;
  site: string;
  root: { day: string; head: string };
  records: ProofRecord[];
  star?: ProvenStar;
};

/** A root file that was read: the heads by day, and the day at which their row is broken. */
export type KeptRoots = { heads: ReadonlyMap<string, string>; brokenAt: string | undefined };

/** What is wrong with a record: an opened field is not the line's, or the line does not lead to the root. */
export type RecordFault = { kind: 'field'; fields: string[] } | { kind: 'root'; found: string };
export type CheckedRecord = {
  fields: Partial<Record<LedgerField, string | number>>;
  fault: RecordFault | undefined;
  hash: string;
};

/** proved · the file does not agree with itself · its root is not the published one · no published root was there to compare */
export type ProofVerdict = 'proved' | 'changed' | 'otherRoot' | 'rootMissing';
export type CheckedProof = {
  verdict: ProofVerdict;
  /** What the verdict is for. */
  reason: ProofReason;
  records: CheckedRecord[];
  root: string;
  day: string;
  /** The published root of that day, where one was there. */
  published: string | undefined;
  /** The star that the file names, of a star certificate. */
  star: ProvenStar | undefined;
};

const encoder = new TextEncoder();
const encode = (text: string): Uint8Array => encoder.encode(text);
const parse = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};
const isRecord = (value: unknown): value is ProofRecord => {
  if (typeof value !== 'object' || value === null) return false;
  const { line, position, path, open } = value as Record<string, unknown>;
  return (
    typeof line === 'string' &&
    Number.isSafeInteger(position) &&
    Array.isArray(path) &&
    path.every((hash) => isHex(hash)) &&
    Array.isArray(open) &&
    open.every(
      (field) =>
        Array.isArray(field) &&
        field.length === 3 &&
        typeof field[0] === 'string' &&
        typeof field[1] === 'string' &&
        (typeof field[2] === 'string' || Number.isSafeInteger(field[2])),
    )
  );
};

const isStar = (value: unknown): boolean => {
  const { level, awardedOn, minutes, askedMinutes } = (value ?? {}) as Record<string, unknown>;
  return typeof awardedOn === 'string' && [level, minutes, askedMinutes].every(Number.isSafeInteger);
};

/** Records that one proof holds at most. */
export const proofLimit = 500;

/** Reads a proof; undefined when the text is none. */
export function readProof(text: string): HourProof | undefined {
  const file = parse(text);
  if (file?.['format'] !== 'volunteer-hour-proof' || file['v'] !== 1) return undefined;
  const { root, records, site } = file as { root?: unknown; records?: unknown; site?: unknown };
  const { day, head } = (root ?? {}) as Record<string, unknown>;
  if (typeof day !== 'string' || typeof head !== 'string' || typeof site !== 'string') return undefined;
  if (!Array.isArray(records) || records.length === 0 || records.length > proofLimit) return undefined;
  if (file['star'] !== undefined && !isStar(file['star'])) return undefined;
  return records.every(isRecord) ? (file as HourProof) : undefined;
}

/** Reads a root file and recomputes the row of its heads; undefined when the text is none. */
export async function readRoots(digest: Digest, text: string): Promise<KeptRoots | undefined> {
  const file = parse(text);
  const heads: unknown = file?.['heads'];
  if (file?.['format'] !== 'volunteer-ledger-roots' || !Array.isArray(heads)) return undefined;
  const byDay = new Map<string, string>();
  let brokenAt: string | undefined;
  let before: string | undefined;
  for (const head of heads as unknown[]) {
    if (typeof head !== 'string') return undefined;
    const { day, previous } = parse(head) ?? {};
    if (typeof day !== 'string') return undefined;
    if (before !== undefined && previous !== toHex(await digest(encode(before)))) brokenAt ??= day;
    byDay.set(day, head);
    before = head;
  }
  return { heads: byDay, brokenAt };
}

/**
 * Recomputes a proof from its own bytes and compares with a root file that somebody kept or that the site publishes. Without one, or
 * where it does not have the day, the answer is `rootMissing`: nothing is wrong, nothing is proved.
 */
export async function checkProof(
  digest: Digest,
  proof: HourProof,
  roots: KeptRoots | undefined,
): Promise<CheckedProof> {
  const { root, size, day } = parse(proof.root.head) ?? {};
  const wanted = typeof root === 'string' ? root : '';
  const tree = { root: wanted, size: typeof size === 'number' ? size : 0 };
  const hash = onceEach(digest);
  const records = await Promise.all(proof.records.map((record) => checkRecord(hash, record, tree)));
  const published = roots?.heads.get(proof.root.day);
  const publishedRoot = published === undefined ? undefined : parse(published)?.['root'];
  const reason =
    faultOf(proof, { day, records }) ??
    (published === undefined
      ? 'noRoot'
      : roots?.brokenAt !== undefined
        ? 'rootFile'
        : published === proof.root.head
          ? 'whole'
          : 'root');
  return {
    verdict: verdicts[reason],
    reason,
    records,
    root: wanted,
    day: proof.root.day,
    published: typeof publishedRoot === 'string' ? publishedRoot : undefined,
    star: proof.star,
  };
}

/** The same digest, which looks at the same bytes once: the paths of many records meet on their way to the root. */
function onceEach(digest: Digest): Digest {
  const known = new Map<string, Promise<Uint8Array>>();
  return (bytes) => {
    if (bytes.length > longestNode) return digest(bytes);
    // Spreading the bytes takes eight times as long, of which a phone has none to spare.
    const key = String.fromCharCode.apply(undefined, bytes as unknown as number[]);
    const before = known.get(key);
    if (before) return before;
    const found = digest(bytes);
    known.set(key, found);
    return found;
  };
}

/** Bytes that the hash of a node is made of. */
const longestNode = 65;

const verdicts: Record<ProofReason, ProofVerdict> = {
  whole: 'proved',
  field: 'changed',
  path: 'changed',
  day: 'changed',
  star: 'changed',
  root: 'otherRoot',
  rootFile: 'otherRoot',
  noRoot: 'rootMissing',
};

/** In what a file does not agree with itself. */
function faultOf(
  proof: HourProof,
  { day, records }: { day: unknown; records: readonly CheckedRecord[] },
): ProofReason | undefined {
  if (records.some(({ fault }) => fault?.kind === 'field')) return 'field';
  if (records.some(({ fault }) => fault?.kind === 'root')) return 'path';
  if (day !== proof.root.day) return 'day';
  return proof.star === undefined || reaches(proof.star, proof.records, records) ? undefined : 'star';
}

/** Different records of one person have the minutes together that the star asks for. */
function reaches(
  { askedMinutes }: ProvenStar,
  lines: readonly ProofRecord[],
  records: readonly CheckedRecord[],
): boolean {
  const minutes = new Map(
    lines.map(({ position }, at) => [position, Number(records[at]?.fields.minutes ?? 0)]),
  );
  const people = new Set(records.map(({ fields }) => fields.volunteerNo));
  return people.size === 1 && [...minutes.values()].reduce((sum, each) => sum + each, 0) >= askedMinutes;
}

async function checkRecord(
  digest: Digest,
  { line, position, path, open }: ProofRecord,
  { root, size }: { root: string; size: number },
): Promise<CheckedRecord> {
  const opened = open.map(([salt, name, value]) => ({ salt, name: name as LedgerField, value }));
  const fields = Object.fromEntries(
    opened.filter(({ name }) => name in ledgerFields).map(({ name, value }) => [name, value]),
  );
  const leaf = await lineHash(digest, line);
  const hash = toHex(leaf);
  const wrong = await falseFields(digest, line, opened satisfies OpenField[]);
  if (wrong.length > 0) return { fields, hash, fault: { kind: 'field', fields: wrong } };
  const hashes = path.map((one) => fromHex(one) ?? new Uint8Array());
  const found = toHex(
    (await rootFromInclusion(digest, leaf, { position, size, path: hashes })) ?? new Uint8Array(),
  );
  return { fields, hash, fault: found === root && root !== '' ? undefined : { kind: 'root', found } };
}
