import { expect, it } from 'vitest';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import { badgesOf } from './badges.words.ts';

it('has two badges a category, each with a name of its own, and none is earned by nothing', () => {
  const badges = badgesOf([]);
  expect(badges).toHaveLength(2 * categoryKeys.length);
  expect(new Set(badges.map(({ name }) => name)).size).toBe(badges.length);
  expect(badges.filter(({ isEarned, done }) => isEarned || done > 0)).toEqual([]);
});

it('is earned at the goal and not a minute before, and what is earned or nearest comes first', () => {
  const badges = badgesOf([
    { category: 'eco', times: 10, minutes: 2_999 },
    { category: 'elder', times: 9, minutes: 3_000 },
  ]);
  expect(badges.slice(0, 4).map(({ key, isEarned }) => [key, isEarned])).toEqual([
    ['elder-minutes', true],
    ['eco-times', true],
    ['eco-minutes', false],
    ['elder-times', false],
  ]);
  expect(badges[0]).toMatchObject({ done: 3_000, goal: 3_000 });
  expect(badgesOf([{ category: 'eco', times: 40, minutes: 9_000 }])[0]).toMatchObject({ done: 10, goal: 10 });
});
