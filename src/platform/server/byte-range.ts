/** A part of a body, by its first and last byte. */
export type ByteRange = { first: number; last: number };

/**
 * The part that `Range: bytes=…` asks of a body of this length: players of recordings, those of iPhones first of all, play nothing
 * that they cannot fetch in parts. Undefined for no range, several, or one that is not understood: the whole is sent then.
 */
export function byteRangeOf(header: string | undefined, length: number): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined) return undefined;
  const first = Number(from);
  const last = Math.min(to ? Number(to) : length - 1, length - 1);
  return first <= last ? { first, last } : undefined;
}
