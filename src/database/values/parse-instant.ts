import pg from 'pg';

const TIMESTAMPTZ = 1184;
/** The driver's own reader, for what is written in another way: before 1,000, `infinity`, offsets with minutes. */
const anyInstant = pg.types.getTypeParser(TIMESTAMPTZ, 'text') as (text: string) => Date;

const [zero, plus, minus, dash, blank, dot] = [...'0+-- .'].map((sign) => sign.charCodeAt(0));
/** `2026-11-26 21:30:13` with the offset, and with a fraction of up to six digits between. */
const [shortest, longest] = [22, 29];
const secondsEnd = 19;

/**
 * The instant behind a timestamptz (`2026-11-26 21:30:13.5+08`), in milliseconds as all instants here. Of every session six are
 * read: by place it takes a tenth of what the driver's patterns take.
 */
export function parseInstant(text: string): Date {
  const offsetAt = text.length - 3;
  const sign = text.charCodeAt(offsetAt);
  const isUsual =
    text.length >= shortest &&
    text.length <= longest &&
    (sign === plus || sign === minus) &&
    text.charCodeAt(4) === dash &&
    text.charCodeAt(10) === blank &&
    text.charCodeAt(0) !== zero &&
    (offsetAt === secondsEnd || text.charCodeAt(secondsEnd) === dot);
  if (!isUsual) return anyInstant(text);
  const hours = twoDigits(text, offsetAt + 1) * (sign === plus ? 1 : -1);
  return new Date(
    Date.UTC(
      twoDigits(text, 0) * 100 + twoDigits(text, 2),
      twoDigits(text, 5) - 1,
      twoDigits(text, 8),
      twoDigits(text, 11) - hours,
      twoDigits(text, 14),
      twoDigits(text, 17),
      milliseconds(text, offsetAt),
    ),
  );
}

const digit = (text: string, at: number): number => text.charCodeAt(at) - (zero ?? 0);
const twoDigits = (text: string, at: number): number => digit(text, at) * 10 + digit(text, at + 1);

/** The first three digits of the fraction; what is finer is left out. */
function milliseconds(text: string, end: number): number {
  let value = 0;
  for (let at = secondsEnd + 1; at < secondsEnd + 4; at += 1)
    value = value * 10 + (at < end ? digit(text, at) : 0);
  return value;
}
