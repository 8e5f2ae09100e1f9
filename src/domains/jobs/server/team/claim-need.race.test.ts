import { expect, it } from 'vitest';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openHouse } from '#testing/open-house.ts';
import { dispatchNeed } from '../../contract/dispatch.contract.ts';
import { acceptJob, claimNeed } from '../../contract/team-jobs.contract.ts';
import { buildNeed } from '#domains/needs/testing/needs.builders.ts';
import { buildPoolNeed } from '../../testing/jobs.builders.ts';

const claims = 200;

describeOnPostgres('a rush', () => {
  const now = new Date('2026-11-23T10:00:00+08:00');
  const { app } = openHouse({ now });

  it('on one need of the pool has one winner; everybody else is told who was faster', async () => {
    const { sql, call, signIn } = app();
    const { needId } = await buildPoolNeed(sql, { now });
    const teams = [];
    for (let made = 0; made < claims; made += 1)
      teams.push(await signIn('team', { category: 'neighbor', shortName: `第 ${made} 队` }));
    const answers = await Promise.all(teams.map((team) => call(claimNeed, { needId }, team)));
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const winner = teams[answers.findIndex(({ status }) => status === 200)];
    const job = await sql.selectFrom('jobs').select(['teamId', 'status']).execute();
    expect(job).toEqual([{ teamId: winner?.teamId, status: 'accepted' }]);
    const told = new Set(
      answers.filter(({ status }) => status !== 200).map(({ body }) => `${body.reason} ${body.msg}`),
    );
    const { shortName } = await sql
      .selectFrom('teams')
      .select('shortName')
      .where('id', '=', winner?.teamId ?? 0)
      .executeTakeFirstOrThrow();
    expect([...told]).toEqual([`taken 刚刚被${shortName}接走了`]);
    expect(await sql.selectFrom('outbox').select('id').execute()).toHaveLength(1);
  });

  it('of several teams that were asked has one winner too', async () => {
    const { sql, call, signIn } = app();
    const staff = await signIn('staff', { permissions: ['needs.dispatch'] });
    const { needId } = await buildNeed(sql, { now, status: 'toDispatch', category: 'eco' });
    const teams = [];
    for (let made = 0; made < 5; made += 1) teams.push(await signIn('team', { category: 'eco' }));
    expect((await buildTeam(sql, { status: 'suspended' })).teamId).toBeGreaterThan(0);
    const teamIds = teams.map(({ teamId }) => teamId);
    expect((await call(dispatchNeed, { needId, version: 1, teamIds }, staff)).status).toBe(200);
    const jobs = await sql.selectFrom('jobs').select(['id', 'teamId']).execute();
    const answers = await Promise.all(
      teams.map((team) =>
        call(
          acceptJob,
          { jobId: jobs.find(({ teamId }) => teamId === team.teamId)?.id ?? 0, version: 1 },
          team,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.reason))).toEqual(
      new Set(['taken']),
    );
    const states = await sql.selectFrom('jobs').select('status').orderBy('status').execute();
    expect(states.map(({ status }) => status)).toEqual(['accepted', ...Array(4).fill('withdrawn')]);
  });
});
