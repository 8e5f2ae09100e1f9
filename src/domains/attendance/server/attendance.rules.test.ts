import { describe, expect, test } from 'vitest';
import {
  codesOf,
  type DayFacts,
  judgeCheckIn,
  judgeCheckOut,
  judgeFix,
  judgeObjection,
  judgePlace,
  judgePresence,
  judgeRollCall,
  judgeUndo,
  methodOfCode,
  worseOf,
} from './attendance.rules.ts';

const at = (time: string): Date => new Date(`2026-11-21T${time}+08:00`);
const later = (time: Date, ms: number): Date => new Date(time.getTime() + ms);
const [startsAt, endsAt] = [at('08:30:00'), at('11:30:00')];
const facts: DayFacts = {
  isConfirmed: true,
  activityStatus: 'published',
  teamStatus: 'active',
  shiftStatus: 'open',
  startsAt,
  endsAt,
  state: 'expected',
  placePolicy: 'required',
  placeResult: 'pass',
  codeMethod: 'rotatingCode',
  hasClash: false,
  pairCount: 0,
};
const day = 86_400_000;

describe('codes', () => {
  const now = at('08:30:10');
  const { rotatingCode, shortCode, refreshAt, shortCodeUntil } = codesOf('secret', 7, now);
  const methodAt = (code: string, time: Date, shiftId = 7) =>
    methodOfCode(code, 'secret', { shiftId, now: time });

  test('turn at 30 seconds and five minutes', () => {
    expect([refreshAt, shortCodeUntil]).toEqual([at('08:30:30'), at('08:35:00')]);
    expect(rotatingCode).toMatch(/^[0-9A-F]{10}$/);
    expect(shortCode).toMatch(/^\d{6}$/);
  });

  test.each([
    ['in their window', at('08:30:29.999'), 'rotatingCode', 'shortCode'],
    ['to the end of the window after it', at('08:30:59.999'), 'rotatingCode', 'shortCode'],
    ['but not longer', at('08:31:00'), undefined, 'shortCode'],
    ['the six digits to ten minutes', at('08:39:59.999'), undefined, 'shortCode'],
    ['and not longer', at('08:40:00'), undefined, undefined],
  ])('count %s', (...[, time, rotating, short]) => {
    expect([methodAt(rotatingCode, time), methodAt(shortCode, time)]).toEqual([rotating, short]);
  });

  test('are typed in any case, and belong to one shift and one key', () => {
    expect(methodAt(` ${rotatingCode.toLowerCase()} `, now)).toBe('rotatingCode');
    expect(methodAt(rotatingCode, now, 8)).toBeUndefined();
    expect(methodAt(shortCode, now, 8)).toBeUndefined();
    expect(methodOfCode(rotatingCode, 'another', { shiftId: 7, now })).toBeUndefined();
    expect(methodAt('', now)).toBeUndefined();
  });
});

describe('place', () => {
  const target = { lng: 118.83, lat: 31.97 };
  const north = (metres: number) => ({ lng: target.lng, lat: target.lat + metres / 111_194.93 });

  test.each([
    ['inside', 299, 10, 'pass'],
    ['on the line', 300, 200, 'pass'],
    ['a little too vague', 10, 201, 'unknown'],
    ['inside without saying how exactly', 10, undefined, 'unknown'],
    ['18 km away with an accuracy of 100 km', 18_000, 100_000, 'unknown'],
    ['18 km away with one of 10 km', 18_000, 10_000, 'fail'],
    ['outside', 301, 10, 'fail'],
    ['outside without accuracy', 301, undefined, 'fail'],
    ['vaguely outside', 301, 301, 'unknown'],
    ['vaguely inside proves nothing either', 10, 301, 'unknown'],
  ])('%s', (...[, metres, accuracyM, result]) => {
    expect(
      judgePlace({ policy: 'hint', radiusM: 300, target, here: { ...north(metres), accuracyM } }).result,
    ).toBe(result);
  });

  test('asks nothing without a policy or a point, and knows nothing without a position', () => {
    const here = { ...north(1), accuracyM: 5 };
    expect(judgePlace({ policy: 'none', radiusM: 300, target, here }).result).toBe('notRequired');
    expect(judgePlace({ policy: 'required', radiusM: 300, target: undefined, here }).result).toBe(
      'notRequired',
    );
    expect(judgePlace({ policy: 'required', radiusM: 300, target, here: undefined })).toEqual({
      result: 'unknown',
      distanceM: null,
      accuracyM: null,
    });
  });

  test.each([
    ['pass', 'pass', 'pass'],
    ['pass', 'fail', 'fail'],
    ['fail', 'pass', 'fail'],
    ['unknown', 'fail', 'fail'],
    ['unknown', 'pass', 'unknown'],
    ['notRequired', 'pass', 'notRequired'],
  ] as const)('%s in and %s out is %s', (before, after, worse) => {
    expect(worseOf({ result: before, distanceM: 1 }, { result: after, distanceM: 2 }).result).toBe(worse);
  });
});

