import { expect, it, test } from 'vitest';
import { mostShifts } from '../../../contract/activities.words.ts';
import { repeatWeekly } from './repeat-shifts.rules.ts';

const shift = (day: string, from = '09:00', to = '11:30', more: object = {}) => ({
  postName: '引导',
  startsAt: `${day}T${from}:00+08:00`,
  endsAt: `${day}T${to}:00+08:00`,
  breakMinutes: 10,
  capacity: 12,
  minNeeded: 2,
  ...more,
});
const startsOf = (shifts: readonly { startsAt: string }[]) =>
  shifts.map(({ startsAt }) => new Date(startsAt).toISOString());

test.each([
  ['no week adds none', [shift('2026-12-05')], 0, []],
  [
    'the same hour a week on, over the end of a year',
    [shift('2026-12-26')],
    2,
    ['2027-01-02T01:00:00.000Z', '2027-01-09T01:00:00.000Z'],
  ],
  [
    'two shifts, week by week',
    [shift('2026-12-05'), shift('2026-12-06')],
    1,
    ['2026-12-12T01:00:00.000Z', '2026-12-13T01:00:00.000Z'],
  ],
  [
    'what is there already is not made twice',
    [shift('2026-12-05'), shift('2026-12-12')],
    2,
    ['2026-12-19T01:00:00.000Z', '2026-12-26T01:00:00.000Z'],
  ],
])('%s', (_, shifts, weeks, starts) => {
  expect(startsOf(repeatWeekly(shifts, weeks))).toEqual(starts);
});

it('keeps places, break and post, makes rows of their own, and nights stay nights', () => {
  const night = shift('2026-12-05', '22:00', '22:30', { id: 7, endsAt: '2026-12-06T06:00:00+08:00' });
  const [copy] = repeatWeekly([night], 1);
  expect(copy).toMatchObject({
    id: undefined,
    postName: '引导',
    breakMinutes: 10,
    capacity: 12,
    minNeeded: 2,
  });
  expect(Date.parse(copy!.endsAt) - Date.parse(copy!.startsAt)).toBe(8 * 3_600_000);
});

it('ends with the day that is named, which is part of it', () => {
  const until = (day: string) => startsOf(repeatWeekly([shift('2026-12-05'), shift('2026-12-06')], 52, day));
  expect(until('2026-12-12')).toEqual(['2026-12-12T01:00:00.000Z']);
  expect(until('2026-12-13')).toHaveLength(2);
  expect(until('2026-12-11')).toEqual([]);
});

it('fills the form and no more', () => {
  const many = Array.from({ length: mostShifts - 1 }, (_, index) =>
    shift('2026-12-05', '09:00', '11:30', { postName: `第 ${index} 组` }),
  );
  expect(repeatWeekly(many, 3)).toHaveLength(1);
});
