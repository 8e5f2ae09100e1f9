import { describe, expect, it } from 'vitest';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildAssignment } from '#domains/jobs/testing/assignments.builders.ts';
import { buildJob } from '#domains/jobs/testing/jobs.builders.ts';
import * as assignments from '#domains/jobs/contract/assignments.contract.ts';
import * as dispatch from '#domains/jobs/contract/dispatch.contract.ts';
import * as mine from '#domains/jobs/contract/my-jobs.contract.ts';
import * as teamJobs from '#domains/jobs/contract/team-jobs.contract.ts';
import * as visit from '#domains/jobs/contract/visit.contract.ts';
import * as manage from '#domains/needs/contract/manage-needs.contract.ts';
import * as review from '#domains/needs/contract/need-review.contract.ts';
import * as rating from '#domains/needs/contract/rating.contract.ts';
import * as needs from '#domains/needs/contract/needs.contract.ts';
import { buildNeed } from '#domains/needs/testing/needs.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { hourMs } from '#platform/contract/durations.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { toHttp } from '#testing/test-app.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { app, sql, run, titlesOf } = openHouse({ now: noon, isOneStory: true });
const [later, latest] = ['2026-11-24T09:00:00+08:00', '2026-11-24T10:00:00+08:00'];
const why = { reason: 'time', note: '有别的事' };
const asked = { version: 1, reason: '核对一下' };

/** Whose things they are not: another team, another volunteer, staff of another 所. */
const sentBy = {
  team: (ids: Ids): [AnyOperation, object][] => [
    [teamJobs.getTeamJob, { id: ids.jobId }],
    [teamJobs.revealJobPeople, { jobId: ids.jobId }],
    [teamJobs.acceptJob, { jobId: ids.jobId, version: 1 }],
    [teamJobs.declineJob, { jobId: ids.jobId, version: 1, ...why }],
    [teamJobs.giveBackJob, { jobId: ids.jobId, version: 1, ...why }],
    [teamJobs.makeJobActivity, { jobId: ids.jobId, version: 1 }],
    [assignments.listJobMembers, { jobId: ids.jobId }],
    [assignments.listJobCandidates, { jobId: ids.jobId }],
    [assignments.assignMembers, { jobId: ids.jobId, volunteerIds: [ids.volunteerId] }],
    [assignments.releaseMember, { assignmentId: ids.assignmentId, reason: '换一个人' }],
    [
      assignments.fixMemberVisit,
      {
        assignmentId: ids.assignmentId,
        inAt: '2026-11-23T10:00:00+08:00',
        outAt: '2026-11-23T11:00:00+08:00',
        reason: '手机没电了',
      },
    ],
    [visit.proposeVisit, { jobId: ids.jobId, version: 1, visitStart: later, visitEnd: latest }],
    [
      visit.submitJobReport,
      { jobId: ids.jobId, version: 1, resultCode: 'solved', resultText: '已经办好了。' },
    ],
  ],
  volunteer: ({ assignmentId, needId }: Ids): [AnyOperation, object][] => [
    [mine.getMyJob, { id: assignmentId }],
    [mine.acceptAssignment, { assignmentId, visitStart: null }],
    [mine.declineAssignment, { assignmentId, ...why }],
    [mine.handBackAssignment, { assignmentId, ...why }],
    [mine.revealMyJobPeople, { assignmentId }],
    [mine.checkInVisit, { assignmentId }],
    [mine.checkOutVisit, { assignmentId }],
    [mine.reportVisit, { assignmentId, outcome: 'done', text: '灯换好了。' }],
    [needs.getMyNeed, { needId }],
    [needs.withdrawNeed, { needId, version: 1, reason: 'solved' }],
    [visit.getNeedVisit, { needId }],
    [rating.rateNeed, { needId, version: 1, outcome: 'solved' }],
  ],
  staff: ({ needId }: Ids): [AnyOperation, object][] => [
    [review.getNeedReview, { id: needId }],
    [review.revealNeed, { needId, reason: '电话核对' }],
    [review.decideNeed, { needId, version: 1, verdict: 'reject', reason: 'beyond', note: '另找别人' }],
    [dispatch.getDispatchItem, { id: needId }],
    [dispatch.dispatchNeed, { needId, version: 1, teamIds: [1] }],
    [dispatch.openNeedPool, { needId, version: 1 }],
    [dispatch.takeBackNeed, { needId, ...asked }],
    [manage.getManagedNeed, { id: needId }],
    [rating.reopenNeed, { needId, ...asked }],
    [rating.rateNeedFor, { needId, version: 1, outcome: 'solved', via: 'phone', reason: '本人说的' }],
    [rating.recordCallback, { needId, finding: 'agrees', note: '' }],
  ],
};

