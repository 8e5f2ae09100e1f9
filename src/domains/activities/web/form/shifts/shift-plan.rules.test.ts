import { expect, it, test } from 'vitest';
import { mostShifts } from '../../../contract/activities.words.ts';
import { planShifts, type ShiftRule } from './shift-plan.rules.ts';

const shift = (day: string, from = '09:00', to = '11:30', more: object = {}) => ({
  postName: '引导',
  startsAt: `${day}T${from}:00+08:00`,
  endsAt: `${day}T${to}:00+08:00`,
  breakMinutes: 10,
  capacity: 12,
  minNeeded: 2,
  ...more,
});
const marks = new Map([
  ['2026-10-01', { isWorkday: false, name: '国庆节' }],
  ['2026-10-03', { isWorkday: false, name: '国庆节' }],
  ['2026-10-10', { isWorkday: true, name: '国庆节调休' }],
]);
const around = { marks, today: '2026-09-21' };
const saturdays: ShiftRule = {
  pattern: '2026-09-26',
  weekdays: [6],
  everyWeeks: 1,
  end: { until: '2026-10-24' },
  passes: ['holiday', 'makeUp'],
};
const told = (shifts: ReturnType<typeof shift>[], rule: Partial<ShiftRule>, day = around.today) =>
  planShifts(shifts, { ...saturdays, ...rule }, { ...around, today: day }).map((planned) =>
    [planned.day.slice(5), planned.leftOut ?? planned.note ?? planned.shifts.length].join(' '),
  );
const one = [shift('2026-09-26')];

test.each([
  [
    'passes over days off and days worked for them',
    {},
    ['10-03 国庆节放假', '10-10 国庆节调休，要上班', '10-17 1', '10-24 1'],
  ],
  [
    'says of days off that are kept what they are',
    { passes: ['makeUp'] as const },
    ['10-03 国庆节放假', '10-10 国庆节调休，要上班', '10-17 1', '10-24 1'],
  ],
  [
    'several weekdays, also later in the same week',
    { weekdays: [0, 3], passes: [], end: { until: '2026-10-04' } },
    ['09-27 1', '09-30 1', '10-04 1'],
  ],
  [
    'every second week',
    { everyWeeks: 2, end: { until: '2026-10-24' } },
    ['10-10 国庆节调休，要上班', '10-24 1'],
  ],
  [
    'on so many days, those passed over not counted',
    { end: { times: 2 } },
    ['10-03 国庆节放假', '10-10 国庆节调休，要上班', '10-17 1', '10-24 1'],
  ],
  ['no weekday, no day', { weekdays: [] }, []],
  ['a last day that is none', { end: { until: '' } }, []],
])('%s', (_, rule, days) => {
  expect(told(one, rule)).toEqual(days);
});

it('repeats all shifts of the pattern day, and only what is not there yet', () => {
  const day = [shift('2026-09-26'), shift('2026-09-26', '14:00', '16:00'), shift('2026-10-17')];
  const rule = { end: { until: '2026-10-24' } } as const;
  expect(told(day, rule).slice(2)).toEqual(['10-17 1', '10-24 2']);
  expect(told([...day, shift('2026-10-17', '14:00', '16:00')], rule)[2]).toBe('10-17 已经有了');
});

it('adds nothing on days that have passed', () => {
  expect(told(one, {}, '2026-10-17')).toEqual([
    '10-03 已经过去',
    '10-10 已经过去',
    '10-17 已经过去',
    '10-24 1',
  ]);
});

it('ends where the form is full, and says so, and after a year', () => {
  const full = Array.from({ length: mostShifts - 1 }, (_, index) =>
    shift('2026-09-26', '09:00', '10:00', { postName: `第 ${index} 组` }),
  );
  expect(told([...full.slice(1), shift('2026-09-25')], { pattern: '2026-09-25', end: { times: 9 } })).toEqual(
    [
      '09-26 1',
      '10-03 国庆节放假',
      '10-10 国庆节调休，要上班',
      `10-17 一个活动至多 ${mostShifts} 场，排不下了`,
    ],
  );
  expect(told(one, { everyWeeks: 1, weekdays: [6], end: { until: '2099-01-01' } }).at(-1)).toBe('09-25 1');
});
