import { expect, it } from 'vitest';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { testAct } from '#testing/test-act.ts';
import { confirmJobHours } from '../../contract/visit-hours.contract.ts';
import { buildVisit } from '../../testing/visits.builders.ts';
import { computeVisitHours } from './compute-visit-hours.ts';

describeOnPostgres('hours of visits in a rush', () => {
  const { clock, sql, call } = openDay();
  const computeAtOnce = () =>
    sql()
      .transaction()
      .execute((open) => computeVisitHours(testAct({ sql: open, now: clock.now })));

  it('are made once, however many processes compute them, and confirmed once', async () => {
    clock.now = at('12:00');
    const { team, jobId } = await buildVisit(sql(), { now: clock.now, inAt: at('09:00') });
    await Promise.all(Array.from({ length: 6 }, computeAtOnce));
    expect(await sql().selectFrom('serviceHours').select('status').execute()).toEqual([
      { status: 'calculated' },
    ]);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => outcomeOf(call(confirmJobHours, { jobId }, team.caller))),
    );
    expect(outcomes.filter((outcome) => outcome === 'wrongState')).toHaveLength(5);
  });
});
