import { expect, it } from 'vitest';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';
import { recordSpotCheck } from '../../contract/spot-checks.contract.ts';
import { buildSpotCheck } from '../../testing/spot-checks.builders.ts';
import { drawWeek } from './spot-checks.store.ts';

describeOnPostgres('spot checks in a rush', () => {
  const now = new Date('2026-11-23T22:30:00+08:00');
  const { app, sql } = openHouse({ now });
  const inWeek = new Date('2026-11-18T09:00:00+08:00');
  const hour = () => buildHour(sql(), { now: inWeek, status: 'effective', effectiveAt: inWeek });

  it('two processes draw a week once', async () => {
    for (let count = 0; count < 3; count += 1) await hour();
    const draw = { week: '2026-11-16', seedDay: '2026-11-23', seed: 'ab'.repeat(32), now };
    const made = await Promise.all(
      [1, 2, 3].map(() =>
        sql()
          .transaction()
          .execute((one) => drawWeek(one, draw)),
      ),
    );
    expect(made.toSorted()).toEqual([false, false, true]);
    expect(await sql().selectFrom('spotChecks').select('week').execute()).toEqual([{ week: '2026-11-16' }]);
  });

  it('of ten people at once one keeps the finding, the others are told', async () => {
    const { hourId } = await hour();
    await buildSpotCheck(sql(), hourId, now);
    const staff = [];
    for (let count = 0; count < 10; count += 1)
      staff.push(await app().signIn('staff', { permissions: ['anomalies.judge'] }));
    const asked = { hourId, finding: 'agrees' as const };
    const answers = await Promise.all(staff.map((one) => app().call(recordSpotCheck, asked, one)));
    const reasons = answers.map(({ body }) => (body.code === 200 ? 'done' : body.reason));
    expect(reasons.filter((reason) => reason === 'done')).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'checked')).toHaveLength(9);
  });
});
