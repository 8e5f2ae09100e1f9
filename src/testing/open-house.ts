import { afterAll, beforeAll, beforeEach } from 'vitest';
import { callsOf, readersOf } from './open-room.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/**
 * The whole API for the tests of one file: all rooms with what they do for each other, over HTTP (`app().call`) or as the
 * mount runs them (`call`). Every test starts at `now` on the rows of the house; the clock moves as it is set.
 */
export function openHouse({ now }: { now: Date }) {
  const opened: { app?: TestApp } = {};
  const app = (): TestApp => opened.app!;
  const clock = {
    get now(): Date {
      return app().clock();
    },
    set now(instant: Date) {
      app().clock.moveBy(instant.getTime() - app().clock().getTime());
    },
  };
  beforeAll(async () => {
    opened.app = await openTestApp({ now });
  });
  beforeEach(async () => {
    clock.now = now;
    await app().database.reset();
  });
  afterAll(() => opened.app?.close());
  const sql = () => app().sql;
  return { app, clock, sql, ...callsOf(app), ...readersOf(sql) };
}
