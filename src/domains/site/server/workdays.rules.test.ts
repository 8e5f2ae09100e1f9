import { describe, expect, it } from 'vitest';
import { addWorkdays, isWorkday, workdaysBetween } from './workdays.rules.ts';

const calendar = new Map([
  ['2026-10-01', false],
  ['2026-10-02', false],
  ['2026-10-05', false],
  ['2026-10-06', false],
  ['2026-10-07', false],
  ['2026-10-10', true],
]);

describe('isWorkday', () => {
  it('follows the week where the calendar is silent', () => {
    expect(isWorkday('2026-11-20', calendar)).toBe(true);
    expect(isWorkday('2026-11-21', calendar)).toBe(false);
    expect(isWorkday('2026-11-22', calendar)).toBe(false);
  });

  it('believes the calendar on holidays and make-up workdays', () => {
    expect(isWorkday('2026-10-01', calendar)).toBe(false);
    expect(isWorkday('2026-10-10', calendar)).toBe(true);
  });
});

describe('addWorkdays', () => {
  it.each([
    ['a plain week', '2026-11-16', 3, '2026-11-19'],
    ['over a weekend', '2026-11-20', 3, '2026-11-25'],
    ['from a Saturday', '2026-11-21', 1, '2026-11-23'],
    ['over a long holiday', '2026-09-30', 3, '2026-10-10'],
  ])('counts %s', (...[, day, count, expected]) => {
    expect(addWorkdays(day, count, calendar)).toBe(expected);
  });
});

it.each([
  ['the same day', '2026-11-16', '2026-11-16', 0],
  ['over a weekend', '2026-11-20', '2026-11-24', 2],
  ['late by one, over a weekend', '2026-11-23', '2026-11-20', -1],
  ['over a holiday with a make-up day', '2026-09-30', '2026-10-10', 3],
] as const)('workdaysBetween counts %s', (_, from, to, count) => {
  expect(workdaysBetween(from, to, calendar)).toBe(count);
});
