import { randomUUID } from 'node:crypto';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { type ActivityWish, buildActivity } from '#domains/activities/testing/activities.builders.ts';
import type { VolunteerCaller } from '#platform/server/calls/act.ts';
import { beforeColon, openRoom } from '#testing/open-room.ts';
import { signUpForShift } from '../contract/signups.contract.ts';
import { createSignUpsRoom } from '../server/index.ts';

/** Noon on the Saturday a week before the shifts that builders make (28 November, 08:30). */
export const testNoon = new Date('2026-11-21T12:00:00+08:00');

/** `HH:MM` on a day of November 2026 in the city's time. */
export const november = (day: number, time: string): Date =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00+08:00`);

/** This room, what is done in it again and again, and what the tests look up. */
export function openSignUpsRoom() {
  const room = openRoom(createSignUpsRoom({ secret: testSecret, publicUrl: 'https://zy.example' }), {
    now: testNoon,
  });
  const { sql, call, titlesOf } = room;
  return {
    ...room,
    /** A published first-come activity with a queue of timed offers, unless told. */
    open: (wish: ActivityWish = {}) =>
      buildActivity(sql(), { now: testNoon, signUpMode: 'firstCome', waitlistMode: 'offer', ...wish }),
    sign: (caller: VolunteerCaller, shiftId: number, more: object = {}) =>
      call(signUpForShift, { shiftId, riskVersion: 1, clientRequestId: randomUUID(), ...more }, caller),
    signUp: (id: number) =>
      sql().selectFrom('signUps').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    shift: (id: number) =>
      sql().selectFrom('shifts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    titlesOf: async (accountId: number) => (await titlesOf(accountId)).map(beforeColon),
  };
}
