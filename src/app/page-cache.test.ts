import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#database/connection.ts';
import { openDatabase } from '#database/connection.ts';
import { inTransaction } from '#database/transaction.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { freePlaces, takePlaces } from '#domains/activities/server/index.ts';
import { buildNews } from '#domains/news/testing/news.builders.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { signIn, signInAs } from '#testing/sign-in.ts';
import { houseRows } from '#testing/house-rows.ts';
import { PageCache } from '#platform/pages/page-cache.ts';
import { makeWebRoot, openProduct } from '#testing/open-product.ts';
import { addressOf, askOverHttp } from '#testing/over-http.ts';
import { openTables } from '#testing/open-tables.ts';

const web = makeWebRoot();
const { database, sql } = openTables(houseRows);
let app: FastifyInstance;
let activityId: number;
let shiftId: number;

beforeAll(async () => {
  app = await openProduct(database(), web);
});
/**
 * Each test comes a second after the one before: what that one asked is no longer a crowd that asks for the same page. Within
 * a test no time passes, so that nothing kept ends by itself.
 */
let nowMs = performance.now();
const pass = (ms: number): void => void (nowMs += ms);
beforeEach(async () => {
  nowMs += 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const activity = await buildActivity(sql(), { title: '江边清滩' });
  activityId = activity.activityId;
  shiftId = activity.shiftIds[0] ?? 0;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await app.close();
  web.remove();
});

const list = '/user-index/activityList';
const get = (url: string, headers: Record<string, string> = {}) => askOverHttp(app, { url, headers });

