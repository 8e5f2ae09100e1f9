import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#database/connection.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { brokenCounts } from '#domains/signups/testing/broken-counts.ts';
import { buildReadyVolunteers } from '#domains/signups/testing/signups.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { houseRows } from '#testing/house-rows.ts';
import { makeWebRoot, openProduct } from '#testing/open-product.ts';
import { openTables } from '#testing/open-tables.ts';
import { signInAs } from '#testing/sign-in.ts';

describeOnPostgres('a rush over two processes', () => {
  const { database, sql } = openTables(houseRows);
  const web = makeWebRoot();
  afterAll(web.remove);

  type Person = { token: string; press: string };
  const pressOnce = (app: FastifyInstance, { token, press }: Person, shiftId: number) =>
    app.inject({
      method: 'POST',
      url: '/api/signups/SignUpForShift',
      headers: { authorization: `Bearer ${token}` },
      payload: { shiftId, riskVersion: 1, clientRequestId: press },
    });
  /** What a browser does: the same press again for as long as there is no time for it. */
  const press = async (app: FastifyInstance, person: Person, shiftId: number): Promise<string> => {
    for (;;) {
      const { statusCode, json } = await pressOnce(app, person, shiftId);
      const { reason, result } = json<{ reason?: string; result?: { state: string } }>();
      if (statusCode !== 503) return `${statusCode} ${reason ?? result?.state}`;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it('ends for six hundred people with the true answer: a hundred have a place, nobody meets a fault, readers go on reading', async () => {
    const { rows } = await database().pool.query<{ name: string }>('select current_database() as name');
    const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), {
      pathname: `/${rows[0]?.name}`,
    });
    const others = [await openDatabase({ url: url.href }), await openDatabase({ url: url.href })];
    const apps = [await openProduct(others[0]!, web), await openProduct(others[1]!, web, 1)];
    try {
      const { shiftIds } = await buildActivity(sql(), {
        signUpMode: 'firstCome',
        waitlistMode: 'off',
        shifts: [{ capacity: 100 }],
      });
      const people: Person[] = [];
      for (const { accountId } of await buildReadyVolunteers(sql(), 600)) {
        const { token } = await signInAs({ sql: sql(), now: new Date() }, accountId);
        people.push({ token, press: `press of ${accountId}` });
      }
      const pages: number[] = [];
      const read = async (): Promise<void> => {
        for (let time = 0; time < 20; time += 1) {
          const page = await apps[time % 2]!.inject(`/user-index/activityList?page=${(time % 3) + 1}`);
          pages.push(page.statusCode);
        }
      };
      // Every third presses twice.
      const presses = people.flatMap((person, index) => (index % 3 === 0 ? [person, person] : [person]));
      const answers = Promise.all(
        presses.map((person, index) => press(apps[index % 2]!, person, shiftIds[0] ?? 0)),
      );
      await read();
      const told = await answers;
      expect([...new Set(told)].toSorted()).toEqual(['200 confirmed', '409 full']);
      expect([...new Set(pages)]).toEqual([200]);
      const confirmed = await sql()
        .selectFrom('signUps')
        .select('volunteerId')
        .where('status', '=', 'confirmed')
        .execute();
      expect(confirmed.length).toBe(100);
      expect(await brokenCounts(sql())).toEqual([]);
    } finally {
      for (const app of apps) await app.close();
      for (const other of others) await other.close();
    }
  });
});
