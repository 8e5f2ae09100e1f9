import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Sql } from '#database/transaction.ts';
import { type ActivityWish, buildActivity } from '#domains/activities/testing/activities.builders.ts';
import type { VolunteerCaller } from '#platform/server/calls/act.ts';
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { signUpForShift } from '../contract/signups.contract.ts';
import { createSignUpsCaller } from './call-signups.ts';

/** Noon on the Saturday a week before the shifts that builders make (28 November, 08:30). */
export const testNoon = new Date('2026-11-21T12:00:00+08:00');

/** `HH:MM` on a day of November 2026 in the city's time. */
export const november = (day: number, time: string): Date =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00+08:00`);

/**
 * A database, this room's calls and a clock for the tests of one file; every test starts at `testNoon` on empty tables.
 */
export function openRoom() {
  const clock = { now: testNoon };
  const opened: { database?: TestDatabase; room?: ReturnType<typeof createSignUpsCaller> } = {};
  beforeAll(async () => {
    opened.database = await openTestDatabase();
    opened.room = createSignUpsCaller(opened.database, clock);
  });
  beforeEach(async () => {
    clock.now = testNoon;
    await opened.database?.reset();
  });
  afterAll(() => opened.database?.close());
  const sql = (): Sql => opened.database!.kysely;
  const call: ReturnType<typeof createSignUpsCaller>['call'] = (...given) => opened.room!.call(...given);
  return {
    clock,
    sql,
    call,
    run: (task: string) => opened.room!.run(task),
    /** A published first-come activity with a queue of timed offers, unless told. */
    open: (wish: ActivityWish = {}) =>
      buildActivity(sql(), { now: testNoon, signUpMode: 'firstCome', waitlistMode: 'offer', ...wish }),
    sign: (caller: VolunteerCaller, shiftId: number, more: object = {}) =>
      call(signUpForShift, { shiftId, riskVersion: 1, clientRequestId: randomUUID(), ...more }, caller),
    signUp: (id: number) =>
      sql().selectFrom('signUps').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    shift: (id: number) =>
      sql().selectFrom('shifts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    titlesOf: async (accountId: number): Promise<string[]> => {
      const rows = await sql()
        .selectFrom('messages')
        .select('title')
        .where('accountId', '=', accountId)
        .orderBy('id')
        .execute();
      return rows.map((row) => row.title.split('：')[0] ?? '');
    },
    audits: async (action: string) =>
      sql().selectFrom('auditLog').selectAll().where('action', '=', action).orderBy('id').execute(),
  };
}
