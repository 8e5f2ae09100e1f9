import { expect, it } from 'vitest';
import { dateTimeLabel, dayIn } from './instants.ts';

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

it('says the year of a record, in Shanghai time', () => {
  expect(dateTimeLabel('2025-12-31T16:05:00Z')).toBe('2026-01-01 00:05');
});
