import { describe, expect, it } from 'vitest';
import { buildAssignment } from '#domains/jobs/testing/assignments.builders.ts';
import { buildJob, type JobWish } from '#domains/jobs/testing/jobs.builders.ts';
import { checkOutVisit } from '#domains/jobs/contract/my-jobs.contract.ts';
import { submitJobReport } from '#domains/jobs/contract/visit.contract.ts';
import { suspendTeam } from '#domains/teams/contract/manage-teams.contract.ts';
import { buildMember, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import { openHouse } from '#testing/open-house.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { app, run, sql, titlesOf, audits } = openHouse({ now: noon });
const visit = (startsIn: number) => ({
  visitStart: new Date(noon.getTime() + startsIn),
  visitEnd: new Date(noon.getTime() + startsIn + hourMs),
  visitStatus: 'agreed' as const,
});

/** A team with these jobs that the centre suspends in the middle of them, and the clock of the minute after. */
async function suspendedWith<Name extends string>(wishes: Record<Name, JobWish>) {
  const team = await app().signIn('team', { shortName: '红石榴' });
  const made = {} as Record<Name, Awaited<ReturnType<typeof buildJob>>>;
  for (const name of Object.keys(wishes) as Name[])
    made[name] = await buildJob(sql(), { now: noon, teamId: team.teamId, ...wishes[name] });
  const suspend = async () => {
    const reviewer = await app().signIn('staff', { role: 'reviewer' });
    const asked = { teamId: team.teamId, reason: '资料过期', until: '2026-12-20' };
    expect((await app().call(suspendTeam, asked, reviewer)).status).toBe(200);
    await run('jobs.returnOfSuspended');
  };
  return { team, made, suspend };
}

const statesOf = async ({ jobId, needId }: { jobId: number; needId: number }) => {
  const job = await sql().selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  const need = await sql().selectFrom('needs').selectAll().where('id', '=', needId).executeTakeFirstOrThrow();
  return [job.status, job.reason, need.status];
};

describe('jobs of a team that is suspended in the middle', () => {
  it('go back to the desk where nobody has begun; team, dispatcher and requester are told, once', async () => {
    const { team, made, suspend } = await suspendedWith({
      asked: { status: 'issued' },
      taken: { status: 'accepted' },
      ahead: { status: 'inProgress', ...visit(2 * hourMs) },
    });
    await suspend();
    for (const one of Object.values(made))
      expect(await statesOf(one)).toEqual(['withdrawn', 'suspended', 'toDispatch']);
    const titles = await titlesOf(team.accountId);
    expect(titles.filter((title) => title.startsWith('任务不用做了'))).toHaveLength(3);
    expect((await titlesOf(made.taken.dispatcherId)).at(-1)).toContain('需求又待派单');
    const sms = await sql().selectFrom('outbox').select('template').execute();
    expect(sms.filter(({ template }) => template === 'needReopened')).toHaveLength(2);
    expect(await audits('returnJob')).toHaveLength(3);
    await run('jobs.returnOfSuspended');
    expect(await audits('returnJob')).toHaveLength(3);
  });

  it('stay with it once the visit has begun: whoever is inside checks out, and the team reports', async () => {
    const { team, made, suspend } = await suspendedWith({
      inside: { status: 'inProgress', ...visit(-30 * minuteMs) },
      early: { status: 'inProgress', ...visit(10 * minuteMs) },
      reported: { status: 'submitted', ...visit(-3 * hourMs) },
    });
    const member = await app().signIn('volunteer');
    await buildMember(sql(), { teamId: team.teamId, volunteerId: member.volunteerId });
    const assignmentId = await buildAssignment(sql(), {
      now: noon,
      jobId: made.early.jobId,
      volunteerId: member.volunteerId,
      status: 'working',
    });
    await suspend();
    expect(await statesOf(made.inside)).toEqual(['inProgress', null, 'inService']);
    expect(await statesOf(made.early)).toEqual(['inProgress', null, 'inService']);
    expect(await statesOf(made.reported)).toEqual(['submitted', null, 'toRate']);
    expect((await app().call(checkOutVisit, { assignmentId }, member)).status).toBe(200);
    const report = { version: 1, resultCode: 'solved' as const, resultText: '灯已经换好，老人试过了。' };
    const answer = await app().call(submitJobReport, { jobId: made.inside.jobId, ...report }, team);
    expect(answer.status).toBe(200);
    expect(await statesOf(made.inside)).toEqual(['submitted', null, 'toRate']);
  });

  it('leaves a need with the other teams that were asked for it', async () => {
    const { made, suspend } = await suspendedWith({ asked: { status: 'issued' } });
    const { dispatchId, needId } = made.asked;
    const other = await buildTeam(sql());
    const second = await buildJob(sql(), { now: noon, teamId: other.teamId });
    await sql().updateTable('jobs').set({ needId, dispatchId }).where('id', '=', second.jobId).execute();
    await suspend();
    expect(await statesOf(made.asked)).toEqual(['withdrawn', 'suspended', 'dispatched']);
    expect(await statesOf({ jobId: second.jobId, needId })).toEqual(['issued', null, 'dispatched']);
  });
});
