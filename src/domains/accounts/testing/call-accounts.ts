import type { Database } from '#database/connection.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import type { Caller, CookieJar } from '#platform/server/calls/act.ts';
import { invokeOperation } from '#platform/server/calls/invoke-operation.ts';
import { testId } from '#testing/test-act.ts';
import { createAccountsRoom } from '../server/index.ts';
import { testSecret } from './accounts.builders.ts';
import { testOutbox } from './sms.builders.ts';

/** A browser's cookies in a test: what was set last, by name. */
export type TestJar = CookieJar & { kept: Map<string, string | undefined> };

export function createJar(start: Record<string, string> = {}): TestJar {
  const kept = new Map<string, string | undefined>(Object.entries(start));
  return { kept, read: (name) => kept.get(name), write: ({ name, value }) => kept.set(name, value) };
}

/** Calls operations of this room as the mount does, transaction and all, with a clock the test moves. */
export function createAccountsCaller(database: Database, clock: { now: Date }) {
  const room = createAccountsRoom({
    secret: testSecret,
    outbox: testOutbox,
    showsSmsCodes: false,
    auditWords: () => ({ acts: {}, targets: {} }),
    describeSms: (template) => ({ label: template, text: template }),
    onPasswordRecovered: async () => undefined,
    onPasswordChanged: async () => undefined,
    onMobileChanged: async () => undefined,
    isGuardiansMobile: async () => false,
  });
  return <O extends AnyOperation>(
    operation: O,
    request: unknown,
    { caller = { kind: 'anonymous' }, cookies = createJar() }: { caller?: Caller; cookies?: CookieJar } = {},
  ): Promise<unknown> => {
    const binding = room.bindings.find((one) => one.operation.name === operation.name);
    if (!binding) throw new Error(`${operation.name} is not bound`);
    const engine = { database, clock: () => clock.now, newId: testId };
    return invokeOperation(engine, binding, { caller, request, cookies, requestId: 'test' });
  };
}
