import pg from 'pg';
import { expect, test } from 'vitest';
import { typeParsers } from './type-parsers.ts';

const timestamptz = 1184;
const own = typeParsers.getTypeParser(timestamptz) as (text: string) => Date;
const plain = pg.types.getTypeParser(timestamptz) as (text: string) => Date;

test.each([
  ['2026-11-21 06:00:00+00', '2026-11-21T06:00:00.000Z'],
  ['2026-11-21 06:00:00.1+00', '2026-11-21T06:00:00.100Z'],
  ['2026-11-21 06:00:00.12+00', '2026-11-21T06:00:00.120Z'],
  ['2026-11-21 06:00:00.123999+00', '2026-11-21T06:00:00.123Z'],
  ['2026-01-01 03:00:00.005+08', '2025-12-31T19:00:00.005Z'],
  ['2026-12-31 23:59:59-05', '2027-01-01T04:59:59.000Z'],
  ['2024-02-29 23:59:59.999999+00', '2024-02-29T23:59:59.999Z'],
  ['2026-11-21 06:00:00.5+05:30', '2026-11-21T00:30:00.500Z'],
  ['0026-11-21 06:00:00+00', '0026-11-21T06:00:00.000Z'],
  ['10026-11-21 06:00:00+00', '+010026-11-21T06:00:00.000Z'],
  ['0044-03-15 12:00:00+00 BC', '-000043-03-15T12:00:00.000Z'],
])('the instant of %s', (text, instant) => {
  expect(own(text).toISOString()).toBe(instant);
});

test('a day of instants is read as pg reads it', () => {
  for (let second = 0; second < 86_400; second += 7) {
    const text = new Date(Date.UTC(2026, 1, 28) + second * 1_000 + (second % 1_000)).toISOString();
    const written = `${text.slice(0, 10)} ${text.slice(11, -1)}+08`;
    expect(own(written).getTime()).toBe(plain(written).getTime());
  }
});

test('infinity is beyond every instant', () => {
  expect(own('infinity')).toBe(Infinity);
  expect(own('-infinity')).toBe(-Infinity);
});
