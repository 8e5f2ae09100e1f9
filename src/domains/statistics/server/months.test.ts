import { expect, it } from 'vitest';
import { weeksBefore, weeksOf } from './months.ts';

it('the twelve weeks before end with the same day of the week, so that a week that has just begun is measured by its like', () => {
  const saturday = '2026-11-21';
  const byDay = new Map([
    ['2026-06-07', 1],
    ['2026-06-08', 10],
    ['2026-08-29', 100],
    ['2026-08-30', 1_000],
    ['2026-08-31', 10_000],
    [saturday, 100_000],
  ]);
  expect(weeksBefore(saturday, byDay)).toBe(110);
  const weeks = weeksOf(saturday, byDay);
  expect([weeks[0]?.from, weeks.at(-1)?.from]).toEqual(['2026-08-31', '2026-11-16']);
  expect(weeks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(110_000);
});
