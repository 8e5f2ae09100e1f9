import { describe, expect, it } from 'vitest';
import { buildStaff, testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import { openRoom } from '#testing/open-room.ts';
import * as contract from '../../contract/directives.contract.ts';
import * as team from '../../contract/team-jobs.contract.ts';
import { submitJobReport } from '../../contract/visit.contract.ts';
import { buildJob } from '../../testing/jobs.builders.ts';
import { createJobsRoom } from '../index.ts';

/** Noon on Monday, 23 November. */
const noon = new Date('2026-11-23T12:00:00+08:00');
const { sql, call, titlesOf, audits, clock, run } = openRoom(
  createJobsRoom({ secret: testSecret, publicUrl: 'http://localhost', outbox: testOutbox }),
  { now: noon },
);
const jobsOf = () => sql().selectFrom('jobs').selectAll().orderBy('id').execute();
const at = (hours: number): string => toInstant(new Date(noon.getTime() + hours * hourMs));

async function staffOf() {
  const roleId = await buildRole(sql(), { permissions: ['needs.dispatch'], dataScope: 'all' });
  return (await buildStaff(sql(), { roleId })).caller;
}

type Wish = RequestOf<typeof contract.issueDirective>;

async function wish(teamIds: number[], rest: Partial<Wish> = {}): Promise<Wish> {
  const { id: organisationId } = await buildOrganisation(sql());
  return {
    title: '文明劝导周：早高峰路口',
    content: '早高峰在路口劝导，带好反光背心，找站长对接。',
    category: 'traffic',
    organisationId,
    address: '东门口公交站',
    planStart: at(44),
    planEnd: at(46),
    peopleNeeded: 4,
    riskNotice: '站在安全岛里',
    teamIds,
    ...rest,
  };
}
const ask = (staff: Awaited<ReturnType<typeof staffOf>>, request: Wish) =>
  call(contract.issueDirective, request, staff);

/** A directive that one team has, asked by the centre. */
async function asked() {
  const staff = await staffOf();
  const one = await buildTeam(sql(), { shortName: '红石榴' });
  await ask(staff, await wish([one.teamId]));
  const [job] = await jobsOf();
  return { staff, one, jobId: job?.id ?? 0, dueAt: job?.acceptDueAt };
}
const take = ({ one, jobId }: Awaited<ReturnType<typeof asked>>) =>
  call(team.acceptJob, { jobId, version: 1 }, one.caller);
const report = { resultCode: 'solved' as const, resultText: '劝导了两个早高峰，没有出事。' };

describe('指令任务', () => {
  it('is a job of its own for each team, answered within a workday, with the number in the log', async () => {
    const staff = await staffOf();
    const [one, other] = [await buildTeam(sql()), await buildTeam(sql())];
    const { dueAt, jobNos } = await ask(staff, await wish([one.teamId, other.teamId]));
    expect(dueAt).toBe('2026-11-24T10:00:00+08:00');
    expect(await jobsOf()).toMatchObject([
      { kind: 'directive', status: 'issued', teamId: one.teamId, needId: null, issuerId: staff.accountId },
      { kind: 'directive', status: 'issued', teamId: other.teamId, address: '东门口公交站' },
    ]);
    expect(new Set(jobNos).size).toBe(2);
    expect((await titlesOf(one.accountId)).at(-1)).toContain('新任务等你们答复');
    await call(team.acceptJob, { jobId: (await jobsOf())[0]?.id ?? 0, version: 1 }, one.caller);
    expect((await jobsOf())[1]?.status).toBe('issued');
    expect(await audits('issueDirective')).toHaveLength(2);
  });

  it.each([
    ['within the hour', { planStart: at(0.5), planEnd: at(2) }, 'timePast'],
    ['too far ahead', { planStart: at(91 * 24), planEnd: at(91 * 24 + 2) }, 'timeTooFar'],
    ['backwards', { planStart: at(4), planEnd: at(3) }, 'tooLong'],
    ['nowhere', { organisationId: 999_999 }, 'placeUnknown'],
    ['for nobody known', { teamIds: [999_999] }, 'teamUnknown'],
  ])('%s is refused, and nobody is asked', async (_, rest, reason) => {
    const staff = await staffOf();
    const { teamId } = await buildTeam(sql());
    await expect(ask(staff, await wish([teamId], rest))).rejects.toMatchObject({ reason });
    expect(await jobsOf()).toEqual([]);
  });

  it('is not given to a suspended team, nor outside the own part of the city', async () => {
    const staff = await staffOf();
    const stopped = await buildTeam(sql(), { status: 'suspended' });
    await expect(ask(staff, await wish([stopped.teamId]))).rejects.toMatchObject({ reason: 'teamUnknown' });
    const { teamId } = await buildTeam(sql());
    const elsewhere = { ...staff, scope: '999/' };
    await expect(ask(elsewhere, await wish([teamId]))).rejects.toMatchObject({ reason: 'placeUnknown' });
  });

  it('is on as soon as the team takes it, at the planned time, and whoever gave it is told', async () => {
    const { staff, jobId, ...rest } = await asked();
    await take({ staff, jobId, ...rest });
    expect(await jobsOf()).toMatchObject([
      { status: 'inProgress', visitStatus: 'agreed', visitStart: new Date(at(44)), contactDueAt: null },
    ]);
    expect((await titlesOf(staff.accountId)).at(-1)).toBe('红石榴接下了：文明劝导周：早高峰路口');
  });

  it('is declined without harm, and the reason goes to who gave it', async () => {
    const { staff, one, jobId } = await asked();
    await call(team.declineJob, { jobId, version: 1, reason: 'people', note: '' }, one.caller);
    expect(await jobsOf()).toMatchObject([{ status: 'declined', reason: 'people' }]);
    expect((await titlesOf(staff.accountId)).at(-1)).toContain('红石榴婉拒了');
  });

  it('lapses in silence', async () => {
    const { staff } = await asked();
    clock.now = new Date('2026-11-24T10:01:00+08:00');
    await run('jobs.expireJobs');
    expect(await jobsOf()).toMatchObject([{ status: 'expired' }]);
    expect((await titlesOf(staff.accountId)).at(-1)).toContain('到点没有答复');
  });

  it('goes back to who gave it when its team is suspended before it began', async () => {
    const given = await asked();
    const { staff, one } = given;
    await take(given);
    clock.now = new Date(at(1));
    await sql().updateTable('teams').set({ status: 'suspended' }).where('id', '=', one.teamId).execute();
    await run('jobs.returnOfSuspended');
    expect(await jobsOf()).toMatchObject([{ status: 'withdrawn', reason: 'suspended' }]);
    expect((await titlesOf(staff.accountId)).at(-1)).toContain('红石榴被暂停了');
  });

  it('is reported, given back with a sentence, reported again and accepted', async () => {
    const given = await asked();
    const { staff, one, jobId } = given;
    await take(given);
    clock.now = new Date(at(47));
    const version = async () => (await jobsOf())[0]?.version ?? 0;
    const send = async () =>
      call(submitJobReport, { jobId, version: await version(), ...report }, one.caller);
    const say = async (verdict: 'approve' | 'return', reason = '') =>
      call(contract.verifyJob, { jobId, version: await version(), verdict, reason }, staff);
    await expect(say('approve')).rejects.toMatchObject({ reason: 'notSubmitted' });
    await send();
    await expect(say('return')).rejects.toMatchObject({ reason: 'reasonMissing' });
    await say('return', '请写清去了几个人');
    expect(await jobsOf()).toMatchObject([{ status: 'inProgress', resultCode: null, submittedAt: null }]);
    expect((await titlesOf(one.accountId)).at(-1)).toContain('结项报告退回');
    await send();
    await say('approve');
    expect(await jobsOf()).toMatchObject([{ status: 'done', resultCode: 'solved' }]);
    await expect(say('approve')).rejects.toMatchObject({ reason: 'notSubmitted' });
  });

  it('is taken back with a reason, once; whoever read an older state is told', async () => {
    const given = await asked();
    const { staff, one, jobId } = given;
    await take(given);
    const back = (version: number) =>
      call(contract.withdrawJob, { jobId, version, reason: '下雨，改期' }, staff);
    await expect(back(1)).rejects.toMatchObject({ reason: 'versionConflict' });
    await back(3);
    expect(await jobsOf()).toMatchObject([{ status: 'withdrawn', reason: 'takenBack', note: '下雨，改期' }]);
    expect((await titlesOf(one.accountId)).at(-1)).toContain('任务不用做了');
    await expect(back(4)).rejects.toMatchObject({ reason: 'notOut' });
  });

  it('is what staff of the own part of the city see, and work for a need is decided at the desk', async () => {
    const { staff, jobId } = await asked();
    expect(await call(contract.getJob, { id: jobId }, staff)).toMatchObject({
      teamName: '红石榴',
      address: '东门口公交站',
      steps: [{ status: 'issued', byKind: 'staff' }],
    });
    const elsewhere = { ...staff, scope: '999/' };
    await expect(call(contract.getJob, { id: jobId }, elsewhere)).rejects.toMatchObject({ status: 404 });
    const need = await buildJob(sql(), { now: noon, status: 'submitted' });
    const about = { jobId: need.jobId, version: 1 };
    await expect(call(contract.verifyJob, { ...about, verdict: 'approve' }, staff)).rejects.toMatchObject({
      reason: 'ratedByRequester',
    });
    await expect(call(contract.withdrawJob, { ...about, reason: '不需要了' }, staff)).rejects.toMatchObject({
      reason: 'ofNeed',
    });
  });
});
