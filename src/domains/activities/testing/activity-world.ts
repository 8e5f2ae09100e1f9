import type { Caller } from '#platform/server/calls/act.ts';
import { inTransaction, type Sql } from '#database/transaction.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { testAct, testId } from '#testing/test-act.ts';
import type { TestDatabase } from '#testing/test-database.ts';

/** A Saturday afternoon: the instant that tests of this room happen at unless told. */
export const testNow = new Date('2026-11-21T14:00:00+08:00');

/** Runs a use case as someone, in a transaction of its own that is undone when it throws. */
export const runAs =
  <C extends Caller>(database: TestDatabase, caller: C, now = testNow) =>
  <Reason extends string, Request, Result, Given extends [] | [unknown]>(
    useCase: (act: Act<C, Reason>, request: Request, ...given: Given) => Promise<Result>,
    request: Request,
    ...given: Given
  ): Promise<Result> =>
    inTransaction(database, (sql) =>
      useCase(testAct({ sql, caller, now, action: useCase.name }), request, ...given),
    );

/** Actions of the audit lines of an activity, oldest first. */
export async function auditOf(sql: Sql, activityId: number): Promise<string[]> {
  const rows = await sql
    .selectFrom('auditLog')
    .select('action')
    .where('targetType', '=', 'activity')
    .where('targetId', '=', activityId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

/** Somebody with a place in the first shift, as the room above writes it; the ways to one are that room's. */
export async function buildHeldPlace(
  sql: Sql,
  activityId: number,
  status: 'pending' | 'confirmed' | 'withdrawn' = 'pending',
): Promise<void> {
  const { volunteerId } = await buildVolunteer(sql);
  const [shift] = (await storedActivity(sql, activityId)).shifts;
  if (!shift) throw new Error('an activity without shifts has no places');
  await sql
    .insertInto('signUps')
    .values({
      id: testId(),
      activityId,
      shiftId: shift.id,
      volunteerId,
      startsAt: shift.startsAt,
      endsAt: shift.endsAt,
      status,
      riskVersion: 1,
      riskAcknowledgedAt: testNow,
    })
    .execute();
}

/** The stored activity with its shifts. */
export async function storedActivity(sql: Sql, activityId: number) {
  const activity = await sql
    .selectFrom('activities')
    .selectAll()
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow();
  const shifts = await sql
    .selectFrom('shifts')
    .selectAll()
    .where('activityId', '=', activityId)
    .orderBy('sort')
    .execute();
  return { ...activity, shifts };
}
