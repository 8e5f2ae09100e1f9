import { expect, it } from 'vitest';
import { doneBetween, judgeMicroClaim, judgeMicroEnd, mayMoveMicro, pieceTimes } from './micro.rules.ts';

const at = (time: string): Date => new Date(`2026-11-23T${time}+08:00`);
const person = {
  status: 'active' as const,
  accountStatus: 'active',
  birthOn: '1990-05-01',
  restrictedUntil: null,
  realNameStatus: 'verified',
  hasPart: false,
  isCarried: true,
  todayCount: 0,
};

it.each([
  ['a verified volunteer', {}, undefined],
  ['a name that is not verified', { realNameStatus: 'none' }, 'notVerified'],
  ['somebody who stopped', { accountStatus: 'disabled' }, 'stopped'],
  ['who has it already', { hasPart: true }, 'had'],
  ['the third of a day', { todayCount: 2 }, undefined],
  ['the fourth of a day', { todayCount: 3 }, 'dayFull'],
])('%s', (_, wish, stop) => {
  expect(judgeMicroClaim({ ...person, ...wish }, at('10:00:00'))).toBe(stop);
});

it.each([
  ['at the taking', '10:00:00', '10:00:00'],
  ['by the clock on the wall, a few seconds before it', '09:59:10', '10:00:00'],
  ['a device that is fast', '11:00:40', '11:00:00'],
  ['in between', '10:20:00', '10:20:00'],
  ['long before it', '09:58:00', undefined],
  ['later than now', '11:02:00', undefined],
])('done %s', (_, done, kept) => {
  const found = doneBetween(at(done), { claimedAt: at('10:00:00'), now: at('11:00:00') });
  expect(found).toEqual(kept && at(kept));
});

it.each([
  ['its minutes where there was time for them', '10:45:00', 30],
  ['what lies between where there was less', '10:12:30', 12],
  ['none at once', '10:00:00', 0],
])('a piece counts %s', (_, done, minutes) => {
  const times = pieceTimes({ claimedAt: at('10:00:00'), doneAt: at(done), minutes: 30 });
  expect(times).toMatchObject({ minutes, outAt: at(done) });
});

it('ends in the future and within a quarter; what was accepted or is over does not move', () => {
  const now = at('10:00:00');
  expect(judgeMicroEnd(now, now)).toBe('timePast');
  expect(judgeMicroEnd(new Date(now.getTime() + 93 * 86_400_000), now)).toBe('tooLong');
  expect(judgeMicroEnd(at('10:01:00'), now)).toBeUndefined();
  expect(mayMoveMicro('reported', 'verified', 'staff')).toBe(true);
  expect(mayMoveMicro('reported', 'verified', 'volunteer')).toBe(false);
  expect(mayMoveMicro('verified', 'accepted', 'staff')).toBe(false);
});
