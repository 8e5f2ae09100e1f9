import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { prepareTableReader, type ReadTables } from './database-tables.ts';
import { openHostileHouse, operations, sendingTo, toHostileHttp } from './world/hostile-house.ts';

const { app, world, freshWorld, requestsFor } = openHostileHouse();
/** Staff of one 所 make these themselves: a role for their own unit, an own article. */
const makesOwn = new Set(['createRole', 'createStaffAccount', 'createNews']);
const ofStaff = operations.filter(({ caller }) => typeof caller === 'object');
/** What is written down but for the audit log: an export of nothing leaves a line, too. */
let readWorld: ReadTables;

beforeAll(async () => {
  readWorld = await prepareTableReader(app().database, { besides: ['audit_log', 'audit_origins'] });
});

it.each(ofStaff.map((operation) => [operation.name, operation] as const))(
  '%s gives staff of another 所 nothing of what is not theirs',
  async (name, operation) => {
    await freshWorld(operation);
    const as = await app().signInAs(world().people.elsewhere.accountId);
    const isCentral = typeof operation.caller === 'object' && operation.caller.scope === 'city';
    const before = await readWorld();
    await fc.assert(
      fc.asyncProperty(requestsFor(operation), async (request) => {
        const { statusCode, body } = await app().inject(toHostileHttp(operation, request, as));
        // What cannot be read as JSON is refused before anybody asks who sent it.
        expect(isCentral ? [400, 403] : [statusCode]).toContain(statusCode);
        expect(world().words.filter((word) => body.includes(word))).toEqual([]);
        const isDone = operation.effect === 'write' && statusCode === 200 && !makesOwn.has(name);
        const rows = isDone ? await readWorld() : before;
        expect({ rows, request }).toEqual({ rows: before, request });
      }),
      sendingTo(operation),
    );
  },
);