it.each([
  '/user-index/activityList?keyword=%00',
  '/user-index/activityList?keyword=a%00&area=%00&from=%00',
  '/user-index/activityList?keyword=%%0000',
  '/user-index/teamList?keyword=%00',
  '/user-index/search?query=%00',
  '/user-index/search?query=%E6%B1%9F%00&kind=%00',
  '/user-index/list?dynamicTypeId=%00&keyword=%00',
  `/user-index/activityList?keyword=%00${'x'.repeat(300)}`,
])('%s is a page like any other', async (url) => {
  expect((await get(url)).statusCode).toBeLessThan(400);
});
/** How many statements a page costs: none when it was kept. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(database().pool, 'connect');
  await work();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}
const rename = (title: string, on: Pick<Database, 'kysely'> = database()) =>
  on.kysely.updateTable('activities').set({ title }).where('id', '=', activityId).execute();

describe('a kept page', () => {
  it('is drawn once and then sent without a question to the database', async () => {
    const first = await get(list);
    expect(first.body).toContain('江边清滩');
    let again = first;
    expect(await statementsOf(async () => (again = await get(list)))).toBe(0);
    expect(again.body).toBe(first.body);
    const steady = (headers: object) => ({ ...headers, 'x-request-id': '', date: '' });
    expect(steady(again.headers)).toEqual(steady(first.headers));
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(again.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('shows a change at once', async () => {
    for (const title of ['江边清滩二', '江边清滩三']) {
      await get(list);
      await rename(title);
      expect((await get(list)).body).toContain(`${title}<`);
    }
  });

  it('stays kept when something changes that it does not show', async () => {
    await get(list);
    await sql()
      .insertInto('backgroundTasks')
      .values({ name: 'test.other', nextRunAt: new Date(), lastRunAt: new Date() })
      .execute();
    expect(await statementsOf(() => get(list))).toBe(0);
  });

  it('is checked by a strong tag of its own for each encoding', async () => {
    const tags = new Set<string>();
    const plain = (await get(list)).body;
    for (const encoding of ['identity', 'gzip', 'br'] as const) {
      const headers = { 'accept-encoding': encoding };
      await get(list, headers);
      const answer = await get(list, headers);
      const unpack = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync };
      expect(unpack[encoding](answer.rawPayload).toString()).toBe(plain);
      const etag = String(answer.headers.etag);
      expect(etag).toMatch(/^"/);
      tags.add(etag);
      const check = await get(list, { ...headers, 'if-none-match': etag });
      expect([check.statusCode, check.body, check.headers.etag]).toEqual([304, '', etag]);
      const changed = { ...headers, 'if-none-match': '"other"' };
      expect((await get(list, changed)).statusCode).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  it('is one for all spellings: other names in the query count for nothing, not even inside the page', async () => {
    const first = await get(`${list}?area=990101&sort=newest`);
    const noise = [
      '?sort=newest&area=990101',
      '?area=990101&sort=newest&utm_source=x&_=1',
      '?keyword=&area=990101&sort=newest',
    ];
    for (const query of noise) {
      expect(await statementsOf(async () => expect((await get(list + query)).body).toBe(first.body))).toBe(0);
    }
    expect((await get(`${list}?area=990101`)).body).not.toBe(first.body);
  });

  it('is drawn each time for words too long to be worth keeping', async () => {
    const url = `${list}?keyword=${'长'.repeat(60)}`;
    await get(url);
    const draw = vi.spyOn(PageCache.prototype, 'obtain');
    // The tag of a page that is kept is a strong one.
    expect((await get(url)).headers.etag).toMatch(/^W/);
    expect(draw).not.toHaveBeenCalled();
  });

  it('has the large-type view apart', async () => {
    const elder = { cookie: 'view=elder' };
    expect((await get(list, elder)).body).toContain('data-view="elder"');
    expect((await get(list)).body).not.toContain('data-view="elder"');
    expect((await get(list, elder)).body).toContain('data-view="elder"');
    expect(await statementsOf(() => get(list, { cookie: 'other=1; view=elder' }))).toBe(0);
  });

  it('is never drawn for a place: neither the page nor what was read for it stays', async () => {
    const common = await get(list);
    const url = `${list}?sort=nearest&lng=118.835&lat=31.972`;
    const near = await get(url);
    expect([near.statusCode, near.headers['cache-control'], near.headers.etag]).toEqual([
      200,
      'private, no-store',
      undefined,
    ]);
    expect(near.body).toMatch(/离你约<\/span>\S+ (?:公里|米)/);
    expect(near.body).toContain(`rel="canonical" href="http://localhost:3000${list}"`);
    expect(await statementsOf(() => get(url))).toBeGreaterThan(0);
    expect((await get(list)).body).toBe(common.body);
  });

  it('that is not there is never kept', async () => {
    const missing = '/user-index/activityDetail/77';
    expect((await get(missing)).headers.location).toBe('/404');
    expect(await statementsOf(() => get(missing))).toBeGreaterThan(0);
  });
});

const as = (token: string) => ({ cookie: `Admin-Token=${token}` });

describe('a sign-up', () => {
  const takes = async (count: number) => {
    await inTransaction(database(), (sql) => takePlaces(sql, { shiftId, now: new Date(), count }));
  };

  it('drops only what shows its activity', async () => {
    await sql().updateTable('activities').set({ signUpMode: 'firstCome' }).execute();
    await buildActivity(sql(), { title: '陪长辈读报', category: 'elder' });
    const [its, others] = [`${list}?category=eco&hasPlaces=1`, `${list}?category=elder&hasPlaces=1`];
    for (const url of [its, others]) await get(url);
    const { accountId } = await buildReadyVolunteer(sql());
    const { token } = await signInAs({ sql: sql(), now: new Date() }, accountId);
    // Whatever was written for the person's sake is older than what is kept.
    for (const url of [its, others]) await get(url);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/signups/SignUpForShift',
      headers: { authorization: `Bearer ${token}` },
      payload: { shiftId, riskVersion: 1, clientRequestId: 'kept-pages-1' },
    });
    expect(answer.json()).toMatchObject({ code: 200 });
    expect(await statementsOf(() => get(others))).toBe(0);
    expect((await get(its)).body).toContain('<b>1</b>');
    await takes(2);
    expect(await statementsOf(() => get(others))).toBe(0);
    expect((await get(its)).body).toContain('<b>3</b>');
    const detail = `/user-index/activityDetail/${activityId}`;
    await get(detail);
    await takes(1);
    expect(await statementsOf(() => get(others))).toBe(0);
    expect(await statementsOf(() => get(detail))).toBeGreaterThan(0);
  });

  it('that takes the last place drops every list that asks for places', async () => {
    const its = `${list}?hasPlaces=1`;
    const { capacity } = await sql()
      .selectFrom('shifts')
      .select('capacity')
      .where('id', '=', shiftId)
      .executeTakeFirstOrThrow();
    expect((await get(its)).body).toContain('江边清滩');
    await takes(capacity - 1);
    expect((await get(its)).body).toContain('江边清滩');
    await takes(1);
    expect((await get(its)).body).not.toContain('江边清滩');
    await inTransaction(database(), (handle) => freePlaces(handle, shiftId, 1));
    expect((await get(its)).body).toContain('江边清滩');
  });

  it('drops a list in the order of what is missing most', async () => {
    await get(`${list}?sort=gap`);
    await takes(1);
    expect(await statementsOf(() => get(`${list}?sort=gap`))).toBeGreaterThan(0);
  });
});

/** A promise that is kept when it is told to. */
function held() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((keep) => (resolve = keep));
  return { promise, resolve: () => resolve() };
}

