import { sql as raw } from 'kysely';
import { placeHoldingStates } from '#domains/site/contract/states.words.ts';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import type { Sql } from '#database/transaction.ts';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import type { AnyOperation, RequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Caller } from '#platform/server/calls/act.ts';
import { type Engine, invokeOperation } from '#platform/server/calls/invoke-operation.ts';
import { runTask } from '#platform/server/run-background.ts';
import { testId } from '#testing/test-act.ts';
import { createSignUpsRoom } from '../server/index.ts';

const signUpsRoom = createSignUpsRoom({ secret: testSecret, publicUrl: 'https://zy.example' });

/** Calls operations and background tasks of this room as the mount does, with a clock the test moves. */
export function createSignUpsCaller(database: Database, clock: { now: Date }) {
  const engine: Engine = { database, clock: () => clock.now, newId: testId };
  return {
    /** The parsed result; a result that its own contract refuses fails the test. */
    async call<O extends AnyOperation>(
      operation: O,
      request: RequestOf<O>,
      caller: Caller = { kind: 'anonymous' },
    ): Promise<ResultOf<O>> {
      const binding = signUpsRoom.bindings.find((one) => one.operation.name === operation.name);
      if (!binding) throw new Error(`${operation.name} is not bound`);
      const result = await invokeOperation(engine, binding, { caller, request, requestId: 'test' });
      return z.parse(operation.result, result) as ResultOf<O>;
    },
    /** Runs a background task to its end. */
    async run(name: string): Promise<void> {
      const task = signUpsRoom.tasks?.find((one) => one.name === `signups.${name}`);
      if (!task) throw new Error(`no task signups.${name}`);
      await runTask(engine, task);
    },
  };
}

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

/** What must hold at any time: counts equal rows, nothing oversold. Gives the violations. */
export async function brokenCounts(sql: Sql): Promise<string[]> {
  const shifts = await sql
    .selectFrom('shifts as s')
    .select((row) => [
      's.id',
      's.capacity',
      's.takenCount',
      's.waitCount',
      row
        .selectFrom('signUps as u')
        .select(row.fn.countAll<number>().as('n'))
        .whereRef('u.shiftId', '=', 's.id')
        .where('u.status', 'in', placeHoldingStates)
        .as('held'),
      row
        .selectFrom('signUps as u')
        .select(row.fn.countAll<number>().as('n'))
        .whereRef('u.shiftId', '=', 's.id')
        .where('u.status', '=', 'waitlisted')
        .as('waiting'),
    ])
    .execute();
  const activities = await sql
    .selectFrom('activities as a')
    .select([
      'a.id',
      'a.takenCount',
      raw<number>`(select coalesce(sum(s.taken_count), 0) from shifts s where s.activity_id = a.id)`.as(
        'taken',
      ),
    ])
    .execute();
  return [
    ...shifts.flatMap((shift) => [
      ...(Number(shift.held) === shift.takenCount
        ? []
        : [`shift ${shift.id}: ${shift.held} held, ${shift.takenCount} counted`]),
      ...(Number(shift.waiting) === shift.waitCount
        ? []
        : [`shift ${shift.id}: ${shift.waiting} wait, ${shift.waitCount} counted`]),
      ...(shift.takenCount <= shift.capacity ? [] : [`shift ${shift.id} is oversold`]),
    ]),
    ...activities.flatMap((activity) =>
      Number(activity.taken) === activity.takenCount ? [] : [`activity ${activity.id}: counts differ`],
    ),
  ];
}
