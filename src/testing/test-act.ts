import { createIdGenerator } from '#database/ids.ts';
import type { Sql } from '#database/transaction.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { makeAct } from '#platform/server/calls/make-act.ts';

const newId = createIdGenerator({ instance: 15 });

/** An act for use-case tests, on a real handle; nobody is signed in and the clock is now unless told. */
export function testAct<C extends Caller = Caller>(given: {
  sql: Sql;
  caller?: C;
  now?: Date;
  action?: string;
  deviceHash?: string;
  /** Called with each topic that the use case signals. */
  signal?: Act['signal'];
}): Act<C, string> {
  const { act } = makeAct(given.sql, {
    caller: given.caller ?? { kind: 'anonymous' },
    now: given.now ?? new Date(),
    newId,
    action: given.action ?? 'test',
    requestId: 'test',
    address: '127.0.0.1',
    deviceHash: given.deviceHash ?? null,
  });
  return { ...act, signal: given.signal ?? act.signal } as Act<C, string>;
}

/** A fresh id for rows that builders make. */
export const testId = newId;
