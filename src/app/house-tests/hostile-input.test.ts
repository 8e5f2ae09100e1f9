import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { brokenCounts } from '#domains/signups/testing/broken-counts.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { nasty } from '#testing/hostile-values.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { prepareTableReader, type ReadTables } from './world/database-tables.ts';
import { insideWords, keepsEffects } from './world/hostile-requests.ts';
import { openHostileHouse, operations, sendingTo, toHostileHttp } from './world/hostile-house.ts';

const { app, world, freshWorld, requestsFor } = openHostileHouse();
/** Every table, for a refused call must leave all of them as they were. */
let readRows: ReadTables;

beforeAll(async () => {
  readRows = await prepareTableReader(app().database);
});

/** The caller that gets furthest with an operation; news is written by teams, whoever else is signed in. */
function rightCaller({ caller, name }: AnyOperation): Promise<SignedIn> {
  if (typeof caller === 'object') return app().signInAs(world().people.staff.accountId);
  const isTeams = caller === 'team' || (caller === 'signedIn' && name.includes('News'));
  return app().signInAs(world().people[isTeams ? 'team' : 'volunteer'].accountId);
}

it.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s answers whatever is sent without a fault, a leak or a trace',
  async (name, operation) => {
    await freshWorld(operation);
    const as = await rightCaller(operation);
    let before = await readRows();
    await fc.assert(
      fc.asyncProperty(requestsFor(operation), async (request) => {
        const answer = await app().inject(toHostileHttp(operation, request, as));
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
      sendingTo(operation),
    );
    expect(await brokenCounts(app().sql)).toEqual([]);
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
    sendingTo({ effect: 'write' }),
  );
});
