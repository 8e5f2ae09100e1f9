import pg from 'pg';
import { expect, it } from 'vitest';
import { parseInstant } from './parse-instant.ts';

it.each([
  ['2026-11-26 21:30:13+08', '2026-11-26T13:30:13.000Z'],
  ['2026-11-26 21:30:13.5+08', '2026-11-26T13:30:13.500Z'],
  ['2026-11-26 21:30:13.05+08', '2026-11-26T13:30:13.050Z'],
  ['2026-11-26 21:30:13.123999+08', '2026-11-26T13:30:13.123Z'],
  ['2027-01-01 00:00:00+08', '2026-12-31T16:00:00.000Z'],
  ['2024-02-29 23:59:59.999-03', '2024-03-01T02:59:59.999Z'],
  ['1988-07-01 08:00:00+09', '1988-06-30T23:00:00.000Z'],
])('reads %s as the driver does', (text, instant) => {
  expect(parseInstant(text).toISOString()).toBe(instant);
  expect(parseInstant(text)).toEqual(pg.types.getTypeParser(1184, 'text')(text));
});

it('leaves what is written in another way to the driver', () => {
  expect(parseInstant('1900-01-01 08:05:43+08:05:43').toISOString()).toBe('1900-01-01T00:00:00.000Z');
  expect(parseInstant('0099-01-01 00:00:00+00').getUTCFullYear()).toBe(99);
  expect(parseInstant('10000-01-01 00:00:00+08').getUTCFullYear()).toBe(9_999);
  expect(parseInstant('infinity')).toBe(Infinity);
});
