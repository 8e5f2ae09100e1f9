import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { toHttp } from '#testing/test-app.ts';
import { prepareTableReader, type ReadTables } from './world/database-tables.ts';
import { buildCentralWishes, type CentralWish } from './world/central-wishes.ts';
import { openHostileHouse, operations, sendingTo, toHostileHttp } from './world/hostile-house.ts';

const { app, world, freshWorld, requestsFor } = openHostileHouse();
/** Staff of one 所 make these themselves: a role for their own unit, an own article; a look is the caller's own row and tells nothing of the item. */
const makesOwn = new Set(['createRole', 'createStaffAccount', 'createNews', 'noteLook']);
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

describe('what another 所 or the whole city keeps', () => {
  let wishes: readonly CentralWish[];
  let callers: { head: SignedIn; custom: SignedIn; city: SignedIn };
  beforeAll(async () => {
    await app().database.reset();
    const { id: organisationId } = await buildOrganisation(app().sql);
    const { elsewhere, staff } = world().people;
    const head = await app().signIn('staff', { role: 'organisationAdmin', organisationId });
    callers = { head, custom: elsewhere, city: staff };
    wishes = await buildCentralWishes(app(), world().people);
  });
  async function answersTo(as: SignedIn): Promise<string[]> {
    const answers: string[] = [];
    for (const [what, operation, request] of wishes) {
      const { statusCode, body } = await app().inject(toHttp(operation, request, as));
      const { msg } = JSON.parse(body) as { msg: string };
      answers.push(statusCode === 200 ? `${what}: done` : `${what}: ${statusCode} ${msg}`);
    }
    return answers;
  }

  it('is refused for the head of a 所, by each operation', async () => {
    expect(await answersTo(callers.head)).toEqual(
      wishes.map(([what]) => `${what}: 403 你没有这项操作的权限`),
    );
  });

  it('is refused for a role of the centre’s own making that holds every permission for one 所', async () => {
    const ofOthers = '这个角色不是你单位设立的，或者其他单位的人也在用，由实践中心修改；你可以复制一份再改';
    const citywide = '这由实践中心统一设置，所和站不能更改';
    const why = ({ name }: AnyOperation) => (/^(update|delete)Role$/.test(name) ? ofOthers : citywide);
    expect(await answersTo(callers.custom)).toEqual(
      wishes.map(([what, operation]) => `${what}: 403 ${why(operation)}`),
    );
  });

  it('is changed by staff of the whole city', async () => {
    expect(await answersTo(callers.city)).toEqual(wishes.map(([what]) => `${what}: done`));
  });
});
