import { beforeEach } from 'vitest';
import { z } from 'zod';
import { followClock } from '#platform/contract/instants.ts';
import type { Sql } from '#database/transaction.ts';
import type { AnyOperation, RequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Caller, CookieJar } from '#platform/server/calls/act.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { createFallenGroups } from '#platform/server/telling/fallen-groups.ts';
import { type Engine, invokeOperation } from '#platform/server/calls/invoke-operation.ts';
import { runTask } from '#platform/server/run-background.ts';
import { openTables } from './open-tables.ts';
import { testId } from './test-act.ts';
import type { Seed } from './test-seed.ts';

export type RoomWish = {
  /** When every test starts; the present unless told. */
  now?: Date;
  /** Rows that every test finds; none unless told. */
  seed?: Seed;
};

/**
 * One room for the tests of one file: a database of its own, a clock that the tests set, and the room's operations and tasks
 * run as the mount runs them. Every test starts at `now` on the seeded rows. What other rooms would do is the room's own matter.
 * `fallen` is what the operator was told of groups that could not be written together.
 */
export function openRoom(room: Room, { now, seed }: RoomWish = {}) {
  const clock = { now: now ?? new Date() };
  const { database, sql } = openTables(seed);
  const fallen: object[] = [];
  beforeEach(() => {
    fallen.length = 0;
    clock.now = now ?? new Date();
    followClock(() => clock.now);
  });
  const engine = (): Engine => ({
    database: database(),
    clock: () => clock.now,
    newId: testId,
    fallenGroups: createFallenGroups((_level, msg, fields) => fallen.push({ msg, ...fields })),
  });
  return {
    clock,
    sql,
    database,
    fallen,
    ...callsOf(() => ({ engine: engine(), rooms: [room] })),
    ...readersOf(sql),
  };
}

/** A browser's cookies in a test: what was set last, by name. */
export type TestJar = CookieJar & { kept: Map<string, string | undefined> };

export function createJar(start: Record<string, string> = {}): TestJar {
  const kept = new Map<string, string | undefined>(Object.entries(start));
  return { kept, read: (name) => kept.get(name), write: ({ name, value }) => kept.set(name, value) };
}

/** Runs operations and tasks of rooms as the mount does, transaction, audit line and all. */
export function callsOf(given: () => { engine: Engine; rooms: readonly Room[] }) {
  /** Calls from the browser that holds these cookies. The parsed result; one that its own contract refuses fails the test. */
  const callFrom =
    (cookies: CookieJar) =>
    async <O extends AnyOperation>(
      operation: O,
      request: RequestOf<O>,
      caller: Caller = { kind: 'anonymous' },
    ): Promise<ResultOf<O>> => {
      const { engine, rooms } = given();
      const bindings = rooms.flatMap((room) => room.bindings);
      const binding = bindings.find((one) => one.operation.name === operation.name);
      if (!binding) throw new Error(`${operation.name} is not bound`);
      const result = await invokeOperation(engine, binding, { caller, request, cookies, requestId: 'test' });
      return z.parse(operation.result, result) as ResultOf<O>;
    };
  /** Runs a background task to its end, by its whole name (`teams.expireInvitations`). */
  const run = async (name: string): Promise<void> => {
    const { engine, rooms } = given();
    const task = rooms.flatMap((room) => room.tasks ?? []).find((one) => one.name === name);
    if (!task) throw new Error(`no task ${name}`);
    await runTask(engine, task);
  };
  const call: ReturnType<typeof callFrom> = (...asked) => callFrom(createJar())(...asked);
  return { call, callFrom, run };
}

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
