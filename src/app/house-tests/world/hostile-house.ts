import type { InjectOptions } from 'fastify';
import { beforeAll } from 'vitest';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { openHouse } from '#testing/open-house.ts';
import { type CallingAs, toHttp } from '#testing/test-app.ts';
import { postgresUrl } from '#testing/test-database.ts';
import { createRooms } from '../../server-rooms.ts';
import { hostileRequestsFor, isObject } from './hostile-requests.ts';
import { buildHouseWorld, type World } from './house-world.ts';

/** Every operation of the house. */
export const operations = createRooms({ secret: 'x'.repeat(32), publicUrl: 'http://localhost' })
  .flatMap((room) => room.bindings)
  .map(({ operation }) => operation);

/** Fewer where only the driver differs. */
const runs = postgresUrl ? 10 : 30;
/** The same requests in every run of the suite. */
const seed = 20_261_121;

/** How hostile requests are sent: of what only reads, one and the same is not sent again. */
export const sendingTo = ({ effect }: Pick<AnyOperation, 'effect'>) => ({
  numRuns: runs,
  seed,
  endOnFailure: true,
  ignoreEqualValues: effect === 'read',
});

/** The house with its world, for the tests of one file. Every call that writes spends the world; what only reads leaves it to the next. */
export function openHostileHouse() {
  const { app } = openHouse({ isOneStory: true });
  const built: { world?: World } = {};
  let isSpent = false;
  const world = (): World => built.world!;
  beforeAll(async () => {
    built.world = await buildHouseWorld(app());
    await app().database.keep();
  });
  return {
    app,
    world,
    freshWorld: async ({ effect }: Pick<AnyOperation, 'effect'>): Promise<void> => {
      if (isSpent) await app().database.reset();
      isSpent = effect === 'write';
    },
    requestsFor: (operation: AnyOperation) =>
      hostileRequestsFor(operation, { ids: world().ids, now: app().clock() }),
  };
}

/** A hostile request as it is sent: what is no object goes as it is in a body, under a name that nobody knows in a query. */
export function toHostileHttp(operation: AnyOperation, request: unknown, as: CallingAs): InjectOptions {
  if (isObject(request)) return toHttp(operation, request, as);
  if (operation.method === 'GET') return toHttp(operation, { nobodyKnowsThis: request }, as);
  const http = toHttp(operation, {}, as);
  return {
    ...http,
    payload: JSON.stringify(request),
    headers: { ...http.headers, 'content-type': 'application/json' },
  };
}
