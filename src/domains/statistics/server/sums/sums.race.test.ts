import { sql as raw } from 'kysely';
import { expect, it } from 'vitest';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';
import { buildReadyVolunteers, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { sumInvariants } from '../../../../../tools/check-data/sums/sum-invariants.ts';

describeOnPostgres('sums of days and tallies of shifts', () => {
  const { sql, run, open } = openDay();
  const now = at('12:00', 16);

  async function differences(): Promise<unknown[]> {
    const found = await Promise.all(sumInvariants.map(({ sql: text }) => raw.raw(text).execute(sql())));
    return found.flatMap(({ rows }) => rows);
  }

  it('stay exact while many write and others add up', async () => {
    const { shiftIds } = await open({
      people: 0,
      shifts: [9, 11, 13].map((hour) => ({ startsAt: at(`${hour}:00`.padStart(5, '0')), capacity: 100 })),
    });
    const people = await buildReadyVolunteers(sql(), 24);
    const write = async ({ volunteerId }: { volunteerId: number }, at: number): Promise<void> => {
      const { signUpId } = await buildSignUp(sql(), { shiftId: shiftIds[at % 3]!, volunteerId, now });
      if (at % 4 === 0)
        await sql()
          .updateTable('signUps')
          .set({ status: 'void', createdAt: at % 8 === 0 ? now : undefined })
          .where('id', '=', signUpId)
          .execute();
    };
    const adding = async (): Promise<void> => {
      for (let turn = 0; turn < 8; turn += 1) await run('statistics.addUpSums');
    };
    await Promise.all([...people.map(write), adding()]);
    expect(await differences()).toEqual([]);
    await run('statistics.addUpSums');
    expect(await differences()).toEqual([]);
    const kept = await sql()
      .selectFrom('shiftTallies')
      .select('applied')
      .where('shiftId', 'in', shiftIds)
      .execute();
    expect(kept.map(({ applied }) => applied)).toEqual([8, 8, 8]);
  });

  it('lose nobody who signs up while the team moves', async () => {
    const { teamId } = await buildTeam(sql());
    const other = await buildOrganisation(sql());
    const { shiftId } = await open({ people: 0, teamId });
    const [first, second] = await buildReadyVolunteers(sql(), 2);
    let moving: Promise<unknown> = Promise.resolve();
    await sql()
      .transaction()
      .execute(async (signing) => {
        await buildSignUp(signing, { shiftId, volunteerId: first!.volunteerId, now });
        moving = sql()
          .updateTable('teams')
          .set({ organisationId: other.id })
          .where('id', '=', teamId)
          .execute();
        await isWaiting();
      });
    await Promise.all([moving, buildSignUp(sql(), { shiftId, volunteerId: second!.volunteerId, now })]);
    expect(await differences()).toEqual([]);
    const moved = await sql()
      .selectFrom('daySumsWaiting')
      .select(raw<number>`sum(value)::int`.as('value'))
      .where('organisationId', '=', other.id)
      .executeTakeFirst();
    expect(moved?.value).toBe(2);
  });

  /** Until somebody waits for a lock. */
  async function isWaiting(): Promise<void> {
    await expect
      .poll(async () => {
        const { rows } = await raw<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(sql());
        return rows[0]?.count;
      })
      .toBe(1);
  }
});
