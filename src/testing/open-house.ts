import { afterAll, beforeAll, beforeEach } from 'vitest';
import { followClock } from '#platform/contract/instants.ts';
import { callsOf, readersOf } from './open-room.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export type HouseWish = TestAppOptions & {
  /** The tests of the file tell one story, or only look: neither rows nor clock are put back between them. */
  isOneStory?: boolean;
};

/**
 * The whole API for the tests of one file (or one `describe`): all rooms with what they do for each other, over HTTP
 * (`app().call`) or as the mount runs them (`call`). Every test starts at `now`, the present unless told, on the rows of
 * the house; the clock moves as it is set.
 */
export function openHouse({ isOneStory, now, ...options }: HouseWish = {}) {
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
    opened.app = await openTestApp({ now, ...options });
  });
  beforeEach(() => followClock(app().clock));
  if (!isOneStory)
    beforeEach(async () => {
      clock.now = now ?? new Date();
      await app().database.reset();
    });
  afterAll(() => opened.app?.close());
  const sql = () => app().sql;
  return { app, clock, sql, ...callsOf(app), ...readersOf(sql) };
}
