import { afterAll, beforeAll, beforeEach } from 'vitest';
import { z } from 'zod';
import type { Sql } from '#database/transaction.ts';
import type { AnyOperation, RequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Caller } from '#platform/server/calls/act.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { type Engine, invokeOperation } from '#platform/server/calls/invoke-operation.ts';
import { runTask } from '#platform/server/run-background.ts';
import { testId } from './test-act.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import type { Seed } from './test-seed.ts';

export type RoomWish = {
  /** When every test starts. */
  now: Date;
  /** Rows that every test finds; none unless told. */
  seed?: Seed;
};

/**
 * One room for the tests of one file: a database of its own, a clock that the tests set, and the room's operations and tasks
 * run as the mount runs them. Every test starts at `now` on the seeded rows. What other rooms would do is the room's own matter.
 */
export function openRoom(room: Room, { now, seed }: RoomWish) {
  const clock = { now };
  const opened: { database?: TestDatabase } = {};
  beforeAll(async () => {
    opened.database = await openTestDatabase(seed);
  });
  beforeEach(async () => {
    clock.now = now;
    await opened.database?.reset();
  });
  afterAll(() => opened.database?.close());
  const engine = (): Engine => ({ database: opened.database!, clock: () => clock.now, newId: testId });
  const sql = (): Sql => opened.database!.kysely;
  return { clock, sql, ...callsOf(() => ({ engine: engine(), rooms: [room] })), ...readersOf(sql) };
}

/** Runs operations and tasks of rooms as the mount does, transaction, audit line and all. */
export const callsOf = (given: () => { engine: Engine; rooms: readonly Room[] }) => ({
  /** The parsed result; a result that its own contract refuses fails the test. */
  call: async <O extends AnyOperation>(
    operation: O,
    request: RequestOf<O>,
    caller: Caller = { kind: 'anonymous' },
  ): Promise<ResultOf<O>> => {
    const { engine, rooms } = given();
    const bindings = rooms.flatMap((room) => room.bindings);
    const binding = bindings.find((one) => one.operation.name === operation.name);
    if (!binding) throw new Error(`${operation.name} is not bound`);
    const result = await invokeOperation(engine, binding, { caller, request, requestId: 'test' });
    return z.parse(operation.result, result) as ResultOf<O>;
  },
  /** Runs a background task to its end, by its whole name (`teams.expireInvitations`). */
  run: async (name: string): Promise<void> => {
    const { engine, rooms } = given();
    const task = rooms.flatMap((room) => room.tasks ?? []).find((one) => one.name === name);
    if (!task) throw new Error(`no task ${name}`);
    await runTask(engine, task);
  },
});

/** What tests of every room look up: whom what was told, and what was done. */
export const readersOf = (sql: () => Sql) => ({
  /** Titles of an account's messages, oldest first. */
  titlesOf: async (accountId: number): Promise<string[]> => {
    const rows = await sql()
      .selectFrom('messages')
      .select('title')
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.title);
  },
  /** Audit lines of an action, oldest first. */
  audits: (action: string) =>
    sql().selectFrom('auditLog').selectAll().where('action', '=', action).orderBy('id').execute(),
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

/** A message's title up to its colon: what it is about, without whom. */
export const beforeColon = (title: string): string => title.split('：')[0] ?? '';
