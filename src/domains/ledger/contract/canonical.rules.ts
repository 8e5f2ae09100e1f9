/** What the ledger writes: texts, whole numbers, and lists and objects of them. */
export type Canonical = string | number | readonly Canonical[] | { readonly [name: string]: Canonical };

/**
 * The one form of a value that is hashed: JSON without spaces, names in the order of their characters (RFC 8785, of which
 * the ledger needs no fractions). The same text in every language that follows docs/ledger.md.
 */
export function canonical(value: Canonical): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return wholeNumber(value);
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? '')}`).join(',')}}`;
}

const isList = (value: object): value is readonly Canonical[] => Array.isArray(value);

function wholeNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is not a whole number`);
  return String(value);
}

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Lower-case hex of bytes. */
export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += pairs[byte];
  return hex;
}

/** Whether something is the lower-case hex of `count` bytes. */
export const isHex = (hex: unknown, count = 32): hex is string =>
  typeof hex === 'string' && hex.length === 2 * count && /^[0-9a-f]*$/.test(hex);

const digitOf = (code: number): number => (code < 58 ? code - 48 : code - 87);

/** Bytes of lower-case hex of `count` bytes; undefined for anything else. */
export function fromHex(hex: unknown, count = 32): Uint8Array | undefined {
  if (!isHex(hex, count)) return undefined;
  const bytes = new Uint8Array(count);
  for (let at = 0; at < count; at += 1)
    bytes[at] = 16 * digitOf(hex.charCodeAt(2 * at)) + digitOf(hex.charCodeAt(2 * at + 1));
  return bytes;
}
