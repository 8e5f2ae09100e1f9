import type { Caller } from '#platform/server/calls/act.ts';
import { inTransaction, type Sql } from '#database/transaction.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { testAct } from '#testing/test-act.ts';
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
