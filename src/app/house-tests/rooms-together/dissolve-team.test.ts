import { expect, it } from 'vitest';
import { buildVisitHour } from '#domains/hours/testing/visits.builders.ts';
import { buildAssignment } from '#domains/jobs/testing/assignments.builders.ts';
import { buildJob } from '#domains/jobs/testing/jobs.builders.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import { dissolveTeam } from '#domains/teams/contract/manage-teams.contract.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openHouse } from '#testing/open-house.ts';

const now = new Date('2026-11-21T08:30:00+08:00');
const { app } = openHouse({ now });

it('a team is dissolved only once its jobs are over and their hours confirmed; the refusal names them', async () => {
  const { teamId } = await buildTeam(app().sql);
  const { volunteerId } = await buildReadyVolunteer(app().sql);
  const staff = await app().signIn('staff', { permissions: ['teams.review'] });
  const dissolve = async () =>
    (await app().call(dissolveTeam, { teamId, reason: '成员申请注销' }, staff)).body;
  const { jobId, jobNo } = await buildJob(app().sql, {
    now,
    teamId,
    status: 'assigning',
    title: '帮忙换灯泡',
  });
  expect(await dissolve()).toMatchObject({
    reason: 'openWork',
    msg: expect.stringContaining(`1 件没办完的任务（${jobNo}“帮忙换灯泡”）`),
  });
  const report = { resultCode: 'solved', resultText: '灯换好了。', submittedAt: now } as const;
  const done = { ...report, status: 'done', endedAt: now } as const;
  await app().sql.updateTable('jobs').set(done).where('id', '=', jobId).execute();
  const visit = { now, volunteerId };
  const assignmentId = await buildAssignment(app().sql, { ...visit, jobId, status: 'reported' });
  const hourId = await buildVisitHour(app().sql, { ...visit, assignmentId, teamId });
  expect(await dissolve()).toMatchObject({
    reason: 'openWork',
    msg: expect.stringContaining('1 条没核定的任务时长'),
  });
  await app().sql.updateTable('serviceHours').set({ status: 'submitted' }).where('id', '=', hourId).execute();
  expect(await dissolve()).toMatchObject({ code: 200 });
});
