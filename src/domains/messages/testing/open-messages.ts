import { afterAll, beforeAll, beforeEach } from 'vitest';
import { runTask } from '#platform/server/run-background.ts';
import { testAct } from '#testing/test-act.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { listMessages } from '../contract/messages.contract.ts';

/** Noon in Shanghai, so that nothing waits for the morning. */
export const noon = new Date('2026-11-21T12:00:00+08:00');

let mobile = 13_900_000_000;

/** The whole API for the tests of one file, at noon and on empty tables for each, with what messages are looked at by. */
export function openMessages() {
  const opened: { app?: TestApp } = {};
  beforeAll(async () => {
    opened.app = await openTestApp({ now: noon });
  });
  beforeEach(() => opened.app?.database.reset());
  afterAll(() => opened.app?.close());
  const app = (): TestApp => opened.app!;
  return {
    app,
    act: () => testAct({ sql: app().sql, now: app().clock() }),
    /** A volunteer with a verified phone, signed in. */
    volunteer: (more: object = {}) => {
      mobile += 1;
      return app().signIn('volunteer', { account: { mobile: String(mobile) }, ...more });
    },
    /** Runs a background task to its end. */
    run: async (name: string): Promise<void> => {
      const task = app()
        .rooms.flatMap((room) => room.tasks ?? [])
        .find((one) => one.name === name)!;
      await runTask(app().engine, task);
    },
    inboxOf: async (as: { token: string }) => (await app().call(listMessages, {}, as)).body.result.list,
    outbox: () =>
      app().sql.selectFrom('outbox').select(['template', 'status', 'variables', 'secretCipher']).execute(),
  };
}
