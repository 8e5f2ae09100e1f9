import { expect, it } from 'vitest';
import { chooseForStar, chooseHours } from './choose-hours.rules.ts';

const hour = (id: number, more: object = {}) => ({
  id,
  minutes: 60,
  evidenceGrade: 'A' as const,
  category: 'elder',
  position: id,
  adjustOf: null,
  ...more,
});
const hours = [
  hour(1),
  hour(2, { evidenceGrade: 'C', minutes: 30 }),
  hour(3, { category: 'eco', evidenceGrade: 'B' }),
  hour(4, { position: null, minutes: 45 }),
];

it('lists what is proven, of the chosen categories, and under a root', () => {
  const all = chooseHours(hours, { categories: [], grades: 'proven' });
  expect(all.chosen.map(({ id }) => id)).toEqual([1, 3]);
  expect(all).toMatchObject({
    totalMinutes: 120,
    byGrade: { A: 1, B: 1, C: 0, D: 0 },
    leftOutByGrade: { count: 1, minutes: 30 },
    waiting: { count: 1, minutes: 45 },
  });
  expect(chooseHours(hours, { categories: ['eco'], grades: 'proven' }).chosen.map(({ id }) => id)).toEqual([
    3,
  ]);
  expect(chooseHours(hours, { categories: ['elder'], grades: 'all' }).totalMinutes).toBe(90);
});

it('counts every category of the period, whichever are chosen', () => {
  expect(chooseHours(hours, { categories: ['eco'], grades: 'proven' }).byCategory).toEqual([
    { category: 'elder', count: 3 },
    { category: 'eco', count: 1 },
  ]);
});

it('lists a record with what adjusts it, or neither, by the weaker of their grades', () => {
  const pair = [hour(1), hour(5, { adjustOf: 1, minutes: -15, evidenceGrade: 'C' })];
  const proven = chooseHours(pair, { categories: [], grades: 'proven' });
  expect(proven).toMatchObject({ chosen: [], totalMinutes: 0, leftOutByGrade: { count: 1, minutes: 45 } });
  const all = chooseHours(pair, { categories: [], grades: 'all' });
  expect(all.chosen.map(({ id }) => id)).toEqual([1, 5]);
  expect(all).toMatchObject({ totalMinutes: 45, byGrade: { A: 0, C: 1 } });
  const fresh = [hour(1), hour(5, { adjustOf: 1, minutes: 15, position: null })];
  expect(chooseHours(fresh, { categories: [], grades: 'all' })).toMatchObject({
    chosen: [],
    waiting: { count: 1, minutes: 75 },
  });
});

it('proves a star by the fewest services, the longest first, each with its correction', () => {
  const longest = hour(5, { minutes: 200 });
  const less = hour(6, { minutes: -150, adjustOf: 5 });
  const idsOf = (askedMinutes: number) =>
    chooseForStar([...hours, longest, less], askedMinutes)?.chosen.map(({ id }) => id);
  expect(idsOf(60)).toEqual([1]);
  expect(idsOf(170)).toEqual([1, 3, 5, 6]);
  expect(idsOf(200)).toEqual([1, 2, 3, 5, 6]);
  // What is under no root yet proves nothing.
  expect(idsOf(201)).toBeUndefined();
});
