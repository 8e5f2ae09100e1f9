import { expect, it } from 'vitest';
import { averagesOf, judgeRating, overallOf } from './ratings.rules.ts';

const endsAt = new Date('2026-11-21T11:30:00+08:00');
const served = { isServed: true, endsAt, isRated: false };

it.each([
  ['a minute before the end', '2026-11-21T11:29:00+08:00', {}, 'notOver'],
  ['at the end', '2026-11-21T11:30:00+08:00', {}, undefined],
  ['before seven days are over', '2026-11-28T11:29:59+08:00', {}, undefined],
  ['after seven days', '2026-11-28T11:30:00+08:00', {}, 'windowOver'],
  ['a second time', '2026-11-22T08:00:00+08:00', { isRated: true }, 'alreadyRated'],
  ['who was absent', '2026-11-22T08:00:00+08:00', { isServed: false }, 'notServed'],
])('%s', (_, now, wish, verdict) => {
  expect(judgeRating({ ...served, ...wish }, new Date(now))).toBe(verdict);
});

it('has no average under three ratings', () => {
  expect(averagesOf(2, [10, 10, 10, 10])).toBeNull();
  expect(averagesOf(3, [14, 15, 10, 3])).toEqual([4.7, 5, 3.3, 1]);
  expect(overallOf(2, [10, 10, 10, 10])).toBeNull();
  // Of the marks, not of the four means that were rounded before.
  expect(overallOf(3, [14, 15, 10, 3])).toBe(3.5);
});
