import { expect, it } from 'vitest';
import { numbersIn } from './number.rules.ts';

it.each([
  ['HD20261121-0218', ['HD202611210218', 'HD20261121-0218']],
  [' hd20261121 0218 ', ['HD202611210218', 'HD20261121-0218']],
  ['T990100000007', ['T990100000007', 'T99010000-0007']],
  ['净滩', undefined],
  ['T恤 2026', undefined],
  ['HD12', undefined],
])('%j names %j', (query, numbers) => {
  expect(numbersIn(query)).toEqual(numbers);
});
