import { expect, it } from 'vitest';
import { nextSort, sortWordsOf } from './sorting.ts';

it('names every order of a list', () => {
  expect(sortWordsOf(['name', 'createdAt'])).toEqual(['name', '-name', 'createdAt', '-createdAt']);
});

it.each([
  [undefined, 'name'],
  ['createdAt', 'name'],
  ['-createdAt', 'name'],
  ['name', '-name'],
  ['-name', undefined],
])('a head pressed while the order is %s gives %s', (before, after) => {
  expect(nextSort(before, 'name')).toBe(after);
});
