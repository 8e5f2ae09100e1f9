import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { buildActivity, buildForm } from '#domains/activities/testing/activities.builders.ts';
import { rollCall } from '#domains/attendance/contract/attendance.contract.ts';
import { buildNews, newsForm } from '#domains/news/testing/news.builders.ts';
import { permissionCodes } from '#domains/roles/contract/permissions.words.ts';
import { brokenCounts } from '#domains/signups/testing/broken-counts.ts';
import { buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { buildTeamChange } from '#domains/teams/testing/team-change.builders.ts';
import { buildRealNameCheck } from '#domains/volunteers/testing/real-name.builders.ts';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { hostileRequest, type JsonSchema, nasty } from '#testing/hostile-values.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { postgresUrl } from '#testing/test-database.ts';
import { openTestApp, type TestApp, toHttp } from '#testing/test-app.ts';
import { createRooms } from '../server-rooms.ts';

const operations = createRooms({ secret: 'x'.repeat(32), publicUrl: 'http://localhost' })
  .flatMap((room) => room.bindings)
  .map(({ operation }) => operation);
/** Fewer where only the driver differs. */
const runs = postgresUrl ? 10 : 30;
/** The same requests in every run of the suite. */
const seed = 20_261_121;
/** What only the inside knows: SQL, frames, file names, driver words. */
const leaks =
  /\bselect\b.+\bfrom\b|syntax error|violates|relation "|\bat .+:\d+:\d+|node_modules|\.ts\b|kysely|pglite|zod/i;
/** These keep something although they refuse, or only read: on which device a code was shown; counted failures, wrong codes, spent proofs, a session ended by misuse. */
const keepsEffects = new Set([
  'loginUser',
  'refreshSession',
  'logout',
  'sendSmsCode',
  'checkIn',
  'checkOut',
  'getVolunteerCode',
]);

let test: TestApp;
let people: Record<'volunteer' | 'team' | 'staff' | 'elsewhere', number>;
/** Words that only the rows of the world hold. */
let worldWords: string[];
let ids: Record<string, number[]>;
let isWorldSpent = false;
let rowsQuery: string;

beforeAll(async () => {
  test = await openTestApp();
  await buildWorld();
  await test.database.keep();
  rowsQuery = await prepareRowsQuery();
});
afterAll(() => test.close());

/** Every call that writes spends the world; what only reads leaves it to the next. */
async function freshWorld({ effect }: Pick<AnyOperation, 'effect'>): Promise<void> {
  if (isWorldSpent) await test.database.reset();
  isWorldSpent = effect === 'write';
}

/** A team with activities in several states, a volunteer in them, and somebody who may do everything in the back office. */
async function buildWorld(): Promise<void> {
  const { sql } = test;
  const now = test.clock();
  const [volunteer, team, staff] = [
    await test.signIn('volunteer'),
    await test.signIn('team'),
    await test.signIn('staff', { permissions: permissionCodes }),
  ];
  const elsewhere = await test.signIn('staff', {
    roleId: await buildRole(sql, { permissions: permissionCodes, dataScope: 'organisation' }),
    organisationId: (await buildOrganisation(sql)).id,
  });
  people = {
    volunteer: volunteer.accountId,
    team: team.accountId,
    staff: staff.accountId,
    elsewhere: elsewhere.accountId,
  };
  worldWords = [team.name, volunteer.displayName];
  const soon = { startsAt: new Date(now.getTime() - 600_000), endsAt: new Date(now.getTime() + 7_200_000) };
  const running = await buildActivity(sql, { now, teamId: team.teamId, shifts: [soon, {}] });
  const draft = await buildActivity(sql, { now, teamId: team.teamId, status: 'draft' });
  const pending = await buildActivity(sql, { now, teamId: team.teamId, status: 'pending' });
  const { volunteerId } = volunteer;
  const [here = 0, later = 0] = running.shiftIds;
  const signUps = [
    await buildSignUp(sql, { now, volunteerId, shiftId: here }),
    await buildSignUp(sql, { now, volunteerId, shiftId: later, status: 'pending' }),
    await buildSignUp(sql, { now, shiftId: later, status: 'waitlisted' }),
    await buildSignUp(sql, { now, shiftId: here }),
  ];
  await test.call(rollCall, { shiftId: here, volunteerIds: [volunteerId], act: 'in' }, team);
  test.clock.moveBy(3_600_000);
  await test.call(rollCall, { shiftId: here, volunteerIds: [volunteerId], act: 'out' }, team);
  const activities = [running, draft, pending];
  const idsIn = async (table: 'participations' | 'serviceHours' | 'messages') =>
    (await sql.selectFrom(table).select('id').execute()).map((row) => row.id);
  ids = {
    activityId: activities.map(({ activityId }) => activityId),
    shiftId: activities.flatMap(({ shiftIds }) => shiftIds),
    signUpId: signUps.map(({ signUpId }) => signUpId),
    volunteerId: signUps.map((signUp) => signUp.volunteerId),
    participationId: await idsIn('participations'),
    hourId: await idsIn('serviceHours'),
    messageId: await idsIn('messages'),
    teamId: [team.teamId],
    teamUserId: [
      (await buildMember(sql, { teamId: team.teamId, volunteerId })).memberId,
      (await buildMember(sql, { teamId: team.teamId, status: 'applied', joinedAt: null })).memberId,
    ],
    roleId: [volunteer.roleId, team.roleId, staff.roleId],
    dynamicId: [
      await buildNews(sql),
      await buildNews(sql, { teamId: team.teamId, status: 'draft', publishedAt: null }),
    ],
    dynamicTypeId: [1001, 1003, 1004],
    checkId: [
      await buildRealNameCheck(sql, { volunteerId: (await test.signIn('volunteer')).accountId, now }),
    ],
    changeId: [await buildTeamChange(sql, { teamId: team.teamId, now })],
  };
  ids.id = Object.values(ids).flat();
}

/** The caller that gets furthest with an operation; news is written by teams, whoever else is signed in. */
function rightCaller({ caller, name }: AnyOperation): Promise<SignedIn> {
  if (typeof caller === 'object') return test.signInAs(people.staff);
  const isTeams = caller === 'team' || (caller === 'signedIn' && name.includes('News'));
  return test.signInAs(isTeams ? people.team : people.volunteer);
}

/** Tables that are written for a call that is refused as well: when a session was last used. */
const touchedByCalls = ['schema_migrations', 'sessions'];

/** Rows and newest change of every table, in one statement, for it is asked after each of thousands of calls. */
async function prepareRowsQuery(): Promise<string> {
  const tables = await test.database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return `select ${tables.rows
    .filter(({ name }) => !touchedByCalls.includes(name))
    .map(
      ({ name }) =>
        `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from "${name}") as "${name}"`,
    )
    .join(', ')}`;
}

