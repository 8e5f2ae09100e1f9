import { afterAll, beforeAll, beforeEach } from 'vitest';
import { z } from 'zod';
import type { Sql } from '#database/transaction.ts';
import { type ActivityWish, buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import type { AnyOperation, RequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Caller, TeamCaller } from '#platform/server/calls/act.ts';
import { type Engine, invokeOperation } from '#platform/server/calls/invoke-operation.ts';
import { runTask } from '#platform/server/run-background.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
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
  const clock = { now: at('08:30') };
  const opened: { app?: TestApp; engine?: Engine } = {};
  beforeAll(async () => {
    const app = await openTestApp({ now: clock.now });
    opened.app = app;
    opened.engine = { ...app.engine, clock: () => clock.now };
  });
  beforeEach(async () => {
    clock.now = at('08:30');
    await opened.app?.database.reset();
  });
  afterAll(() => opened.app?.close());
  const sql = (): Sql => opened.app!.sql;

  /** The parsed result; a result that its own contract refuses fails the test. */
  async function call<O extends AnyOperation>(
    operation: O,
    request: RequestOf<O>,
    caller: Caller = { kind: 'anonymous' },
  ): Promise<ResultOf<O>> {
    const bindings = opened.app!.rooms.flatMap((room) => room.bindings);
    const binding = bindings.find((one) => one.operation.name === operation.name);
    if (!binding) throw new Error(`${operation.name} is not bound`);
    const result = await invokeOperation(opened.engine!, binding, { caller, request, requestId: 'test' });
    return z.parse(operation.result, result) as ResultOf<O>;
  }

  return {
    clock,
    sql,
    call,
    async run(name: string): Promise<void> {
      const task = opened.app!.rooms.flatMap((room) => room.tasks ?? []).find((one) => one.name === name);
      if (!task) throw new Error(`no task ${name}`);
      await runTask(opened.engine!, task);
    },
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
  titlesOf: async (accountId: number): Promise<string[]> => {
    const rows = await sql()
      .selectFrom('messages')
      .select('title')
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.title);
  },
  audits: (action: string) =>
    sql().selectFrom('auditLog').selectAll().where('action', '=', action).orderBy('id').execute(),
});