describe('check-in', () => {
  test.each([
    ['an hour before', at('07:30:00'), undefined],
    ['earlier', later(at('07:30:00'), -1), 'tooEarly'],
    ['a moment before the end', later(endsAt, -1), undefined],
    ['at the end', endsAt, 'tooLate'],
  ])('%s', (_, now, refusal) => {
    expect(judgeCheckIn(facts, now)).toBe(refusal);
  });

  test.each([
    ['notConfirmed', { isConfirmed: false, shiftStatus: 'cancelled' }],
    ['shiftCancelled', { shiftStatus: 'cancelled', activityStatus: 'cancelled' }],
    ['activityNotRunning', { activityStatus: 'suspended', state: 'checkedIn' }],
    ['teamSuspended', { teamStatus: 'suspended', codeMethod: undefined }],
    ['alreadyIn', { state: 'checkedIn', codeMethod: undefined, teamStatus: 'suspended' }],
    ['alreadyOut', { state: 'checkedOut' }],
    ['wrongState', { state: 'absent' }],
    ['wrongState', { state: 'excused' }],
    ['wrongState', { state: 'noCheckOut' }],
    ['codeWrong', { codeMethod: undefined, placeResult: 'fail' }],
    ['outsidePlace', { placeResult: 'fail', hasClash: true }],
    ['clash', { hasClash: true, pairCount: 3 }],
    ['tooManyPairs', { pairCount: 3 }],
    [undefined, { pairCount: 2 }],
    [undefined, { activityStatus: 'settling' }],
    [undefined, { placePolicy: 'hint', placeResult: 'fail' }],
    [undefined, { placePolicy: 'hint', placeResult: 'unknown' }],
    ['placeUnproved', { placeResult: 'unknown', hasClash: true }],
  ] as [string | undefined, Partial<DayFacts>][])('is %s for %o', (refusal, more) => {
    expect(judgeCheckIn({ ...facts, ...more }, startsAt)).toBe(refusal);
  });
});

describe('check-out', () => {
  const inside = { ...facts, state: 'checkedIn' as const };
  test.each([
    ['alreadyOut', { state: 'checkedOut' }, startsAt],
    ['tooLate', { state: 'noCheckOut' }, startsAt],
    ['notIn', { state: 'expected' }, startsAt],
    ['notIn', { state: 'absent' }, startsAt],
    ['shiftCancelled', { shiftStatus: 'cancelled' }, startsAt],
    ['activityNotRunning', { activityStatus: 'cancelled' }, startsAt],
    ['codeWrong', { codeMethod: undefined }, startsAt],
    ['outsidePlace', { placeResult: 'fail' }, startsAt],
    ['placeUnproved', { placeResult: 'unknown' }, startsAt],
    [undefined, { placePolicy: 'hint', placeResult: 'unknown' }, startsAt],
    [undefined, { placePolicy: 'hint', placeResult: 'fail' }, startsAt],
    [undefined, { teamStatus: 'suspended' }, startsAt],
    [undefined, {}, at('13:30:00')],
    ['tooLate', {}, later(at('13:30:00'), 1)],
  ] as [string | undefined, Partial<DayFacts>, Date][])('is %s for %o', (refusal, more, now) => {
    expect(judgeCheckOut({ ...inside, ...more }, now)).toBe(refusal);
  });
});

