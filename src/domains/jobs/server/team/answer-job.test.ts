import { describe, expect, it } from 'vitest';
import { buildStaff, testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { withdrawNeed } from '#domains/needs/contract/needs.contract.ts';
import { buildNeed, buildNeedRecording, needPeople } from '#domains/needs/testing/needs.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import { dispatchNeed } from '../../contract/dispatch.contract.ts';
import * as contract from '../../contract/team-jobs.contract.ts';
import { buildJob, buildPoolNeed } from '../../testing/jobs.builders.ts';
import { createJobsRoom } from '../index.ts';

/** Noon on Monday, 23 November. */
const noon = new Date('2026-11-23T12:00:00+08:00');
const { sql, call, titlesOf, audits, clock } = openRoom(
  createJobsRoom({ secret: testSecret, publicUrl: 'http://localhost', outbox: testOutbox }),
  {
    now: noon,
  },
);
const needOf = (needId: number) =>
  sql().selectFrom('needs').selectAll().where('id', '=', needId).executeTakeFirstOrThrow();
const jobOf = (jobId: number) =>
  sql().selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
const sms = async () =>
  (await sql().selectFrom('outbox').select('template').orderBy('id').execute()).map((row) => row.template);

/** Two teams that were asked for one need. */
async function twoAsked() {
  const roleId = await buildRole(sql(), { permissions: ['needs.dispatch'], dataScope: 'all' });
  const staff = (await buildStaff(sql(), { roleId })).caller;
  const [one, other] = [
    await buildTeam(sql(), { category: 'eco', shortName: '红石榴' }),
    await buildTeam(sql(), { category: 'eco', shortName: '澜江守护' }),
  ];
  const { needId } = await buildNeed(sql(), { now: noon, status: 'toDispatch', category: 'eco' });
  await call(dispatchNeed, { needId, version: 1, teamIds: [one.teamId, other.teamId] }, staff);
  const idOf = async (teamId: number) =>
    (await sql().selectFrom('jobs').select('id').where('teamId', '=', teamId).executeTakeFirstOrThrow()).id;
  return { staff, one, other, needId, oneJob: await idOf(one.teamId), otherJob: await idOf(other.teamId) };
}

describe('接单', () => {
  it('gives the need to the first of several; the other is told who was faster, the requester by SMS', async () => {
    const { one, other, needId, oneJob, otherJob } = await twoAsked();
    await call(contract.acceptJob, { jobId: oneJob, version: 1 }, one.caller);
    expect(await jobOf(oneJob)).toMatchObject({
      status: 'accepted',
      contactDueAt: new Date('2026-11-25T12:00:00+08:00'),
      finishDueAt: new Date('2026-12-14T12:00:00+08:00'),
    });
    expect((await needOf(needId)).status).toBe('accepted');
    expect(await sms()).toEqual(['needAccepted']);
    expect(await jobOf(otherJob)).toMatchObject({ status: 'withdrawn', reason: 'takenByOther' });
    expect((await titlesOf(other.accountId)).at(-1)).toContain('任务不用做了');
    await expect(
      call(contract.acceptJob, { jobId: otherJob, version: 1 }, other.caller),
    ).rejects.toMatchObject({
      reason: 'taken',
      message: '刚刚被红石榴接走了',
    });
    expect(await outcomeOf(call(contract.acceptJob, { jobId: oneJob, version: 1 }, other.caller))).toBe(
      '404',
    );
    const listed = await call(contract.listTeamJobs, { tab: 'working' }, one.caller);
    expect(listed.list).toMatchObject([
      { jobId: oneJob, clock: 'contact', dueAt: '2026-11-25T12:00:00+08:00' },
    ]);
    expect((await audits('acceptJob'))[0]).toMatchObject({ targetType: 'job', targetId: oneJob });
  });

  it('hides names, numbers and the door until it is accepted; then each look is in the log', async () => {
    const { one, needId, oneJob } = await twoAsked();
    expect(await outcomeOf(call(contract.revealJobPeople, { jobId: oneJob }, one.caller))).toBe('notWorking');
    const before = JSON.stringify(await call(contract.getTeamJob, { id: oneJob }, one.caller));
    for (const secret of Object.values(needPeople)) expect(before).not.toContain(secret);
    expect(before).not.toContain('欧阳');
    await call(contract.acceptJob, { jobId: oneJob, version: 1 }, one.caller);
    await buildNeedRecording(sql(), needId);
    expect(await call(contract.revealJobPeople, { jobId: oneJob }, one.caller)).toMatchObject({
      ...needPeople,
      files: [{ purpose: 'needVoice', url: expect.stringContaining('/files/s/') }],
    });
    expect(await audits('revealJobPeople')).toMatchObject([{ targetType: 'need', targetId: needId }]);
    const { jobId } = await buildJob(sql(), { now: noon, teamId: one.teamId, status: 'done' });
    expect(await outcomeOf(call(contract.revealJobPeople, { jobId }, one.caller))).toBe('notWorking');
  });

  it('tells a stale page what was done', async () => {
    const { teamId, caller } = await buildTeam(sql());
    const { jobId } = await buildJob(sql(), { now: noon, teamId });
    expect(await outcomeOf(call(contract.acceptJob, { jobId, version: 5 }, caller))).toBe('versionConflict');
    await call(contract.acceptJob, { jobId, version: 1 }, caller);
    expect(await outcomeOf(call(contract.acceptJob, { jobId, version: 1 }, caller))).toBe('notIssued');
  });
});

describe('婉拒', () => {
  it('needs a reason, harms nothing, and brings the need back once nobody is asked any more', async () => {
    const { staff, one, other, needId, oneJob, otherJob } = await twoAsked();
    const no = { version: 1, reason: 'people' } as const;
    expect(
      await outcomeOf(call(contract.declineJob, { jobId: oneJob, version: 1, reason: 'other' }, one.caller)),
    ).toBe('noteMissing');
    await call(contract.declineJob, { jobId: oneJob, ...no }, one.caller);
    expect((await needOf(needId)).status).toBe('dispatched');
    await call(contract.declineJob, { jobId: otherJob, ...no }, other.caller);
    const need = await needOf(needId);
    expect(need.status).toBe('toDispatch');
    expect((await titlesOf(staff.accountId)).at(-1)).toContain('需求又待派单');
    const steps = await sql()
      .selectFrom('needSteps')
      .selectAll()
      .where('needId', '=', needId)
      .orderBy('id')
      .execute();
    expect(steps.at(-1)).toMatchObject({ status: 'toDispatch', byKind: 'team', reason: null, note: '' });
    expect(await sms()).toEqual([]);
    const again = await call(contract.getTeamJob, { id: oneJob }, one.caller);
    expect(again).toMatchObject({ status: 'declined', reason: '人手不足' });
  });
});

describe('退回', () => {
  it('gives back what was accepted with a sentence; the requester learns that another team is looked for', async () => {
    const { one, needId, oneJob } = await twoAsked();
    const back = { jobId: oneJob, version: 2, reason: 'time', note: '队员都去抗洪了' } as const;
    expect(await outcomeOf(call(contract.giveBackJob, { ...back, version: 1 }, one.caller))).toBe(
      'notWorking',
    );
    await call(contract.acceptJob, { jobId: oneJob, version: 1 }, one.caller);
    expect(await outcomeOf(call(contract.giveBackJob, { ...back, note: '' }, one.caller))).toBe('400');
    await call(contract.giveBackJob, back, one.caller);
    expect((await needOf(needId)).status).toBe('toDispatch');
    expect(await sms()).toEqual(['needAccepted', 'needReopened']);
    expect(await outcomeOf(call(contract.giveBackJob, back, one.caller))).toBe('notWorking');
  });
});

describe('抢单', () => {
  it('shows distance and whether the team can, and gives the need to the first', async () => {
    const one = await buildTeam(sql(), { category: 'neighbor', shortName: '红石榴', lng: 118.8, lat: 32 });
    const other = await buildTeam(sql(), { category: 'neighbor' });
    const strange = await buildTeam(sql(), { category: 'culture' });
    const { needId } = await buildPoolNeed(sql(), { now: noon });
    const shown = await call(contract.listPoolNeeds, {}, one.caller);
    expect(shown.list).toMatchObject([{ needId, stoppedBy: null, why: '邻里互助是主类别' }]);
    expect(shown).toMatchObject({ freeCount: 7, hasPlace: true, total: 1 });
    expect((await call(contract.listPoolNeeds, {}, strange.caller)).list[0]?.stoppedBy).toBe('notThisKind');
    // 适合你们的单子: only what the asking team can take, and as many as it says.
    const fitting = async (caller: typeof one.caller) => {
      const { list, total } = await call(contract.listPoolNeeds, { isFitting: true, pageSize: 3 }, caller);
      return [list.map(({ needId: id }) => id), total];
    };
    expect([await fitting(one.caller), await fitting(strange.caller)]).toEqual([
      [[needId], 1],
      [[], 0],
    ]);
    expect(await outcomeOf(call(contract.claimNeed, { needId }, strange.caller))).toBe('notEligible');
    const { jobId } = await call(contract.claimNeed, { needId }, one.caller);
    expect(await jobOf(jobId)).toMatchObject({ status: 'accepted', wasClaimed: true, teamId: one.teamId });
    await expect(call(contract.claimNeed, { needId }, other.caller)).rejects.toMatchObject({
      reason: 'taken',
      message: '刚刚被红石榴接走了',
    });
    await expect(call(contract.claimNeed, { needId }, one.caller)).rejects.toMatchObject({
      reason: 'taken',
      message: '你们已经接了这张单，在队伍任务里',
    });
    expect((await call(contract.listPoolNeeds, {}, other.caller)).total).toBe(0);
    expect(await call(contract.getPoolNeed, { id: needId }, other.caller)).toMatchObject({
      takenBy: '红石榴',
      jobId: null,
    });
    expect(await sms()).toEqual(['needAccepted']);
  });

  it('stops at what a team may have at once, and at what it gave back', async () => {
    const { teamId, caller } = await buildTeam(sql(), { category: 'neighbor' });
    const { needId } = await buildPoolNeed(sql(), { now: noon });
    const { jobId } = await call(contract.claimNeed, { needId }, caller);
    await call(contract.giveBackJob, { jobId, version: 1, reason: 'safety', note: '楼道没有灯' }, caller);
    await sql().updateTable('needs').set({ status: 'openPool' }).where('id', '=', needId).execute();
    await expect(call(contract.claimNeed, { needId }, caller)).rejects.toMatchObject({
      message: '你们现在不能接这张单：退回过这张单',
    });
    for (let made = 0; made < 7; made += 1) await buildJob(sql(), { now: noon, teamId, status: 'accepted' });
    const more = await buildPoolNeed(sql(), { now: noon });
    await expect(call(contract.claimNeed, { needId: more.needId }, caller)).rejects.toMatchObject({
      message: '你们现在不能接这张单：手上的任务已满',
    });
  });
});

describe('抢了又退', () => {
  it('opens no more doors after three in a day; the next day it may claim again', async () => {
    const { caller } = await buildTeam(sql(), { category: 'neighbor' });
    for (let given = 0; given < 3; given += 1) {
      const { needId } = await buildPoolNeed(sql(), { now: noon });
      const { jobId } = await call(contract.claimNeed, { needId }, caller);
      await call(contract.giveBackJob, { jobId, version: 1, reason: 'people', note: '人不够' }, caller);
    }
    const { needId } = await buildPoolNeed(sql(), { now: noon });
    expect(await outcomeOf(call(contract.claimNeed, { needId }, caller))).toBe('tooManyReturns');
    clock.now = new Date('2026-11-24T08:00:00+08:00');
    await call(contract.claimNeed, { needId }, caller);
  });
});

describe('点单人取消', () => {
  const { app } = openHouse({ now: noon });

  it('while the team is on its way frees the team and tells it; a suspended team may give back, and takes nothing on', async () => {
    const house = app();
    const team = await house.signIn('team');
    const volunteer = await house.signIn('volunteer');
    const { jobId, needId } = await buildJob(house.sql, {
      now: noon,
      teamId: team.teamId,
      status: 'accepted',
      need: { requesterAccountId: volunteer.accountId },
    });
    const request = { needId, version: 1, reason: 'solved' as const };
    expect((await house.call(withdrawNeed, request, volunteer)).status).toBe(200);
    const job = await house.sql
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    expect(job).toMatchObject({ status: 'withdrawn', reason: 'cancelled' });
    const titles = await house.sql
      .selectFrom('messages')
      .select('title')
      .where('accountId', '=', team.accountId)
      .execute();
    expect(titles.at(-1)?.title).toContain('任务不用做了');
    const other = await buildJob(house.sql, { now: noon, teamId: team.teamId, status: 'accepted' });
    const asked = await buildJob(house.sql, { now: noon, teamId: team.teamId });
    await house.sql.updateTable('teams').set({ status: 'suspended' }).where('id', '=', team.teamId).execute();
    expect((await house.call(contract.acceptJob, { jobId: asked.jobId, version: 1 }, team)).status).toBe(403);
    const back = { jobId: other.jobId, version: 1, reason: 'other' as const, note: '队伍被暂停了' };
    expect((await house.call(contract.giveBackJob, back, team)).status).toBe(200);
    expect(
      (await house.call(contract.declineJob, { jobId: asked.jobId, version: 1, reason: 'time' }, team))
        .status,
    ).toBe(200);
  });
});
