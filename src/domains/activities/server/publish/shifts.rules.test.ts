import { expect, it, test } from 'vitest';
import type { ShiftForm } from '../../contract/activity-form.contract.ts';
import { shiftClashes } from './shifts.rules.ts';

const shift = (from: string, to: string, postName = '引导'): ShiftForm => ({
  postName,
  startsAt: `2026-12-05T${from}:00+08:00`,
  endsAt: `2026-12-05T${to}:00+08:00`,
  breakMinutes: 0,
  capacity: 12,
  minNeeded: 2,
});
const told = (shifts: ShiftForm[]) =>
  shiftClashes(shifts).map(({ index, earlier, isSame }) => [index, earlier, isSame]);

test.each([
  ['apart, and touching', [shift('09:00', '10:00'), shift('10:00', '11:00')], []],
  ['other work at the same time', [shift('09:00', '10:00'), shift('09:00', '10:00', '签到')], []],
  ['quite the same', [shift('09:00', '10:00'), shift('09:00', '10:00')], [[1, 0, true]]],
  [
    'told at the lower row, whichever begins first',
    [shift('09:30', '11:00'), shift('09:00', '10:00')],
    [[1, 0, false]],
  ],
  [
    'two inside a long one',
    [shift('09:00', '17:00'), shift('09:30', '10:00'), shift('11:00', '12:00')],
    [
      [1, 0, false],
      [2, 0, false],
    ],
  ],
])('%s', (_, shifts, clashes) => {
  expect(told(shifts)).toEqual(clashes);
});

it('finds a row of two hundred wherever it stands', () => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const many = Array.from({ length: 199 }, (_, index) =>
    shift(
      `${two(Math.floor(index / 10))}:${two((index % 10) * 6)}`,
      `${two(Math.floor((index + 1) / 10))}:${two(((index + 1) % 10) * 6)}`,
    ),
  );
  expect(told(many)).toEqual([]);
  expect(told([...many, shift('05:01', '05:02')])).toEqual([[199, 50, false]]);
});
