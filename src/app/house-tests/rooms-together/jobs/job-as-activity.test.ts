import { expect, it } from 'vitest';
import { reviewActivity } from '#domains/activities/contract/activity-review.contract.ts';
import {
  getTeamActivity,
  settleActivity,
  submitActivity,
  updateActivity,
} from '#domains/activities/contract/team-activities.contract.ts';
import { getTeamJob, makeJobActivity } from '#domains/jobs/contract/team-jobs.contract.ts';
import { submitJobReport } from '#domains/jobs/contract/visit.contract.ts';
import { buildJob } from '#domains/jobs/testing/jobs.builders.ts';
import { getNeed } from '#domains/needs/contract/needs.contract.ts';
import { rateNeed } from '#domains/needs/contract/rating.contract.ts';
import { needPeople } from '#domains/needs/testing/needs.builders.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn } from '#testing/sign-in.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { app, clock, run, sql, titlesOf } = openHouse({ now: noon });
const startsAt = new Date(noon.getTime() + 3 * dayMs);
const endsAt = new Date(startsAt.getTime() + 2 * hourMs);

it('a job becomes an activity that carries its need in public; its settling asks for the report, and the requester ends it', async () => {
  const { call, signIn, signInAs } = app();
  let team: SignedIn & { teamId: number } = await signIn('team', { shortName: '红石榴' });
  let requester: SignedIn = await signIn('volunteer');
  const reviewer = await signIn('staff', { role: 'reviewer' });
  const { jobId, needId } = await buildJob(sql(), {
    now: noon,
    teamId: team.teamId,
    status: 'accepted',
    need: { requesterAccountId: requester.accountId },
  });
  const jobNow = async () => (await call(getTeamJob, { id: jobId }, team)).body.result;
  const needNow = async () => (await call(getNeed, { id: needId })).body.result;

  const { activityId } = (await call(makeJobActivity, { jobId, version: 1 }, team)).body.result;
  const draft = (await call(getTeamActivity, { id: activityId }, team)).body.result;
  const form = {
    ...draft.form,
    content: '教楼里的老人用手机：放大字体、存号码、认诈骗电话。两人一组，一位老人一位志愿者，领队先讲分工。',
    placeName: '渡口老街社区活动室',
    address: '渡口老街社区居委会一楼',
    contactName: '宋知远',
    contactPhone: '13706880001',
    riskNotice: '老人多，慢慢讲，身体不适马上告诉领队。',
    shifts: [
      {
        postName: '陪伴',
        startsAt: toInstant(startsAt),
        endsAt: toInstant(endsAt),
        breakMinutes: 0,
        capacity: 8,
        minNeeded: 1,
      },
    ],
  };
  const saved = await call(updateActivity, { activityId, version: draft.version, form }, team);
  expect(saved.body).toMatchObject({ code: 200 });
  const sent = await call(submitActivity, { activityId, version: saved.body.result.version }, team);
  expect(sent.body).toMatchObject({ code: 200, result: { status: 'pending' } });
  await run('jobs.followActivities');
  expect(await needNow()).toMatchObject({ status: 'accepted', activity: null });

  const passed = { activityId, version: sent.body.result.version, verdict: 'pass' as const };
  expect((await call(reviewActivity, passed, reviewer)).status).toBe(200);
  await run('jobs.followActivities');
  const shown = await needNow();
  expect(shown).toMatchObject({ status: 'inService', activity: { activityId } });
  expect(Object.values(needPeople).filter((word) => JSON.stringify(shown).includes(word))).toEqual([]);
  expect((await titlesOf(requester.accountId)).at(-1)).toContain('活动');
  const report = { jobId, resultCode: 'solved' as const, resultText: '十二位老人都学会了。' };
  const early = await call(submitJobReport, { ...report, version: (await jobNow()).version }, team);
  expect(early.body.reason).toBe('activityAhead');

  clock.now = new Date(endsAt.getTime() + hourMs);
  await run('activities.endActivities');
  // Days later everybody logs in anew.
  team = { ...team, ...(await signInAs(team.accountId)) };
  requester = await signInAs(requester.accountId);
  const { version } = (await call(getTeamActivity, { id: activityId }, team)).body.result;
  const told = { summary: '教会了十二位老人用手机，三位会自己接视频。', beneficiaryActual: 12 };
  expect((await call(settleActivity, { activityId, version, ...told }, team)).body).toMatchObject({
    code: 200,
  });
  await run('jobs.followActivities');
  const titles = await titlesOf(team.accountId);
  expect(titles.filter((title) => title.startsWith('活动结项了'))).toHaveLength(1);
  const settled = await jobNow();
  expect(settled.activity).toMatchObject({ summary: told.summary, beneficiaryCount: 12 });
  expect((await call(submitJobReport, { ...report, version: settled.version }, team)).status).toBe(200);
  const { version: needVersion } = await sql()
    .selectFrom('needs')
    .select('version')
    .where('id', '=', needId)
    .executeTakeFirstOrThrow();
  const rating = { needId, version: needVersion, outcome: 'solved' as const };
  expect((await call(rateNeed, rating, requester)).body).toMatchObject({ code: 200 });
  expect((await needNow()).status).toBe('closed');
  expect((await jobNow()).status).toBe('done');
});
