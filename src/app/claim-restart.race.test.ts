import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#database/connection.ts';
import { claimNeed } from '#domains/jobs/contract/team-jobs.contract.ts';
import { buildPoolNeed } from '#domains/jobs/testing/jobs.builders.ts';
import { createNeedVault } from '#domains/needs/server/index.ts';
import { needPeople } from '#domains/needs/testing/needs.builders.ts';
import { commandKeyHeader } from '#platform/contract/envelope.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { makeWebRoot, openProduct } from '#testing/open-product.ts';
import { type SignedInAs, signIn } from '#testing/sign-in.ts';
import { startPostgres, type TestPostgres } from '../../tools/postgres-for-tests.mjs';
import { prepareDatabase } from './first-run/prepare-database.ts';

const needs = 40;
type Claim = { needId: number; team: SignedInAs<'team'>; key: string };
type Told = { status: number; jobId?: number; reason?: string };

/** A server of its own, for it is stopped and started while teams claim. */
describeOnPostgres('claims of the pool while the database restarts', () => {
  const web = makeWebRoot();
  let postgres: TestPostgres;
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) throw new Error('no PostgreSQL server on this machine');
    postgres = started;
    database = await openDatabase({ url: postgres.url, poolSize: 8 });
    await prepareDatabase(web.configuration, database, () => undefined);
    app = await openProduct(database, web);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await postgres.stop();
    web.remove();
  });

  /** A need of the pool, its people sealed with the key of this product. */
  const pooled = async (): Promise<number> => {
    const privateCipher = createNeedVault(web.configuration.secret).seal(needPeople);
    return (await buildPoolNeed(database.kysely, { privateCipher })).needId;
  };
  const claimant = async (needId: number): Promise<Claim> => ({
    needId,
    team: await signIn({ sql: database.kysely, now: new Date() }, 'team', { category: 'neighbor' }),
    key: randomUUID(),
  });
  const send = async ({ needId, team, key }: Claim): Promise<Told> => {
    const { statusCode, json } = await app.inject({
      method: 'POST',
      url: claimNeed.path,
      headers: { authorization: `Bearer ${team.token}`, [commandKeyHeader]: key },
      payload: { needId },
    });
    const { result, reason } = json<{ result?: { jobId?: number }; reason?: string }>();
    return { status: statusCode, ...result, ...(reason ? { reason } : {}) };
  };
  /** As a browser does: the same press again for as long as it is told to come again. */
  const press = async (claim: Claim, away: string[]): Promise<Told> => {
    for (;;) {
      const told = await send(claim);
      if (told.status !== 503) return told;
      away.push(told.reason ?? '');
      await delay(20);
    }
  };
  const jobs = () => database.kysely.selectFrom('jobs').select(['id', 'needId', 'teamId']).execute();

  it('are whole or not there, and a repeated press gets the true answer', async () => {
    const claims: Claim[] = [];
    for (let made = 0; made < needs; made += 1) {
      const needId = await pooled();
      claims.push(await claimant(needId), await claimant(needId));
    }
    const away: string[] = [];
    const told = new Map<Claim, Told>();
    const waiting = [...claims];
    const stream = Array.from({ length: 6 }, async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) told.set(one, await press(one, away));
    });
    await vi.waitUntil(() => told.size >= 10, { interval: 1 });
    await postgres.halt();
    await vi.waitUntil(() => away.length > 0, { interval: 5 });
    await postgres.resume();
    await Promise.all(stream);

    const kept = await jobs();
    expect(kept).toHaveLength(needs);
    for (const claim of claims) {
      const job = kept.find(({ needId }) => needId === claim.needId);
      const isWinner = job?.teamId === claim.team.teamId;
      expect(told.get(claim)).toMatchObject(
        isWinner ? { status: 200, jobId: job?.id } : { status: 409, reason: 'taken' },
      );
    }
    const whole = await database.kysely
      .selectFrom('needs as n')
      .innerJoin('jobs as j', 'j.needId', 'n.id')
      .innerJoin('dispatches as d', 'd.needId', 'n.id')
      .innerJoin('jobSteps as s', 's.jobId', 'j.id')
      .select(['n.status as need', 'j.status as job', 'd.outcome', 's.status as step'])
      .distinct()
      .execute();
    expect(whole).toEqual([{ need: 'accepted', job: 'accepted', outcome: 'taken', step: 'accepted' }]);
  });

  it('whose answer was lost on the way are answered the same after the restart, and a new press says that it is theirs', async () => {
    const before = (await jobs()).length;
    const claim = await claimant(await pooled());
    const lost = await send(claim);
    await postgres.halt();
    await postgres.resume();
    expect(await press(claim, [])).toEqual(lost);
    expect(await press({ ...claim, key: randomUUID() }, [])).toEqual({
      status: 409,
      jobId: lost.jobId,
      reason: 'taken',
    });
    expect((await jobs()).length).toBe(before + 1);
  });
});
