import { expect, it } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

it.each([
  [undefined, undefined],
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=40-900', { first: 40, last: 99 }],
  ['bytes=100-', undefined],
  ['bytes=5-4', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-5', undefined],
])('of a hundred bytes %s is %o', (header, range) => {
  expect(byteRangeOf(header, 100)).toEqual(range);
});
