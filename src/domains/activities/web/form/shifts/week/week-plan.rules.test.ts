import { expect, it, test } from 'vitest';
import type { ShiftForm } from '../../../../contract/activity-form.contract.ts';
import { blocksOf, hoursToDraw, spanByKey, weekOf } from './week-plan.rules.ts';

const shift = (startsAt: string, endsAt: string, more: Partial<ShiftForm> = {}): ShiftForm => ({
  postName: '引导',
  startsAt: `2026-12-${startsAt}:00+08:00`,
  endsAt: `2026-12-${endsAt}:00+08:00`,
  breakMinutes: 0,
  capacity: 12,
  minNeeded: 2,
  ...more,
});
const monday = '2026-12-07';
const told = (shifts: ShiftForm[]) =>
  blocksOf(shifts, monday).map(({ index, column, from, to, lane, lanes }) => [
    index,
    column,
    from,
    to,
    lane,
    lanes,
  ]);

it('places the shifts of a week, side by side where they overlap, and nights to the lower edge', () => {
  expect(
    told([
      shift('13T22:00', '14T06:00'),
      shift('12T10:00', '12T12:00'),
      shift('12T09:00', '12T10:30'),
      shift('12T10:30', '12T11:00'),
      shift('12T13:00', '12T14:00'),
      shift('14T09:00', '14T10:00'),
    ]),
  ).toEqual([
    [2, 5, 540, 630, 0, 2],
    [1, 5, 600, 720, 1, 2],
    [3, 5, 630, 660, 0, 2],
    [4, 5, 780, 840, 0, 1],
    [0, 6, 1320, 1440, 0, 1],
  ]);
});

it('draws no row that has no time yet, and the hours that are needed', () => {
  expect(
    told([shift('12T10:00', '12T09:00'), shift('12T09:00', '12T10:00', { typed: { to: '25点' } })]),
  ).toEqual([]);
  expect(hoursToDraw([])).toEqual({ first: 8, last: 18 });
  expect(
    hoursToDraw(blocksOf([shift('12T05:30', '12T07:00'), shift('12T20:00', '12T21:15')], monday)),
  ).toEqual({
    first: 5,
    last: 22,
  });
  expect(weekOf(shift('13T22:00', '14T06:00'))).toBe(monday);
});

test.each([
  ['ArrowUp', {}, '12T08:45', '12T10:45'],
  ['ArrowDown', { ctrlKey: true }, '12T09:30', '12T11:30'],
  ['ArrowLeft', {}, '11T09:00', '11T11:00'],
  ['ArrowRight', {}, '13T09:00', '13T11:00'],
  ['ArrowDown', { shiftKey: true }, '12T09:00', '12T11:15'],
  ['ArrowUp', { shiftKey: true, ctrlKey: true }, '12T09:00', '12T10:30'],
])('%s %o', (key, held, startsAt, endsAt) => {
  const { startsAt: from, endsAt: to } = shift(startsAt, endsAt);
  expect(spanByKey(shift('12T09:00', '12T11:00'), { key, shiftKey: false, ctrlKey: false, ...held })).toEqual(
    { startsAt: from, endsAt: to },
  );
});

it('keeps a shift between a quarter of an hour and twelve hours, and leaves other keys alone', () => {
  const by = (at: ShiftForm, key: string) => spanByKey(at, { key, shiftKey: true, ctrlKey: false });
  const short = shift('12T09:00', '12T09:15');
  expect(by(short, 'ArrowUp')?.endsAt).toBe(short.endsAt);
  const long = shift('12T08:00', '12T20:00');
  expect(by(long, 'ArrowDown')?.endsAt).toBe(long.endsAt);
  expect(by(short, 'Tab')).toBeUndefined();
  expect(by(short, 'ArrowLeft')).toBeUndefined();
});