let lastRead = { position: '', rows: undefined as unknown };

/** What is written down: a refused call must leave every table as it was. Where no log was written nothing can have changed. */
async function readRows(): Promise<unknown> {
  const { pool } = test.database;
  const asked = await pool.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at', []);
  const position = asked.rows[0]?.at ?? '';
  if (position !== lastRead.position) lastRead = { position, rows: (await pool.query(rowsQuery, [])).rows };
  return lastRead.rows;
}

const requestsFor = (operation: AnyOperation) => {
  const schema = z.toJSONSchema(operation.request, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  // The path takes digits only, which has tests of its own.
  const isById = operation.path.includes('{id}');
  const known = fc.constantFrom(...(ids.id ?? []));
  return fc
    .tuple(hostileRequest(schema, { ids, example: exampleOf(operation) }), known)
    .map(([request, id]) => (isById ? { ...(isObject(request) ? request : {}), id } : request));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Long forms, filled in rightly. */
function exampleOf({ name }: AnyOperation): unknown {
  const form = buildForm({}, test.clock());
  const activityId = ids.activityId?.[1];
  if (name === 'createActivity') return { form };
  if (name === 'updateActivity') return { activityId, version: 1, form };
  if (name === 'createNews') return newsForm({ dynamicTypeId: 1004 });
  if (name === 'updateNews')
    return { ...newsForm({ dynamicTypeId: 1004 }), dynamicId: ids.dynamicId?.[1], version: 1 };
  return undefined;
}

it.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s answers whatever is sent without a fault, a leak or a trace',
  async (name, operation) => {
    await freshWorld(operation);
    const as = await rightCaller(operation);
    let before = await readRows();
    await fc.assert(
      fc.asyncProperty(requestsFor(operation), async (request) => {
        const http = toHttp(operation, request, as);
        const answer = await test.inject(
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
          throw new Error(`${statusCode}: ${test.logLines.findLast((line) => line.includes('"err"'))}`);
        const envelope = answer.json();
        expect(envelope).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
        if (statusCode === 200) {
          if (operation.effect === 'write') before = await readRows();
          return;
        }
        // What the sender wrote may be repeated in a result, never in the sentence.
        expect(`${envelope.msg} ${JSON.stringify(envelope.errors ?? [])}`).not.toMatch(leaks);
        expect(body).not.toContain('stack');
        const after = keepsEffects.has(name) ? before : await readRows();
        expect(after).toEqual(before);
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(await brokenCounts(test.sql)).toEqual([]);
  },
);

/** What is written down but for the audit log: an export of nothing leaves a line, too. */
async function readWorld(): Promise<unknown> {
  const [{ audit_log: _lines, audit_origins: _origins, ...world } = {}] = (await readRows()) as Record<
    string,
    string
  >[];
  return world;
}

/** Staff of one 所 make these themselves: a role for their own unit, an own article. */
const makesOwn = new Set(['createRole', 'createStaffAccount', 'createNews']);
const ofStaff = operations.filter(({ caller }) => typeof caller === 'object');

it.each(ofStaff.map((operation) => [operation.name, operation] as const))(
  '%s gives staff of another 所 nothing of what is not theirs',
  async (name, operation) => {
    await freshWorld(operation);
    const as = await test.signInAs(people.elsewhere);
    const isCentral = typeof operation.caller === 'object' && operation.caller.scope === 'city';
    const before = await readWorld();
    await fc.assert(
      fc.asyncProperty(requestsFor(operation), async (request) => {
        const { statusCode, body } = await test.inject(toHttp(operation, request, as));
        // What cannot be read as JSON is refused before anybody asks who sent it.
        expect(isCentral ? [400, 403] : [statusCode]).toContain(statusCode);
        expect(worldWords.filter((word) => body.includes(word))).toEqual([]);
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
        await test.inject({ url: '/api/accounts/GetMe', headers: { authorization: `Bearer ${token}` } }),
        await test.inject({ url: `/api/${encodeURIComponent(text)}/${encodeURIComponent(String(value))}` }),
        await test.inject({ url: '/api/accounts/GetMe', headers: { cookie: `Refresh-Token=${token}` } }),
        await test.inject({
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
