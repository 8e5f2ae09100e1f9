import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#database/connection.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { brokenCounts } from '#domains/signups/testing/broken-counts.ts';
import { buildReadyVolunteers } from '#domains/signups/testing/signups.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { houseRows } from '#testing/house-rows.ts';
import { makeWebRoot, openProduct } from '#testing/open-product.ts';
import { createDatabaseFromTemplate } from '#testing/postgres-template.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '#testing/replicated-postgres.ts';
import { signInAs } from '#testing/sign-in.ts';

describeOnPostgres('a primary that dies under a stream of sign-ups', () => {
  const web = makeWebRoot();
  const opened: { clusters?: ReplicatedPostgres; database?: Database } = {};
  beforeAll(async () => {
    opened.clusters = await startReplicatedPostgres();
    const { url } = await createDatabaseFromTemplate(opened.clusters.primaryUrl, houseRows);
    const name = new URL(url).pathname.slice(1);
    opened.database = await openDatabase({ url: opened.clusters.bothUrl(name) });
  });
  afterAll(async () => {
    await opened.database?.close();
    await opened.clusters?.stop();
    web.remove();
  });

  it('loses nobody who was told 200, and writes again within five seconds of the standby’s promotion', async () => {
    const { clusters, database } = opened;
    const sql = database!.kysely;
    const { shiftIds } = await buildActivity(sql, {
      signUpMode: 'firstCome',
      waitlistMode: 'off',
      shifts: [{ capacity: 400 }],
    });
    const [shiftId = 0] = shiftIds;
    const tokens: { token: string; volunteerId: number }[] = [];
    for (const { accountId } of await buildReadyVolunteers(sql, 300)) {
      const { token } = await signInAs({ sql, now: new Date() }, accountId);
      tokens.push({ token, volunteerId: accountId });
    }
    const app = await openProduct(database!, web);
    const told: number[] = [];
    const others = new Set<string>();
    let [promotedAt, writtenAt] = [0, 0];
    /** As a browser does: the same press again for as long as it is told to come again. */
    const signUp = async ({ token, volunteerId }: (typeof tokens)[number]): Promise<void> => {
      for (;;) {
        const { statusCode, json } = await app.inject({
          method: 'POST',
          url: '/api/signups/SignUpForShift',
          headers: { authorization: `Bearer ${token}` },
          payload: { shiftId, riskVersion: 1, clientRequestId: `press of ${volunteerId}` },
        });
        if (statusCode === 200) {
          told.push(volunteerId);
          if (others.size > 0 && writtenAt === 0) writtenAt = Date.now();
          return;
        }
        others.add(`${statusCode} ${json<{ reason?: string }>().reason}`);
        await delay(50);
      }
    };
    const waiting = [...tokens];
    const stream = Array.from({ length: 6 }, async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) await signUp(one);
    });
    await vi.waitUntil(() => told.length >= 60, { interval: 5 });
    await clusters!.killPrimary();
    const before = [...told];
    await vi.waitUntil(() => others.size > 0, { interval: 5 });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    const begunAt = Date.now();
    clusters!.promoteStandby();
    // How long the server itself takes is a matter of the machine.
    await clusters!.untilPromoted();
    promotedAt = Date.now();
    await Promise.all(stream);
    // For docs/benchmark.md.
    process.stdout.write(`written again ${writtenAt - begunAt} ms after the promotion began\n`);
    expect(writtenAt - promotedAt).toBeLessThan(5_000);
    const rows = await sql
      .selectFrom('signUps')
      .select('volunteerId')
      .where('shiftId', '=', shiftId)
      .execute();
    const kept = rows.map(({ volunteerId }) => volunteerId);
    expect(before.length).toBeGreaterThanOrEqual(60);
    process.stdout.write(
      `${before.length} answered before the kill, ${told.length} in all, ${told.filter((one) => !kept.includes(one)).length} lost\n`,
    );
    expect(before.filter((volunteerId) => !kept.includes(volunteerId))).toEqual([]);
    expect(kept.toSorted()).toEqual(tokens.map(({ volunteerId }) => volunteerId).toSorted());
    expect(await brokenCounts(sql)).toEqual([]);
    expect([...others].filter((answer) => !answer.startsWith('503 '))).toEqual([]);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
  });
});
