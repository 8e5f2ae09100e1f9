import type { Sql } from '#database/transaction.ts';
import { type ActivityWish, buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import type { TeamCaller } from '#platform/server/calls/act.ts';
import { openHouse } from '#testing/open-house.ts';
import { getAttendanceCode } from '../contract/attendance.contract.ts';

/** `HH:MM` on a day of November 2026 in the city's time. */
export const at = (time: string, day = 21): Date =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time.length > 5 ? time : `${time}:00`}+08:00`);

/** The place where activities of these tests happen, and a point two kilometres away. */
export const place = { lng: 118.83, lat: 31.97 };
export const elsewhere = { lng: 118.85, lat: 31.97 };

/**
 * The day of an activity: all rooms with their reactions on one database, calls as the mount makes them, and a clock.
 * Every test starts on Saturday 21 November at 08:30, when a shift of three hours begins.
 */
export function openDay() {
  const house = openHouse({ now: at('08:30') });
  const { sql, call } = house;
  return {
    ...house,
    /** A published activity of today with one shift 08:30–11:30 unless told, its team, and people with confirmed places. */
    async open({ people: count = 1, ...wish }: ActivityWish & { people?: number } = {}) {
      const built = await buildActivity(sql(), {
        now: at('12:00', 14),
        shifts: [{ startsAt: at('08:30'), endsAt: at('11:30') }],
        signUpOpensAt: at('00:00', 1),
        placePolicy: 'hint',
        checkInRadiusM: 300,
        ...place,
        ...wish,
      });
      const people = [];
      for (let made = 0; made < count; made += 1) {
        const person = await buildReadyVolunteer(sql());
        const { signUpId } = await buildSignUp(sql(), {
          shiftId: built.shiftIds[0]!,
          volunteerId: person.volunteerId,
          now: at('12:00', 15),
        });
        people.push({ ...person, signUpId });
      }
      return { ...built, shiftId: built.shiftIds[0]!, people, teamCaller: built.team?.caller as TeamCaller };
    },
    codes: (shiftId: number, team: TeamCaller) => call(getAttendanceCode, { id: shiftId }, team),
    ...readers(sql),
  };
}

/** What the tests look up in the tables. */
const readers = (sql: () => Sql) => ({
  participationOf: (shiftId: number, volunteerId: number) =>
    sql()
      .selectFrom('participations')
      .selectAll()
      .where('shiftId', '=', shiftId)
      .where('volunteerId', '=', volunteerId)
      .executeTakeFirst(),
  eventsOf: (participationId: number) =>
    sql()
      .selectFrom('attendanceEvents')
      .selectAll()
      .where('participationId', '=', participationId)
      .orderBy('id')
      .execute(),
  hoursOf: (volunteerId: number) =>
    sql()
      .selectFrom('serviceHours')
      .selectAll()
      .where('volunteerId', '=', volunteerId)
      .orderBy('startsAt')
      .execute(),
});