/** From now on nothing is read until it is let go; `begun` is kept by the first who would. */
function holdDatabase() {
  const [gate, begun] = [held(), held()];
  const connect = database().pool.connect.bind(database().pool);
  vi.spyOn(database().pool, 'connect').mockImplementation(async () => {
    begun.resolve();
    await gate.promise;
    return connect();
  });
  return { begun: begun.promise, letGo: gate.resolve };
}

describe('a page that many ask for', () => {
  // Pages of their own: what is drawn at a time that is not yet is never true.
  const wanted = `${list}?category=eco&area=990101`;
  const askMany = async (url: string) => {
    for (let asked = 0; asked < 20; asked += 1) await get(url);
  };

  it('is drawn anew at most four times a second, but at once for who is signed in and may have written', async () => {
    const { token } = await signIn({ sql: sql(), now: new Date() }, 'volunteer', { name: '沈知夏' });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    await askMany(wanted);
    await rename('江边清滩二');
    expect((await get(wanted)).body).not.toContain('江边清滩二');
    expect((await get(wanted, as(token))).body).toContain('江边清滩二');
    clock.mockReturnValue(1_000_250);
    await askMany(wanted);
    expect((await get(wanted)).body).toContain('江边清滩二');
    await rename('江边清滩三');
    clock.mockReturnValue(1_000_499);
    expect((await get(wanted)).body).not.toContain('江边清滩三');
    clock.mockReturnValue(1_000_500);
    expect((await get(wanted)).body).toContain('江边清滩三');
  });

  it('keeps nobody waiting while it is drawn anew, and where that takes long is drawn less often', async () => {
    const slow = `${wanted}&sort=soonest`;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(3_000_000);
    await askMany(slow);
    await rename('江边清滩四');
    clock.mockReturnValue(3_000_250);
    const { begun, letGo } = holdDatabase();
    const drawn = get(slow);
    await begun;
    await askMany(slow);
    expect((await get(slow)).body).not.toContain('江边清滩四');
    clock.mockReturnValue(3_000_450);
    letGo();
    expect((await drawn).body).toContain('江边清滩四');
    await rename('江边清滩五');
    for (const later of [500, 750, 1_000]) {
      clock.mockReturnValue(3_000_000 + later);
      await askMany(slow);
      expect((await get(slow)).body).not.toContain('江边清滩五');
    }
    clock.mockReturnValue(3_001_050);
    expect((await get(slow)).body).toContain('江边清滩五');
  });

  it('keeps no visitor waiting in a crowd, though few ask for it, and shows who is signed in what is', async () => {
    const page = `${wanted}&sort=gap`;
    const { token } = await signIn({ sql: sql(), now: new Date() }, 'volunteer', { name: '沈知夏' });
    await get(page);
    await rename('江边清滩六');
    const { letGo } = holdDatabase();
    // More than may read at once, each something else.
    const crowd = Array.from({ length: 12 }, (_, index) => get(`/user-index/teamList?page=${index + 2}`));
    for (const _ of crowd) await once(app.server, 'request');
    const own = get(page, as(token));
    expect((await get(page)).body).toContain('江边清滩');
    expect((await get(page)).body).not.toContain('江边清滩六');
    letGo();
    expect((await own).body).toContain('江边清滩六');
    await Promise.all(crowd);
    expect((await get(page)).body).toContain('江边清滩六');
  });

  it('shows common pages as they are to who is signed in', async () => {
    const { token, teamId } = await signIn({ sql: sql(), now: new Date() }, 'team');
    const teams = '/user-index/teamList?sort=active';
    vi.spyOn(performance, 'now').mockReturnValue(2_000_000);
    await askMany(teams);
    await sql().updateTable('teams').set({ name: '读书会' }).where('id', '=', teamId).execute();
    expect((await get(teams)).body).not.toContain('读书会<');
    expect((await get(teams, as(token))).body).toContain('读书会<');
    expect((await get(teams)).body).toContain('读书会<');
  });
});

describe('a page that knows nobody', () => {
  const teams = '/user-index/teamList';

  it('is the same for who is signed in, and comes from memory for them too', async () => {
    const { token } = await signIn({ sql: sql(), now: new Date() }, 'volunteer', {
      name: '沈知夏',
    });
    const common = await get(teams);
    let own = common;
    expect(await statementsOf(async () => (own = await get(teams, as(token))))).toBe(0);
    expect(own.body).toBe(common.body);
    expect(own.headers.etag).toBe(common.headers.etag);
  });

  it('shows its author what is not there for others', async () => {
    const { token, teamId } = await signIn({ sql: sql(), now: new Date() }, 'team');
    const dynamicId = await buildNews(sql(), { teamId, status: 'draft', publishedAt: null });
    // The address with the category, to which any other is led.
    const short = `/user-index/detail?dynamicId=${dynamicId}`;
    const url = String((await get(short, as(token))).headers.location);
    expect((await get(url)).headers.location).toBe('/404');
    const own = await get(url, as(token));
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await get(url)).headers.location).toBe('/404');
  });
});

