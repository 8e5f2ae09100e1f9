import pg from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;
const TIMESTAMPTZ = 1184;

/**
 * The number behind an int8 column (ids, counts, sums of integers).
 * @throws RangeError beyond 2^53-1 either way, where a JavaScript number would silently become another id.
 */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

const usual = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d$/;
const parseRareInstant = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;

/** Two figures of a text as a number. */
const pair = (text: string, at: number): number =>
  (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;

/** Thousandths behind the point at 19; further figures are cut off. */
function thousandths(text: string): number {
  let value = 0;
  for (let at = 20; at < 23; at += 1) {
    const figure = text.charCodeAt(at) - 48;
    value = value * 10 + (figure >= 0 && figure <= 9 ? figure : 0);
  }
  return value;
}

/**
 * The instant of a timestamptz (`2026-11-21 14:00:00.123456+08`), three times as quickly as `pg` and without what that leaves to
 * collect; whatever looks otherwise (zones of half hours, before Christ, infinity) is read by `pg`.
 */
function parseInstant(text: string): Date {
  if (!usual.test(text)) return parseRareInstant(text);
  const year = pair(text, 0) * 100 + pair(text, 2);
  if (year < 100) return parseRareInstant(text);
  const zone = text.length - 3;
  const hours = pair(text, 11) - (text[zone] === '-' ? -1 : 1) * pair(text, zone + 1);
  const ms = text[19] === '.' ? thousandths(text) : 0;
  return new Date(
    Date.UTC(year, pair(text, 5) - 1, pair(text, 8), hours, pair(text, 14), pair(text, 17), ms),
  );
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
  [TIMESTAMPTZ, parseInstant],
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