describe('what the leader records', () => {
  const row = {
    startsAt,
    endsAt,
    hasClash: false,
    pairCount: 0,
    isLocked: false,
    state: 'expected' as const,
  };

  test.each([
    ['tooEarly', later(at('07:30:00'), -1), {}],
    [undefined, at('07:30:00'), {}],
    [undefined, later(endsAt, -1), {}],
    ['shiftEnded', endsAt, {}],
    ['clash', startsAt, { hasClash: true }],
    ['tooManyPairs', startsAt, { pairCount: 3 }],
  ])('presence is %s', (refusal, now, more) => {
    expect(judgePresence({ ...row, ...more }, now)).toBe(refusal);
  });

  const ends3 = later(endsAt, 3 * day);
  test.each([
    ['in', 'hoursConfirmed', { isLocked: true }, startsAt],
    ['in', 'alreadyIn', { state: 'checkedIn' }, startsAt],
    ['in', 'wrongState', { state: 'checkedOut' }, startsAt],
    ['in', 'wrongState', { state: 'noCheckOut' }, startsAt],
    ['in', undefined, { state: 'absent' }, startsAt],
    ['in', undefined, {}, startsAt],
    ['in', 'shiftEnded', {}, endsAt],
    ['out', 'alreadyOut', { state: 'checkedOut' }, startsAt],
    ['out', 'notIn', {}, startsAt],
    ['out', undefined, { state: 'checkedIn' }, at('13:30:00')],
    ['out', 'tooLate', { state: 'checkedIn' }, later(at('13:30:00'), 1)],
    ['absent', 'notStarted', {}, later(startsAt, -1)],
    ['absent', undefined, {}, startsAt],
    ['absent', undefined, {}, later(ends3, 1)],
    ['excused', undefined, { state: 'absent' }, ends3],
    ['excused', 'absenceFinal', { state: 'absent' }, later(ends3, 1)],
    ['absent', 'wrongState', { state: 'checkedIn' }, startsAt],
  ] as const)('roll call %s is %s for %o', (...[act, refusal, more, now]) => {
    expect(judgeRollCall(act, { ...row, ...more }, now)).toBe(refusal);
  });

  test.each([
    ['hoursConfirmed', { isLocked: true }, startsAt],
    [undefined, { state: 'checkedOut' }, later(ends3, 1)],
    [undefined, { state: 'absent' }, ends3],
    ['absenceFinal', { state: 'absent' }, later(ends3, 1)],
    ['absenceFinal', { state: 'excused' }, later(ends3, 1)],
  ] as const)('taking back is %s for %o', (refusal, more, now) => {
    expect(judgeUndo({ ...row, ...more }, now)).toBe(refusal);
  });

  const open = { state: 'noCheckOut' as const, checkedInAt: at('08:40:00'), endsAt, isLocked: false };
  test.each([
    [undefined, at('11:30:00'), {}, ends3],
    ['fixWindowOver', at('11:30:00'), {}, later(ends3, 1)],
    ['hoursConfirmed', at('11:30:00'), { isLocked: true }, ends3],
    ['wrongState', at('11:30:00'), { state: 'checkedOut' }, ends3],
    ['wrongState', at('11:30:00'), { state: 'expected', checkedInAt: null }, ends3],
    [undefined, at('11:00:00'), { state: 'checkedIn' }, at('11:00:00')],
    ['fixOutsideShift', at('11:00:01'), { state: 'checkedIn' }, at('11:00:00')],
    ['fixOutsideShift', at('08:40:00'), {}, ends3],
    [undefined, at('13:30:00'), {}, ends3],
    ['fixOutsideShift', later(at('13:30:00'), 1), {}, ends3],
    ['fixOutsideShift', at('11:30:00'), { checkedInAt: null }, ends3],
  ] as const)('a fix is %s at %s for %o', (...[refusal, out, more, now]) => {
    expect(judgeFix(out, { ...open, ...more }, now)).toBe(refusal);
  });
});

test.each([
  ['checkedIn', 'rollCall', false, undefined],
  ['noCheckOut', 'rollCall', false, undefined],
  ['checkedIn', 'rollCall', true, 'alreadyObjected'],
  ['checkedIn', 'rotatingCode', false, 'notYours'],
  ['noCheckOut', 'volunteerCode', false, 'notYours'],
  ['checkedOut', 'rollCall', false, 'hasHours'],
  ['absent', null, false, 'wrongState'],
  ['expected', null, false, 'wrongState'],
] as const)(
  'an objection to %s by %s (objected before: %s) is %s',
  (state, inMethod, isObjected, refusal) => {
    expect(judgeObjection({ state, inMethod, isObjected })).toBe(refusal);
  },
);
