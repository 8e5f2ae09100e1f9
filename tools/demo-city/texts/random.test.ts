import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('the random source', () => {
  it('repeats itself for a seed and stays within bounds', () => {
    const draw = (seed: number) => {
      const rng = createRandom(seed);
      return Array.from({ length: 200 }, () => rng.int(3, 7));
    };
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(new Set(draw(1))).toEqual(new Set([3, 4, 5, 6, 7]));
  });

  it('shuffles a copy and loses nothing', () => {
    const list = [1, 2, 3, 4, 5];
    const shuffled = createRandom('shuffle').shuffle(list);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5]);
  });

  it('never draws a weight of nothing, and refuses what cannot be drawn from', () => {
    const rng = createRandom('weights');
    const choices = [
      ['never', 0],
      ['always', 1],
    ] as const;
    expect(new Set(Array.from({ length: 200 }, () => rng.weighted(choices)))).toEqual(new Set(['always']));
    expect(() => rng.pick([])).toThrow('empty list');
    expect(() => rng.weighted([['never', 0]])).toThrow('more than 0');
  });
});
