import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#database/connection.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { brokenCounts } from '#domains/signups/testing/broken-counts.ts';
import { buildReadyVolunteers } from '#domains/signups/testing/signups.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { makeWebRoot, openProduct } from '#testing/open-product.ts';
import { signInAs } from '#testing/sign-in.ts';
import { mountDisk, mountsDisks, type SmallDisk } from '#database/testing/small-disk.ts';
import { startPostgres, type TestPostgres } from '../../tools/postgres-for-tests.mjs';
import { prepareDatabase } from './first-run/prepare-database.ts';

/** The embedded one is in `database/embedded/full-disk.test.ts`. */
describeOnPostgres('a server whose disk is full', () => {
  describe.skipIf(!mountsDisks)('(needs the right to mount one)', () => {
    const web = makeWebRoot();
    const opened: { disk?: SmallDisk; postgres?: TestPostgres; database?: Database; app?: FastifyInstance } =
      {};
    beforeAll(async () => {
      opened.disk = mountDisk(320);
      vi.stubEnv('TMPDIR', opened.disk.directory);
      opened.postgres = await startPostgres();
      vi.unstubAllEnvs();
      opened.database = await openDatabase({ url: opened.postgres!.url, poolSize: 4 });
      await prepareDatabase(web.configuration, opened.database, () => undefined);
      opened.app = await openProduct(opened.database, web);
    });
    afterAll(async () => {
      await opened.app?.close();
      await opened.database?.close();
      await opened.postgres?.stop();
      opened.disk?.remove();
      web.remove();
    });

    it('refuses with 503 what finds no room, goes on being read, and has every answered sign-up and no other', async () => {
      const { disk, database, app } = { disk: opened.disk!, database: opened.database!, app: opened.app! };
      const { kysely: sql, pool } = database;
      const { shiftIds } = await buildActivity(sql, {
        title: '江边清滩',
        signUpMode: 'firstCome',
        waitlistMode: 'off',
        shifts: [{ capacity: 400 }],
      });
      const [shiftId = 0] = shiftIds;
      const people: { token: string; volunteerId: number }[] = [];
      for (const { accountId } of await buildReadyVolunteers(sql, 250))
        people.push({
          token: (await signInAs({ sql, now: new Date() }, accountId)).token,
          volunteerId: accountId,
        });
      const press = ({ token, volunteerId }: (typeof people)[number]) =>
        app.inject({
          method: 'POST',
          url: '/api/signups/SignUpForShift',
          headers: { authorization: `Bearer ${token}` },
          // A long note, so that pages run out soon.
          payload: {
            shiftId,
            riskVersion: 1,
            clientRequestId: `press of ${volunteerId}`,
            note: '带水'.repeat(40),
          },
        });
      const signedUp = async () =>
        (await sql.selectFrom('signUps').select('volunteerId').where('shiftId', '=', shiftId).execute())
          .map(({ volunteerId }) => volunteerId)
          .toSorted();
      // A new piece of the log, so that it is not the log that runs out: then the server restarts, and is away meanwhile.
      await pool.query('select pg_switch_wal()');
      await pool.query('checkpoint');
      await sql.updateTable('shifts').set({ capacity: 401 }).where('id', '=', shiftId).execute();
      disk.fill();
      const answers = await Promise.all(
        people.map(async (one) => {
          const { statusCode, headers, json } = await press(one);
          const { reason, msg } = json<{ reason?: string; msg: string }>();
          return { ...one, statusCode, retryAfter: headers['retry-after'], reason, msg };
        }),
      );
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused)
        expect(answer).toMatchObject({ statusCode: 503, reason: 'full', retryAfter: expect.any(String) });
      const told = answers
        .filter(({ statusCode }) => statusCode === 200)
        .map(({ volunteerId }) => volunteerId);
      expect(await signedUp()).toEqual(told.toSorted());
      expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
      const list = await app.inject({ url: '/user-index/activityList?keyword=清滩' });
      expect([list.statusCode, list.body.includes('江边清滩')]).toEqual([200, true]);
      disk.free();
      for (const one of refused) expect((await press(one)).statusCode).toBe(200);
      expect(await signedUp()).toEqual(people.map(({ volunteerId }) => volunteerId).toSorted());
      expect(await brokenCounts(sql)).toEqual([]);
    });
  });
});
