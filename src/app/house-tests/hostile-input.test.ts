import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { brokenCounts } from '#domains/signups/testing/broken-counts.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { nasty } from '#testing/hostile-values.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { postgresUrl } from '#testing/test-database.ts';
import { openHouse } from '#testing/open-house.ts';
import { toHttp } from '#testing/test-app.ts';
import { createRooms } from '../server-rooms.ts';
import { prepareTableReader, type ReadTables } from './database-tables.ts';
import { hostileRequestsFor, insideWords, isObject, keepsEffects } from './world/hostile-requests.ts';
import { buildHouseWorld, type World } from './world/house-world.ts';

const operations = createRooms({ secret: 'x'.repeat(32), publicUrl: 'http://localhost' })
  .flatMap((room) => room.bindings)
  .map(({ operation }) => operation);
/** Fewer where only the driver differs. */
const runs = postgresUrl ? 10 : 30;
/** The same requests in every run of the suite. */
const seed = 20_261_121;

const { app } = openHouse({ isOneStory: true });
let world: World;
let isWorldSpent = false;
/** Every table, for a refused call must leave all of them as they were. */
let readRows: ReadTables;
/** What is written down but for the audit log: an export of nothing leaves a line, too. */
let readWorld: ReadTables;

beforeAll(async () => {
  world = await buildHouseWorld(app());
  await app().database.keep();
  readRows = await prepareTableReader(app().database);
  readWorld = await prepareTableReader(app().database, { besides: ['audit_log', 'audit_origins'] });
});

/** Every call that writes spends the world; what only reads leaves it to the next. */
async function freshWorld({ effect }: Pick<AnyOperation, 'effect'>): Promise<void> {
  if (isWorldSpent) await app().database.reset();
  isWorldSpent = effect === 'write';
}

/** The caller that gets furthest with an operation; news is written by teams, whoever else is signed in. */
function rightCaller({ caller, name }: AnyOperation): Promise<SignedIn> {
  if (typeof caller === 'object') return app().signInAs(world.people.staff.accountId);
  const isTeams = caller === 'team' || (caller === 'signedIn' && name.includes('News'));
  return app().signInAs(world.people[isTeams ? 'team' : 'volunteer'].accountId);
}

const requestsFor = (operation: AnyOperation) =>
  hostileRequestsFor(operation, { ids: world.ids, now: app().clock() });

it.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s answers whatever is sent without a fault, a leak or a trace',
  async (name, operation) => {
    await freshWorld(operation);
    const as = await rightCaller(operation);
    let before = await readRows();
    await fc.assert(
      fc.asyncProperty(requestsFor(operation), async (request) => {
        const http = toHttp(operation, request, as);
        const answer = await app().inject(
          isObject(request) || operation.method === 'GET'
            ? http
            : {
                ...http,
                payload: JSON.stringify(request),
                headers: { ...http.headers, 'content-type': 'application/json' },
              },
        );
        const { statusCode, body } = answer;
        if (statusCode >= 500)
          throw new Error(`${statusCode}: ${app().logLines.findLast((line) => line.includes('"err"'))}`);
        const envelope = answer.json();
        expect(envelope).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
        if (statusCode === 200) {
          if (operation.effect === 'write') before = await readRows();
          return;
        }
        // What the sender wrote may be repeated in a result, never in the sentence.
        expect(`${envelope.msg} ${JSON.stringify(envelope.errors ?? [])}`).not.toMatch(insideWords);
        expect(body).not.toContain('stack');
        const after = keepsEffects.has(name) ? before : await readRows();
        expect(after).toEqual(before);
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(await brokenCounts(app().sql)).toEqual([]);
  },
);

/** Staff of one 所 make these themselves: a role for their own unit, an own article. */
const makesOwn = new Set(['createRole', 'createStaffAccount', 'createNews']);
const ofStaff = operations.filter(({ caller }) => typeof caller === 'object');

it.each(ofStaff.map((operation) => [operation.name, operation] as const))(
  '%s gives staff of another 所 nothing of what is not theirs',
  async (name, operation) => {
    await freshWorld(operation);
    const as = await app().signInAs(world.people.elsewhere.accountId);
    const isCentral = typeof operation.caller === 'object' && operation.caller.scope === 'city';
    const before = await readWorld();
    await fc.assert(
      fc.asyncProperty(requestsFor(operation), async (request) => {
        const { statusCode, body } = await app().inject(toHttp(operation, request, as));
        // What cannot be read as JSON is refused before anybody asks who sent it.
        expect(isCentral ? [400, 403] : [statusCode]).toContain(statusCode);
        expect(world.words.filter((word) => body.includes(word))).toEqual([]);
        const isDone = operation.effect === 'write' && statusCode === 200 && !makesOwn.has(name);
        const rows = isDone ? await readWorld() : before;
        expect({ rows, request }).toEqual({ rows: before, request });
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
  },
);

it('nasty headers and addresses are answered in the envelope too', async () => {
  await freshWorld({ effect: 'write' });
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary-ascii', maxLength: 80 }), nasty, async (text, value) => {
      const token = Buffer.from(text)
        .toString('latin1')
        .replace(/[^\x20-\x7e]/g, '?');
      const answers = [
        await app().inject({ url: '/api/accounts/GetMe', headers: { authorization: `Bearer ${token}` } }),
        await app().inject({ url: `/api/${encodeURIComponent(text)}/${encodeURIComponent(String(value))}` }),
        await app().inject({ url: '/api/accounts/GetMe', headers: { cookie: `Refresh-Token=${token}` } }),
        await app().inject({
          method: 'POST',
          url: '/api/token/refresh',
          headers: { cookie: `Refresh-Token=${token}` },
          payload: {},
        }),
      ];
      for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);
    }),
    { numRuns: runs, seed },
  );
});
