import { describe, expect, test } from 'vitest';
import {
  countMinutes,
  gradeOf,
  judgeAdjust,
  isWitnessThePerson,
  judgeEntry,
  judgeObject,
  needsCentre,
  plannedMinutes,
} from './hours.rules.ts';

const on = (day: number, time: string): Date => new Date(`2026-11-${day}T${time}+08:00`);
const shift = { startsAt: on(21, '08:30:00'), endsAt: on(21, '11:30:00'), breakMinutes: 0 };
const night = { startsAt: on(21, '22:00:00'), endsAt: on(22, '02:00:00'), breakMinutes: 0 };

describe('minutes', () => {
  const minutesOf = (from: string, to: string, breakMinutes = 0): number[] =>
    countMinutes({ ...shift, breakMinutes, checkedInAt: on(21, from), checkedOutAt: on(21, to) }).map(
      (piece) => piece.minutes,
    );

  test.each([
    ['the whole shift', '08:30:00', '11:30:00', 0, [180]],
    ['early arrival does not count', '07:30:00', '11:30:00', 0, [180]],
    ['overtime does not count', '08:30:00', '13:30:00', 0, [180]],
    ['late and early', '09:00:00', '11:00:00', 0, [120]],
    ['part of a minute is dropped', '08:30:30', '08:32:29', 0, [1]],
    ['under a minute is nothing', '08:30:00', '08:30:59.999', 0, []],
    ['out before the start is nothing', '07:30:00', '08:00:00', 0, []],
    ['in after the end is nothing', '11:30:00', '12:00:00', 0, []],
    ['the break comes off', '08:30:00', '11:30:00', 30, [150]],
    ['a break as long as the time leaves nothing', '08:30:00', '09:00:00', 30, []],
    ['a break never makes a debt', '08:30:00', '08:40:00', 30, []],
  ])('%s', (_, from, to, breakMinutes, minutes) => {
    expect(minutesOf(from, to, breakMinutes)).toEqual(minutes);
  });

  test.each([
    [480, '16:30:00'],
    [480, '16:31:00'],
    [479, '16:29:59'],
  ])('a record has at most %d', (minutes, out) => {
    const long = { ...shift, endsAt: on(21, '20:00:00') };
    const pieces = countMinutes({ ...long, checkedInAt: long.startsAt, checkedOutAt: on(21, out) });
    expect(pieces.map((piece) => piece.minutes)).toEqual([minutes]);
  });

  test('a night shift is cut at midnight into a record a day', () => {
    const pieces = countMinutes({ ...night, checkedInAt: night.startsAt, checkedOutAt: night.endsAt });
    expect(pieces).toEqual([
      { serviceOn: '2026-11-21', startsAt: night.startsAt, endsAt: on(22, '00:00:00'), minutes: 120 },
      { serviceOn: '2026-11-22', startsAt: on(22, '00:00:00'), endsAt: night.endsAt, minutes: 120 },
    ]);
  });

  test.each([
    ['to midnight is one record', '22:00:00', on(22, '00:00:00'), 0, [120]],
    ['the break comes off once, off the longer day', '23:00:00', on(22, '02:00:00'), 30, [60, 90]],
    ['of two like days off the first', '22:00:00', on(22, '02:00:00'), 30, [90, 120]],
    ['what the longer day cannot bear comes off the other', '23:30:00', on(22, '00:20:00'), 40, [10]],
  ])('a night shift: %s', (_, from, checkedOutAt, breakMinutes, minutes) => {
    const pieces = countMinutes({ ...night, breakMinutes, checkedInAt: on(21, from), checkedOutAt });
    expect(pieces.map((piece) => piece.minutes)).toEqual(minutes.filter((value) => value > 0));
    expect(pieces.reduce((sum, piece) => sum + piece.minutes, 0)).toBe(
      minutes.reduce((sum, value) => sum + value, 0),
    );
  });
});

test.each([
  ['A', 'rotatingCode', 'rotatingCode', 'pass'],
  ['B', 'rotatingCode', 'rotatingCode', 'unknown'],
  ['B', 'rotatingCode', 'rotatingCode', 'fail'],
  ['B', 'rotatingCode', 'rotatingCode', 'notRequired'],
  ['B', 'rotatingCode', 'shortCode', 'pass'],
  ['B', 'shortCode', 'rollCall', 'pass'],
  ['B', 'rollCall', 'shortCode', 'unknown'],
  ['C', 'rotatingCode', 'fixed', 'pass'],
  ['C', 'fixed', 'rotatingCode', 'pass'],
  ['C', 'volunteerCode', 'fixed', 'notRequired'],
  ['B', 'rotatingCode', 'volunteerCode', 'pass'],
  ['B', 'volunteerCode', 'volunteerCode', 'notRequired'],
  ['B', 'volunteerCode', 'volunteerCode', 'pass'],
  ['B', 'rollCall', 'volunteerCode', 'notRequired'],
  ['C', 'rollCall', 'rollCall', 'notRequired'],
  ['C', 'rollCall', 'fixed', 'pass'],
  ['C', null, null, 'pass'],
] as const)('evidence is %s for %s in, %s out, place %s', (grade, inMethod, outMethod, placeResult) => {
  expect(gradeOf({ inMethod, outMethod, placeResult, othersOnDevice: 0 })).toBe(grade);
});

