import { afterAll, beforeAll, beforeEach } from 'vitest';
import { z } from 'zod';
import type { Sql } from '#database/transaction.ts';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import type { AnyOperation, RequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Caller } from '#platform/server/calls/act.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { type Engine, invokeOperation } from '#platform/server/calls/invoke-operation.ts';
import { runTask } from '#platform/server/run-background.ts';
import { testId } from '#testing/test-act.ts';
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { createTeamsRoom, type MemberShift, type TeamsReactions } from '../server/index.ts';

/** Noon of a Saturday; every test starts here. */
export const testNoon = new Date('2026-11-21T12:00:00+08:00');

/** A database, this room's calls and a clock. The rooms above are played: `held` are member-only places, `open` activities. */
export function openTeamsRoom() {
  const clock = { now: testNoon };
  const above = {
    held: [] as MemberShift[],
    openCount: 0,
    cancelled: [] as number[],
    takenBack: [] as number[],
  };
  const opened: { database?: TestDatabase } = {};
  const room: Room = createTeamsRoom({ secret: testSecret, publicUrl: 'http://localhost', ...played(above) });
  beforeAll(async () => {
    opened.database = await openTestDatabase();
  });
  beforeEach(async () => {
    clock.now = testNoon;
    Object.assign(above, { held: [], openCount: 0, cancelled: [], takenBack: [] });
    await opened.database?.reset();
  });
  afterAll(() => opened.database?.close());
  const engine = (): Engine => ({ database: opened.database!, clock: () => clock.now, newId: testId });
  const sql = (): Sql => opened.database!.kysely;
  return {
    clock,
    above,
    sql,
    /** The parsed result; a result that its own contract refuses fails the test. */
    async call<O extends AnyOperation>(
      operation: O,
      request: RequestOf<O>,
      caller: Caller = { kind: 'anonymous' },
    ): Promise<ResultOf<O>> {
      const binding = room.bindings.find((one) => one.operation.name === operation.name);
      if (!binding) throw new Error(`${operation.name} is not bound`);
      const result = await invokeOperation(engine(), binding, { caller, request, requestId: 'test' });
      return z.parse(operation.result, result) as ResultOf<O>;
    },
    run: async (name: string): Promise<void> => {
      const task = room.tasks?.find((one) => one.name === `teams.${name}`);
      if (!task) throw new Error(`no task teams.${name}`);
      await runTask(engine(), task);
    },
    member: (id: number) =>
      sql().selectFrom('teamMembers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    titlesOf: async (accountId: number): Promise<string[]> => {
      const rows = await sql()
        .selectFrom('messages')
        .select('title')
        .where('accountId', '=', accountId)
        .orderBy('id')
        .execute();
      return rows.map((row) => row.title.split('：')[0] ?? '');
    },
  };
}

const played = (above: {
  held: MemberShift[];
  openCount: number;
  cancelled: number[];
  takenBack: number[];
}): TeamsReactions => ({
  memberShiftsOf: async () => above.held,
  cancelOwnShift: async (_act, signUpId) => void above.cancelled.push(signUpId),
  takeShiftBack: async (_act, signUpId) => void above.takenBack.push(signUpId),
  openActivityCount: async () => above.openCount,
});

/** `done`, or the reason of the refusal (or the status of another failure). */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    const { reason, status, message } = error as { reason?: string; status?: number; message?: string };
    return reason ?? (status ? String(status) : `fault: ${message}`);
  }
}
