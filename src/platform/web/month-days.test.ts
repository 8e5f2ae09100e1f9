import { expect, test } from 'vitest';
import { daysIn, monthBeside, monthLabel, monthOf, weeksOf } from './month-days.ts';

test.each([
  [null, '2026-11'],
  ['2026-02', '2026-02'],
  ['2026-13', '2026-11'],
  ["' or 1", '2026-11'],
])('%s in the address is the month %s', (text, month) => {
  expect(monthOf(text, '2026-11-21')).toBe(month);
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2028-01', 1, '2028-02'],
] as const)('beside %s by %d lies %s', (month, step, beside) => {
  expect(monthBeside(month, step)).toBe(beside);
});

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-11', 30],
  ['2026-12', 31],
])('%s has %d days', (month, days) => {
  expect(daysIn(month)).toBe(days);
});

test('a month lies in whole weeks from Monday on', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array.from({ length: 6 }), '2026-11-01']);
  expect(weeks.at(-1)?.slice(0, 2)).toEqual(['2026-11-30', undefined]);
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(monthLabel('2026-02')).toBe('2026年2月');
});