type Ids = Awaited<ReturnType<typeof someWork>>;
const duties = ['needs.view', 'needs.take', 'needs.review', 'needs.dispatch'] as const;

/** A need of a 站 with a team, a member and an agreed visit. */
async function someWork() {
  const person = await buildVolunteer(sql());
  const station = await buildOrganisation(sql(), { parent: await buildOrganisation(sql()) });
  const job = await buildJob(sql(), {
    now: noon,
    status: 'inProgress',
    visitStart: noon,
    visitEnd: new Date(noon.getTime() + hourMs),
    visitStatus: 'agreed',
    need: { organisationId: station.id },
  });
  const { volunteerId } = person;
  const assignmentId = await buildAssignment(sql(), { now: noon, jobId: job.jobId, volunteerId });
  return { ...job, volunteerId, assignmentId };
}

async function strangers(): Promise<Record<keyof typeof sentBy, SignedIn>> {
  const roleId = await buildRole(sql(), { permissions: [...duties], dataScope: 'organisation' });
  const organisationId = (await buildOrganisation(sql())).id;
  return {
    team: await app().signIn('team'),
    volunteer: await app().signIn('volunteer'),
    staff: await app().signIn('staff', { roleId, organisationId }),
  };
}

describe('needs and jobs of others', () => {
  it('are not there for whom they do not concern, and nothing changes', async () => {
    const ids = await someWork();
    const as = await strangers();
    const rows = async () => [
      await sql().selectFrom('needs').selectAll().execute(),
      await sql().selectFrom('jobs').selectAll().execute(),
      await sql().selectFrom('jobAssignments').selectAll().execute(),
    ];
    const before = await rows();
    const answers: Record<string, number> = {};
    for (const kind of ['team', 'volunteer', 'staff'] as const)
      for (const [operation, request] of sentBy[kind](ids))
        answers[operation.name] = (await app().inject(toHttp(operation, request, as[kind]))).statusCode;
    expect(Object.entries(answers).filter(([, status]) => status !== 404)).toEqual([]);
    expect(await rows()).toEqual(before);
  });
});

describe('a need of a 站 where nobody works any more', () => {
  it('is told to, decided and dispatched by the 所 above it; the 站 next to it does not see it', async () => {
    const district = await buildOrganisation(sql());
    const [empty, next] = [
      await buildOrganisation(sql(), { parent: district }),
      await buildOrganisation(sql(), { parent: district }),
    ];
    const roleId = await buildRole(sql(), { permissions: [...duties], dataScope: 'organisation' });
    const gone = await app().signIn('staff', { roleId, organisationId: empty.id, status: 'disabled' });
    const above = await app().signIn('staff', { roleId, organisationId: district.id });
    const beside = await app().signIn('staff', { roleId, organisationId: next.id });
    const { needId } = await buildNeed(sql(), {
      now: noon,
      organisationId: empty.id,
      reviewDueAt: new Date(noon.getTime() - hourMs),
      submittedAt: new Date(noon.getTime() - 48 * hourMs),
    });
    await run('needs.tellOverdue');
    expect(await titlesOf(gone.accountId)).toEqual([]);
    expect(await titlesOf(beside.accountId)).toEqual([]);
    expect(await titlesOf(above.accountId)).toHaveLength(1);
    const verify = {
      needId,
      version: 1,
      verdict: 'verify' as const,
      method: 'phone' as const,
      publicTitle: '客厅的灯坏了',
      publicText: '灯已经买好。',
    };
    expect((await app().call(review.decideNeed, verify, beside)).status).toBe(404);
    expect((await app().call(review.decideNeed, verify, above)).status).toBe(200);
    expect((await app().call(dispatch.openNeedPool, { needId, version: 2 }, above)).status).toBe(200);
  });
});
