import pg from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;

/**
 * The number behind an int8 column (ids, counts, sums of integers).
 * @throws RangeError beyond 2^53-1 either way, where a JavaScript number would silently become another id.
 */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

const asText = (text: string): string => text;

/** The array reader of `pg`; its published type describes another version. */
const arrayParser = pg.types.arrayParser as unknown as {
  create(text: string, parse: (text: string) => unknown): { parse(): unknown[] };
};
const arrayOf = (parse: (text: string) => unknown) => (text: string) =>
  arrayParser.create(text, parse).parse();

const ownParsers = new Map<number, (text: string) => unknown>([
  [INT8, parseSafeInteger],
  [INT8_ARRAY, arrayOf(parseSafeInteger)],
  [DATE, asText],
  [DATE_ARRAY, arrayOf(asText)],
]);

/**
 * How values come back, alike on both engines: int8 a checked safe integer, date 'YYYY-MM-DD', numeric its
 * text, timestamptz a Date. Held by the connection, so `pg`'s global parsers stay as they are.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : ownParsers.get(oid);
    return own ?? pg.types.getTypeParser(oid, format as 'text');
  },
};
