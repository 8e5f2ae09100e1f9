import { expect, test } from 'vitest';
import { dueAfter, overdueBefore } from './review-clock.rules.ts';

const at = (time: string): Date => new Date(`2026-${time}:00+08:00`);
const plain = new Map<string, boolean>();

test.each([
  ['a Tuesday: since Monday, the same time', '11-24T14:00', '11-23T14:00'],
  ['a Monday: since Friday, the same time', '11-23T09:30', '11-20T09:30'],
  ['a Saturday: whatever came by the end of Thursday', '11-21T10:00', '11-20T00:00'],
  ['a Sunday: the same as on Saturday', '11-22T23:59', '11-20T00:00'],
])('on %s', (_, now, before) => {
  expect(overdueBefore(at(now), plain)).toEqual(at(before));
});

test('a holiday stops the clock', () => {
  const holiday = new Map([
    ['2026-11-23', false],
    ['2026-11-24', false],
  ]);
  expect(overdueBefore(at('11-25T09:00'), holiday)).toEqual(at('11-20T09:00'));
});

test('a worked Saturday counts', () => {
  expect(overdueBefore(at('11-23T09:00'), new Map([['2026-11-21', true]]))).toEqual(at('11-21T09:00'));
});

test('a longer limit counts as many workdays', () => {
  expect(overdueBefore(at('11-24T14:00'), plain, 5)).toEqual(at('11-17T14:00'));
  expect(overdueBefore(at('11-21T10:00'), plain, 5)).toEqual(at('11-14T00:00'));
});

test.each([
  ['a Friday: the same time on Monday', '11-20T14:00', '11-23T14:00'],
  ['a Saturday: the end of Monday', '11-21T10:00', '11-24T00:00'],
  ['a Sunday: the same', '11-22T23:59', '11-24T00:00'],
])('what begins on %s', (_, from, due) => {
  expect(dueAfter(at(from), plain)).toEqual(at(due));
});

test('both sides of the clock agree', () => {
  const hours = Array.from(
    { length: 6 * 9 },
    (_, place) => new Date(at('11-18T00:30').getTime() + place * 4 * 3_600_000),
  );
  for (const from of hours)
    for (const now of hours)
      expect([from, now, from < overdueBefore(now, plain)]).toEqual([from, now, dueAfter(from, plain) < now]);
});
