/** `HD20261121-0218` of an activity, `T990100000007` of a team: letters, then at least six figures. */
const shape = /^(HD|T)([\d-]{6,})$/;

/**
 * The numbers that a query may name, as they can be written, when it is nothing but a number; undefined for words. Blanks
 * and small letters are forgiven, the hyphen may be missing.
 */
export function numbersIn(query: string): string[] | undefined {
  const [, letters, figures] = shape.exec(query.replace(/\s/g, '').toUpperCase()) ?? [];
  if (letters === undefined || figures === undefined) return undefined;
  const plain = figures.replaceAll('-', '');
  return [`${letters}${plain}`, `${letters}${plain.slice(0, 8)}-${plain.slice(8)}`];
}
