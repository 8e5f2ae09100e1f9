import type { FastifyInstance } from 'fastify';
import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#database/connection.ts';
import { inTransaction, OutcomeUnknown } from '#database/transaction.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { makeWebRoot, openProduct } from '#testing/open-product.ts';
import { askOverHttp } from '#testing/over-http.ts';
import { signInAs } from '#testing/sign-in.ts';
import { startPostgres } from '../../tools/postgres-for-tests.mjs';
import type { TestPostgres } from '../../tools/postgres-for-tests.mjs';
import { prepareDatabase } from './first-run/prepare-database.ts';

/** A server of its own, for it is stopped and started while the product runs. */
describeOnPostgres('a database that goes away and comes back', () => {
  const web = makeWebRoot();
  let postgres: TestPostgres;
  let database: Database;
  let app: FastifyInstance;
  let token: string;
  let activityId: number;
  let shiftId: number;

  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) throw new Error('no PostgreSQL server on this machine');
    postgres = started;
    database = await openDatabase({ url: postgres.url, poolSize: 4 });
    await prepareDatabase(web.configuration, database, () => undefined);
    app = await openProduct(database, web);
    const activity = await buildActivity(database.kysely, { title: '江边清滩' });
    ({ activityId } = activity);
    shiftId = activity.shiftIds[0] ?? 0;
    const volunteer = await buildReadyVolunteer(database.kysely);
    ({ token } = await signInAs({ sql: database.kysely, now: new Date() }, volunteer.accountId));
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await app.close();
    await database.close();
    await postgres.stop();
    web.remove();
  });

  const list = '/user-index/activityList';
  const get = (url: string, headers = {}) => askOverHttp(app, { url, headers });
  const signUp = () =>
    app.inject({
      method: 'POST',
      url: '/api/signups/SignUpForShift',
      headers: authorization(),
      payload: { shiftId, clientRequestId: 'one and the same', riskVersion: 1 },
    });
  const authorization = () => ({ authorization: `Bearer ${token}` });
  const standings = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const url = `/api/signups/GetSignUpStanding/${activityId}`;
        const answer = await app.inject({ url, headers: authorization() });
        return `${answer.statusCode} ${answer.json<{ reason?: string }>().reason}`;
      }),
    );
  const note = /你看到的是几分钟前的内容/;

  it('shows kept pages with a quiet line, answers all else with 503 and when to come back, and goes on by itself', async () => {
    // Before the page is drawn, so that its age is told by the same clock.
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date() });
    const before = await get(list);
    expect([before.statusCode, note.test(before.body)]).toEqual([200, false]);

    await postgres.halt();
    // A page that was true a moment ago is drawn anew after a while; that moment is now.
    vi.advanceTimersByTime(5 * minuteMs);
    const old = await get(list);
    expect([old.statusCode, old.body.includes('江边清滩'), note.test(old.body)]).toEqual([200, true, true]);
    const unseen = await get('/user-index/teamList');
    expect([unseen.statusCode, unseen.headers['retry-after'], unseen.headers.refresh]).toEqual([
      503,
      '5',
      '5',
    ]);
    expect(unseen.body).toContain('再试一次');
    const refused = await signUp();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().reason]).toEqual([
      503,
      '5',
      'away',
    ]);
    expect(refused.json().msg).toBe('系统的数据库暂时连不上，这次操作没有进行。请稍后再试');
    expect(await standings(30)).toEqual(Array(30).fill('503 away'));
    expect([(await get('/healthz')).statusCode, (await get('/readyz')).statusCode]).toEqual([200, 503]);
    vi.advanceTimersByTime(6 * minuteMs);
    expect((await get(list)).statusCode).toBe(503);

    await postgres.resume();
    vi.useRealTimers();
    expect((await get('/readyz')).statusCode).toBe(200);
    const again = await signUp();
    expect([again.statusCode, again.json().result.state]).toEqual([200, 'pending']);
    const after = await get('/user-index/teamList');
    expect(after.statusCode).toBe(200);
  });

  it('says busy to all who were read for in the statement that was given up, and answers them when they ask again', async () => {
    await inTransaction(database, async (sql) => {
      await raw`lock table volunteers in access exclusive mode`.execute(sql);
      const told = standings(30);
      let isOver = false;
      void told.finally(() => (isOver = true));
      // As the limit of a statement would, which is half a minute.
      while (!isOver) {
        // A transaction sees who waits as it was at its first look, unless it asks anew.
        await raw`select pg_stat_clear_snapshot()`.execute(sql);
        await raw`select pg_cancel_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(sql);
      }
      expect(await told).toEqual(Array(30).fill('503 busy'));
    });
    expect(await standings(30)).toEqual(Array(30).fill('200 undefined'));
  });

  it('says that nobody knows when it is lost during a commit, and undoes what was lost before it', async () => {
    const lost = inTransaction(database, async (sql) => {
      await sql.insertInto('chatWords').values({ word: '半途', createdBy: null }).execute();
      await postgres.halt();
      await sql.selectFrom('chatWords').select('id').execute();
    });
    await expect(lost).rejects.not.toBeInstanceOf(OutcomeUnknown);
    await postgres.resume();
    const during = inTransaction(database, async (sql) => {
      await sql.insertInto('chatWords').values({ word: '提交', createdBy: null }).execute();
      await postgres.halt();
    });
    await expect(during).rejects.toBeInstanceOf(OutcomeUnknown);
    await postgres.resume();
    expect(await database.kysely.selectFrom('chatWords').select('word').execute()).toEqual([]);
  });
});
