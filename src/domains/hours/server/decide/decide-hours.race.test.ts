import { expect, it } from 'vitest';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { decideHour } from '../../contract/hours.contract.ts';
import { hourLimits } from '../../contract/hours.words.ts';
import { openHttpDay } from '../../testing/http-day.ts';
import { buildQueue } from '../../testing/review-queue.builders.ts';

describeOnPostgres('single decisions in a rush', () => {
  const { app, openShift, reviewer } = openHttpDay();

  it('are counted one by one: of forty at once twenty are made, the rest ask for the sample', async () => {
    const { shiftId } = await openShift();
    const hourIds = await buildQueue(app().sql, shiftId, 2 * hourLimits.decidedUnseen);
    const staff = await reviewer();
    const answers = await Promise.all(
      hourIds.map((hourId) => app().call(decideHour, { hourId, verdict: 'approve' }, staff)),
    );
    const reasons = answers.map(({ body }) => (body.code === 200 ? 'done' : body.reason));
    expect(reasons.filter((reason) => reason === 'done')).toHaveLength(hourLimits.decidedUnseen);
    expect(reasons.filter((reason) => reason === 'sampleNeeded')).toHaveLength(hourLimits.decidedUnseen);
    const decided = await app()
      .sql.selectFrom('serviceHours')
      .select('id')
      .where('status', '=', 'publicity')
      .execute();
    expect(decided).toHaveLength(hourLimits.decidedUnseen);
  });
});
