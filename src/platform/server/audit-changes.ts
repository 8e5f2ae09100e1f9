import { keysOf } from '#platform/contract/keys-of.ts';

/** A record as a form writes it. */
type Facts = object;

type Telling<F extends Facts> = {
  /** Fields whose values the line keeps: short or public, and nobody's secret. */
  told: readonly (keyof F & string)[];
  /** Personal values that are kept behind a mask. */
  masked?: { readonly [Name in keyof F]?: (value: string) => string };
};

/** Longest text that a line keeps whole; of a longer one it keeps the place where it changed. */
const longestTold = 60;
/** Letters before the first difference, so that a reader finds the place. */
const leadIn = 10;

/**
 * What an audit line says of a changed record: `before` and `after` of the fields that may be told, masked ones through their
 * mask, and in `fields` the names alone of all others that changed. An audit line is never erased, so a value that people may
 * want forgotten does not belong into it.
 */
export function auditChanges<F extends Facts>(
  earlier: { readonly [Name in keyof F]?: unknown },
  later: F,
  { told, masked = {} }: Telling<F>,
) {
  const changed = keysOf(later as Readonly<Record<keyof F & string, unknown>>).filter(
    (name) => normal(earlier[name]) !== normal(later[name]),
  );
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const name of changed) {
    const mask = (masked as Readonly<Record<string, ((value: string) => string) | undefined>>)[name];
    if (mask === undefined && !told.includes(name)) continue;
    [before[name], after[name]] = mask
      ? [masking(mask, earlier[name]), masking(mask, later[name])]
      : toldPair(earlier[name], later[name]);
  }
  const fields = changed.filter((name) => !(name in after));
  return { before, after, ...(fields.length > 0 ? { fields } : {}) };
}

/** Nothing written is nothing, however a form or a column says it; instants are told as they are sent. */
const normal = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null));

const masking = (mask: (value: string) => string, value: unknown): unknown =>
  typeof value === 'string' && value !== '' ? mask(value) : value;

function toldPair(early: unknown, late: unknown): [unknown, unknown] {
  const [one, other] = [early, late].map((value) => (typeof value === 'string' ? value : ''));
  if (one === undefined || other === undefined || Math.max(one.length, other.length) <= longestTold)
    return [early, late];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const start = Math.max(0, same - leadIn);
  return [excerpt(one, start), excerpt(other, start)];
}

function excerpt(text: string, start: number): string {
  if (text === '') return '';
  const end = start + longestTold;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}（共 ${text.length} 字）`;
}
