import { expect, it } from 'vitest';
import { RecentMap } from './recent-map.ts';

it('keeps the latest that were set, also those that were set anew', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 3);
  expect([...map]).toEqual([
    ['b', 2],
    ['a', 3],
  ]);
  map.set('c', 4);
  expect([...map.keys()]).toEqual(['a', 'c']);
});

it('forgets nothing for one that is there already', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('b', 3);
  expect([map.get('a'), map.get('b'), map.size]).toEqual([1, 3, 2]);
});
