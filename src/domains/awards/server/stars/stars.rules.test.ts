import { expect, it } from 'vitest';
import type { StarState } from '../../contract/stars.words.ts';
import { isAscending, levelToFind } from './stars.rules.ts';

const levels = [100, 300, 600].map((minMinutes, index) => ({
  level: index + 1,
  minMinutes,
  needsCity: index === 2,
}));

it.each<[number, [number, StarState][], number | undefined]>([
  [99, [], undefined],
  [100, [], 1],
  [700, [], 3],
  [700, [[3, 'candidate']], undefined],
  [700, [[3, 'awarded']], undefined],
  [700, [[2, 'awarded']], 3],
  [700, [[1, 'objected']], 3],
  // Held back at three stars: two are still there to be had.
  [700, [[3, 'held']], 2],
  [
    700,
    [
      [3, 'held'],
      [2, 'publicity'],
    ],
    undefined,
  ],
  [
    700,
    [
      [3, 'held'],
      [2, 'held'],
    ],
    1,
  ],
  // Taken back: reached again it is found again, and until then the lower ones are.
  [400, [[3, 'withdrawn']], 2],
  [700, [[3, 'withdrawn']], 3],
  [
    700,
    [
      [3, 'withdrawn'],
      [3, 'candidate'],
    ],
    undefined,
  ],
])('with %i minutes and %j the star found is %s', (minutes, stars, found) => {
  const own = stars.map(([level, state]) => ({ level, state }));
  expect(levelToFind(minutes, levels, own)?.level).toBe(found);
});

it('levels ask for more each', () => {
  expect([isAscending([1, 2, 3]), isAscending([1, 1, 3]), isAscending([0, 1])]).toEqual([true, false, false]);
});
