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

/** Lower-case hex of bytes. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes of lower-case hex of `count` bytes; undefined for anything else. */
export function fromHex(hex: unknown, count = 32): Uint8Array | undefined {
  if (typeof hex !== 'string' || hex.length !== 2 * count || !/^[0-9a-f]*$/.test(hex)) return undefined;
  return Uint8Array.from({ length: count }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}
