import { expect, it } from 'vitest';
import * as day from '#domains/attendance/contract/attendance.contract.ts';
import { codesOf } from '#domains/attendance/server/attendance.rules.ts';
import { at, elsewhere, place } from '#domains/attendance/testing/open-day.ts';
import { openHttpDay } from '#domains/hours/testing/http-day.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { type FakingWay, flaggedBy } from '../../world/faking-ways.ts';

const { app, setClock, ask, tryTo, openShift, join, checkIn, checkOut, confirmAll, hourOf } = openHttpDay();
const sql = () => app().sql;
const farPlace = { lng: place.lng + 0.19, lat: place.lat };
const farAway = { ...farPlace, accuracyM: 20 };

/** A person with a place on a running shift. */
async function onShift(wish: Parameters<typeof openShift>[0] = {}) {
  const shift = await openShift(wish);
  return { shift, me: await join(shift) };
}

/** The rules that notice something once the day is over. */
function flagged(): Promise<string> {
  setClock('18:00');
  return flaggedBy(sql(), app().clock());
}

const before: FakingWay[] = [
  [
    'checks in more than an hour before the start',
    'tooEarly',
    async () => {
      const { shift, me } = await onShift();
      setClock('07:29');
      return checkIn(shift, me);
    },
  ],
  [
    'checks in when all is over',
    'tooLate',
    async () => {
      const { shift, me } = await onShift();
      setClock('13:31');
      return checkIn(shift, me);
    },
  ],
  [
    'checks in without a place on the shift',
    'notConfirmed',
    async () => {
      const shift = await openShift();
      return checkIn(shift, await buildReadyVolunteer(sql()));
    },
  ],
];

const places: FakingWay[] = [
  [
    'is two kilometres away',
    'outsidePlace',
    async () => {
      const { shift, me } = await onShift({ placePolicy: 'required' });
      return checkIn(shift, me, { ...elsewhere, accuracyM: 20 });
    },
  ],
  [
    'sends no place at all',
    'placeUnproved',
    async () => {
      const { shift, me } = await onShift({ placePolicy: 'required' });
      return checkIn(shift, me, {});
    },
  ],
  [
    'says “somewhere within a hundred kilometres”',
    'placeUnproved',
    async () => {
      const { shift, me } = await onShift({ placePolicy: 'required' });
      return checkIn(shift, me, { ...farAway, accuracyM: 100_000 });
    },
  ],
  [
    'is at two places nobody gets between in time',
    'flagged: travel',
    async () => {
      const { shift, me } = await onShift({
        shifts: [{ startsAt: at('08:30'), endsAt: at('09:30'), capacity: 5 }],
      });
      const next = await openShift({
        ...farPlace,
        shifts: [{ startsAt: at('09:30'), endsAt: at('11:00'), capacity: 5 }],
      });
      await buildSignUp(sql(), { shiftId: next.shiftId, volunteerId: me.volunteerId, now: at('12:00', 15) });
      await checkIn(shift, me);
      setClock('09:30');
      expect(await checkOut(shift, me)).toBe('done');
      setClock('09:32');
      expect(await checkIn(next, me, farAway)).toBe('done');
      return flagged();
    },
  ],
];

const codes: FakingWay[] = [
  [
    'makes up a code',
    'codeWrong',
    async () => {
      const { shift, me } = await onShift();
      return tryTo(day.checkIn, { shiftId: shift.shiftId, code: 'QWERTY12' }, me);
    },
  ],
  [
    'guesses on and on',
    'codeLocked',
    async () => {
      const { shift, me } = await onShift();
      const guess = () => tryTo(day.checkIn, { shiftId: shift.shiftId, code: 'WRONG1' }, me);
      for (let tries = 0; tries < 5; tries += 1) await guess();
      return guess();
    },
  ],
  [
    'makes a code with a secret of their own',
    'codeWrong',
    async () => {
      const { shift, me } = await onShift();
      const { rotatingCode: code } = codesOf('00'.repeat(32), shift.shiftId, app().clock());
      return tryTo(day.checkIn, { shiftId: shift.shiftId, code }, me);
    },
  ],
  [
    'sends a photograph of the code home, where it is used five minutes later',
    'codeWrong',
    async () => {
      const { shift, me } = await onShift();
      const { rotatingCode: code } = await ask(day.getAttendanceCode, { id: shift.shiftId }, shift.team);
      setClock('08:35');
      return tryTo(day.checkIn, { shiftId: shift.shiftId, code, ...place, accuracyM: 20 }, me);
    },
  ],
  [
    'uses the code of another shift',
    'codeWrong',
    async () => {
      const { shift, me } = await onShift();
      const other = await openShift();
      const { rotatingCode: code } = await ask(day.getAttendanceCode, { id: other.shiftId }, other.team);
      return tryTo(day.checkIn, { shiftId: shift.shiftId, code }, me);
    },
  ],
  [
    'looks up the code without leading the team',
    '404',
    async () => {
      const shift = await openShift();
      const { team } = await openShift();
      return tryTo(day.getAttendanceCode, { id: shift.shiftId }, team);
    },
  ],
  [
    'sends the same check-in again',
    'alreadyIn',
    async () => {
      const { shift, me } = await onShift();
      await checkIn(shift, me);
      return checkIn(shift, me);
    },
  ],
  [
    'says by their own clock when it was',
    '400',
    async () => {
      const { shift, me } = await onShift();
      return tryTo(day.checkIn, { shiftId: shift.shiftId, code: 'QWERTY12', at: at('07:00') } as never, me);
    },
  ],
  [
    'checks out without having come',
    'notIn',
    async () => {
      const { shift, me } = await onShift();
      return checkOut(shift, me);
    },
  ],
  [
    'checks in at two shifts of one hour',
    'clash',
    async () => {
      const { shift, me } = await onShift();
      const other = await openShift();
      await buildSignUp(sql(), { shiftId: other.shiftId, volunteerId: me.volunteerId, now: at('12:00', 15) });
      await checkIn(shift, me);
      return checkIn(other, me);
    },
  ],
];