test.each([
  ['rotatingCode', 'rotatingCode', 'pass', 1],
  ['shortCode', 'shortCode', 'unknown', 5],
  ['volunteerCode', 'rotatingCode', 'notRequired', 1],
])(
  '%s in and %s out, place %s, is C on a device with %d others',
  (...[inMethod, outMethod, placeResult, others]) => {
    expect(gradeOf({ inMethod, outMethod, placeResult, othersOnDevice: others })).toBe('C');
  },
);

test.each([
  [false, 180, 'A', 0],
  [false, 120, 'B', 0],
  [true, 181, 'A', 0],
  [true, 180, 'C', 0],
  [true, 60, 'D', 0],
  [false, 180, 'A', 540],
  [true, 180, 'A', 541],
] as const)('a second person is needed: %s for %d of 180 minutes, grade %s, %d besides', (...row) => {
  const [isNeeded, minutes, evidenceGrade, others] = row;
  const facts = { minutes, calculatedMinutes: 180, evidenceGrade };
  expect(needsCentre({ ...facts, isLeadersOwn: false }, others)).toBe(isNeeded);
  expect(needsCentre({ ...facts, isLeadersOwn: true }, others)).toBe(true);
});

test.each([
  [undefined, 170, {}],
  [undefined, 300, {}],
  ['overShift', 301, {}],
  ['unchanged', 180, {}],
  ['wrongState', 170, { state: 'publicity' }],
  ['wrongState', 170, { state: 'submitted' }],
  [undefined, 480, { shiftMinutes: 400 }],
  ['overCap', 481, { shiftMinutes: 400 }],
] as const)('adjusting is %s to %d for %o', (refusal, minutes, more) => {
  expect(judgeAdjust(minutes, { state: 'calculated', minutes: 180, shiftMinutes: 180, ...more })).toBe(
    refusal,
  );
});

test.each([
  [undefined, 180, {}, shift.endsAt],
  ['overPlanned', 181, {}, shift.endsAt],
  ['overPlanned', 180, { breakMinutes: 1 }, shift.endsAt],
  ['wrongState', 10, {}, new Date(shift.endsAt.getTime() - 1)],
  ['wrongState', 10, { status: 'cancelled' }, shift.endsAt],
  ['wrongState', 10, { activityStatus: 'publicity' }, shift.endsAt],
  [undefined, 10, { activityStatus: 'settling' }, new Date(shift.endsAt.getTime() + 30 * 86_400_000)],
  ['makeupTooLate', 10, {}, new Date(shift.endsAt.getTime() + 30 * 86_400_000 + 1)],
] as const)('an entry is %s for %d minutes of %o', (refusal, minutes, more, now) => {
  const planned = { ...shift, status: 'open', activityStatus: 'published', ...more };
  expect(judgeEntry(minutes, planned, now)).toBe(refusal);
});

test('planned minutes are without the break', () => {
  expect(plannedMinutes({ ...night, breakMinutes: 30 })).toBe(210);
});

test.each([
  ['乔木', '0417', false],
  ['沈知夏', '0417', false],
  ['乔木', '8000', false],
  ['沈知夏', '8000', true],
])('%s with %s is the person themself: %s', (witnessName, witnessMobileTail, answer) => {
  const person = { name: '沈知夏', mobileMasked: '138****8000' };
  expect(isWitnessThePerson({ witnessName, witnessMobileTail }, person)).toBe(answer);
});

describe('judgeObject', () => {
  const now = on(24, '12:00:00');
  const facts = { publicityEndsAt: null, isOwn: true, isAwaitingAnswer: false };
  test.each([
    ['calculated', {}, undefined],
    ['submitted', {}, undefined],
    ['submitted', { isAwaitingAnswer: true }, 'answerFirst'],
    ['publicity', {}, undefined],
    ['publicity', { publicityEndsAt: now }, 'publicityOver'],
    ['disputed', {}, 'wrongState'],
    ['rejected', {}, 'wrongState'],
    ['effective', {}, 'publicityOver'],
    ['calculated', { isOwn: false }, 'unseen'],
    ['submitted', { isOwn: false }, 'unseen'],
    ['rejected', { isOwn: false }, 'unseen'],
    ['publicity', { isOwn: false }, undefined],
    ['publicity', { isOwn: false, publicityEndsAt: now }, 'publicityOver'],
    ['disputed', { isOwn: false }, 'wrongState'],
  ] as const)('%s with %o is %s', (state, more, refusal) => {
    expect(judgeObject({ ...facts, ...more, state }, now)).toBe(refusal);
  });
});
