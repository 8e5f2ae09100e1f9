import { expect, it } from 'vitest';
import { dayIn } from './instants.ts';

it.each([
  ['2026-11-21', '2026-11-21'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['2026-1-1', undefined],
  ['x', undefined],
  [null, undefined],
])('takes a day out of an address: %s', (text, day) => {
  expect(dayIn(text)).toBe(day);
});