describe('what belongs to one person', () => {
  const url = () => `/user-index/activityDetail/${activityId}`;
  const place = (signUpId: number) => `"signUpId":${signUpId}`;

  async function signedUp(name: string) {
    const now = new Date();
    const person = await signIn({ sql: sql(), now }, 'volunteer', { name });
    const { signUpId } = await buildSignUp(sql(), {
      now,
      volunteerId: person.volunteerId,
      shiftId,
    });
    return { ...person, place: place(signUpId) };
  }

  it('is drawn for that person alone, and nobody is given it', async () => {
    const [one, other] = [await signedUp('沈知夏'), await signedUp('顾予安')];
    const [anonymous, ones, others] = [
      await get(url()),
      await get(url(), as(one.token)),
      await get(url(), as(other.token)),
    ];
    expect(ones.body).toContain(one.place);
    expect(others.body).not.toContain(one.place);
    expect(others.body).toContain(other.place);
    for (const page of [ones, others]) {
      expect([page.headers['cache-control'], page.headers.etag]).toEqual(['private, no-store', undefined]);
    }
    const after = await get(url());
    expect(after.body).toBe(anonymous.body);
    expect(after.body).not.toContain('signUpId');
    expect(after.headers.vary).toContain('Cookie');
  });

  it('is gone with the session: the same browser then gets the common page', async () => {
    const { token, place } = await signedUp('沈知夏');
    expect((await get(url(), as(token))).body).toContain(place);
    await app.inject({
      method: 'POST',
      url: '/api/token/logout',
      headers: { authorization: `Bearer ${token}` },
    });
    for (const headers of [as(token), {}]) expect((await get(url(), headers)).body).not.toContain(place);
  });

  it('never comes from the common page by a tag of the common page', async () => {
    const { token, place } = await signedUp('沈知夏');
    const etag = String((await get(url())).headers.etag);
    const answer = await get(url(), { ...as(token), 'if-none-match': etag });
    expect([answer.statusCode, answer.body.includes(place)]).toEqual([200, true]);
  });
});

describe('a call that is the same for everybody', () => {
  const call = () =>
    app.inject({ method: 'POST', url: '/api/activities/ListActivities', payload: { pageSize: 5 } });

  it('is read once, and again after a change', async () => {
    const first = await call();
    expect(first.json().result.list[0].title).toBe('江边清滩');
    expect(await statementsOf(call)).toBe(0);
    await rename('江边清滩二');
    expect((await call()).json().result.list[0].title).toBe('江边清滩二');
    expect(first.headers['cache-control']).toBe('no-store');
  });
});

describe('more callers than may work at once', () => {
  it('are served one after the other over real connections, with bodies that were read long ago', async () => {
    const address = await addressOf(app);
    const ask = async (pageNum: number): Promise<number> => {
      const body = JSON.stringify({ pageNum, pageSize: 3, keyword: `江边${pageNum}` });
      const headers = { 'content-type': 'application/json' };
      const url = `${address}/api/activities/ListActivities`;
      return (await fetch(url, { method: 'POST', headers, body })).status;
    };
    const told = await Promise.all(Array.from({ length: 150 }, (_, index) => ask(index + 1)));
    expect(new Set(told)).toEqual(new Set([200]));
  });
});

describeOnPostgres('a change made by another process', () => {
  it('is seen as soon as its signal comes, not when the kept page would end', async () => {
    const { rows } = await database().pool.query<{ name: string }>('select current_database() as name');
    const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), {
      pathname: `/${rows[0]?.name}`,
    });
    const other = await openDatabase({ url: url.href, poolSize: 2 });
    const there = await openProduct(other, web);
    try {
      // Both listen from the first signal that arrives.
      const hears = async () => {
        await get(list);
        await rename(`江边清滩 ${Math.random()}`, other);
        pass(300);
        await new Promise((resolve) => setTimeout(resolve, 100));
        return (await statementsOf(() => get(list))) > 0;
      };
      await vi.waitUntil(hears);
      for (const title of ['江边清滩甲', '江边清滩乙', '江边清滩丙']) {
        await get(list);
        await rename(title, other);
        // Longer than between two drawings for a crowd, a fiftieth of what a page is kept.
        pass(300);
        await vi.waitFor(async () => expect((await get(list)).body).toContain(title), { interval: 2 });
      }
    } finally {
      await there.close();
      await other.close();
    }
  });
});