const together: FakingWay[] = [
  [
    'four people come on one phone',
    'flagged: sharedDevice',
    async () => {
      const shift = await openShift();
      for (let count = 0; count < 4; count += 1)
        expect(await checkIn(shift, await join(shift, { device: 'onephone'.padEnd(22, '_') }))).toBe('done');
      return flagged();
    },
  ],
  [
    'a friend logs in as them on another phone and checks in with it',
    'flagged: newDevice',
    async () => {
      const { shift, me } = await onShift();
      expect(await checkIn(shift, me)).toBe('done');
      setClock('11:30');
      expect(await checkOut(shift, me)).toBe('done');
      const next = await openShift({
        shifts: [{ startsAt: at('12:00'), endsAt: at('14:00'), capacity: 5 }],
      });
      await buildSignUp(sql(), { shiftId: next.shiftId, volunteerId: me.volunteerId, now: at('12:00', 15) });
      setClock('11:45');
      const friend = { ...me, device: 'afriend'.padEnd(22, '_') };
      setClock('11:50');
      expect(await checkIn(next, friend)).toBe('done');
      return flagged();
    },
  ],
  [
    'one phone for two is the centre’s to decide',
    'submitted',
    async () => {
      const shift = await openShift();
      const device = 'onephone'.padEnd(22, '_');
      const [me, friend] = [await join(shift, { device }), await join(shift, { device })];
      for (const one of [me, friend]) await checkIn(shift, one);
      setClock('11:30');
      for (const one of [me, friend]) await checkOut(shift, one);
      await confirmAll(shift);
      return (await hourOf(me.volunteerId)).status;
    },
  ],
  [
    'ten people come in the same second',
    'flagged: burst',
    async () => {
      const shift = await openShift({
        shifts: [{ startsAt: at('08:30'), endsAt: at('11:30'), capacity: 20 }],
      });
      for (let count = 0; count < 10; count += 1) await checkIn(shift, await join(shift));
      return flagged();
    },
  ],
  [
    'the leader calls out ten people who were all there for the same minutes',
    'flagged: sameTimes',
    async () => {
      const shift = await openShift({
        shifts: [{ startsAt: at('08:30'), endsAt: at('11:30'), capacity: 20 }],
      });
      const volunteerIds = [];
      for (let count = 0; count < 10; count += 1) volunteerIds.push((await join(shift)).volunteerId);
      await ask(day.rollCall, { shiftId: shift.shiftId, volunteerIds, act: 'in' }, shift.team);
      setClock('11:30');
      await ask(day.rollCall, { shiftId: shift.shiftId, volunteerIds, act: 'out' }, shift.team);
      return flagged();
    },
  ],
  [
    'the leader calls out somebody who never came',
    'submitted',
    async () => {
      const { shift, me } = await onShift();
      const call = { shiftId: shift.shiftId, volunteerIds: [me.volunteerId] };
      await ask(day.rollCall, { ...call, act: 'in' }, shift.team);
      setClock('11:30');
      await ask(day.rollCall, { ...call, act: 'out' }, shift.team);
      await confirmAll(shift);
      return (await hourOf(me.volunteerId)).status;
    },
  ],
];

it.each([...before, ...places, ...codes, ...together])('%s: %s', async (_, comesTo, run) => {
  expect(await run()).toBe(comesTo);
});
