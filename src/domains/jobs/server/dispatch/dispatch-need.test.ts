import { describe, expect, it } from 'vitest';
import { buildStaff, testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildNeed } from '#domains/needs/testing/needs.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';
import * as contract from '../../contract/dispatch.contract.ts';
import * as ranking from '../../contract/ranking.contract.ts';
import * as teamJobs from '../../contract/team-jobs.contract.ts';
import { listJobs } from '../../contract/manage-jobs.contract.ts';
import { proposeVisit } from '../../contract/visit.contract.ts';
import { buildJob } from '../../testing/jobs.builders.ts';
import { usualWeights } from '../../contract/ranking.words.ts';
import { createJobsRoom } from '../index.ts';

/** Noon on Monday, 23 November. */
const noon = new Date('2026-11-23T12:00:00+08:00');
const { sql, call, run, clock, titlesOf, audits } = openRoom(
  createJobsRoom({ secret: testSecret, publicUrl: 'http://localhost', outbox: testOutbox }),
  { now: noon },
);

/** Who dispatches for a 所, or for the whole city. */
async function dispatcher(organisationId?: number) {
  const dataScope = organisationId === undefined ? 'all' : 'organisation';
  const roleId = await buildRole(sql(), { permissions: ['needs.view', 'needs.dispatch'], dataScope });
  return (await buildStaff(sql(), { roleId, organisationId: organisationId ?? null })).caller;
}
const waiting = (wish = {}) =>
  buildNeed(sql(), { now: noon, status: 'toDispatch', category: 'eco', ...wish });
const needOf = (needId: number) =>
  sql().selectFrom('needs').selectAll().where('id', '=', needId).executeTakeFirstOrThrow();
const jobsOf = (needId: number) =>
  sql().selectFrom('jobs').selectAll().where('needId', '=', needId).orderBy('id').execute();
const templates = async () =>
  (await sql().selectFrom('messageDeliveries').select('template').orderBy('messageId').execute()).map(
    (row) => row.template,
  );

/** A near team of the kind, a far one, and one of another kind. */
async function teams() {
  const near = await buildTeam(sql(), { category: 'eco', lng: 118.76, lat: 32.05 });
  const far = await buildTeam(sql(), { category: 'eco', lng: 118.95, lat: 32.15 });
  const other = await buildTeam(sql(), { category: 'culture', lng: 118.76, lat: 32.05 });
  return { near, far, other };
}

describe('派单', () => {
  it('shows the ranking with its reasons, asks the first, keeps what it knew, and tells the team by SMS too', async () => {
    const place = await buildOrganisation(sql());
    await sql()
      .updateTable('organisations')
      .set({ lng: 118.75, lat: 32.05 })
      .where('id', '=', place.id)
      .execute();
    const { near, far } = await teams();
    const { needId } = await waiting({ organisationId: place.id });
    const staff = await dispatcher();
    const item = await call(contract.getDispatchItem, { id: needId }, staff);
    expect(item.ranked.map(({ teamId }) => teamId)).toEqual([near.teamId, far.teamId]);
    expect(item.ranked[0]?.parts.map(({ factor }) => factor)).toHaveLength(6);
    const { dueAt } = await call(
      contract.dispatchNeed,
      { needId, version: 1, teamIds: [near.teamId] },
      staff,
    );
    expect(dueAt).toBe('2026-11-24T12:00:00+08:00');
    expect(await needOf(needId)).toMatchObject({ status: 'dispatched', version: 2 });
    const [job] = await jobsOf(needId);
    expect(job).toMatchObject({
      status: 'issued',
      teamId: near.teamId,
      title: '客厅的灯坏了，想请人换',
      content: '客厅的吸顶灯不亮，灯已经买好。',
      score: item.ranked[0]?.score,
    });
    const kept = await sql().selectFrom('dispatches').selectAll().executeTakeFirstOrThrow();
    expect(kept.ranked).toEqual(item.ranked);
    expect((await titlesOf(near.accountId))[0]).toContain('新任务等你们答复');
    expect(await templates()).toEqual(['jobIssued']);
    expect((await audits('dispatchNeed'))[0]).toMatchObject({ targetType: 'need', targetId: needId });
    const queue = await call(contract.listDispatchQueue, { stage: 'asked' }, staff);
    expect(queue.list.map((row) => [row.needId, row.dueAt])).toEqual([[needId, dueAt]]);
    expect(
      await outcomeOf(call(contract.dispatchNeed, { needId, version: 2, teamIds: [far.teamId] }, staff)),
    ).toBe('notWaiting');
  });

  it('counts what waits and what is late, for the whole city, for a 所, and by a word', async () => {
    const [here, there] = [await buildOrganisation(sql()), await buildOrganisation(sql())];
    const dueAt = new Date(noon.getTime() - hourMs);
    await waiting({ organisationId: here.id });
    const late = await waiting({ organisationId: there.id });
    await sql().updateTable('needs').set({ dispatchDueAt: dueAt }).where('id', '=', late.needId).execute();
    const counts = async (organisationId?: number, wish = {}) => {
      const staff = await dispatcher(organisationId);
      const { total, list, stages } = await call(contract.listDispatchQueue, wish, staff);
      expect(list).toHaveLength(total);
      return [total, stages[0]?.count, stages[0]?.overdueCount];
    };
    expect(await counts()).toEqual([2, 2, 1]);
    expect(await counts(undefined, { isOverdue: true })).toEqual([1, 2, 1]);
    expect(await counts(undefined, { keyword: '没有这个词' })).toEqual([0, 2, 1]);
    expect(await counts(here.id)).toEqual([1, 1, 0]);
    expect(await counts(there.id, { isOverdue: true })).toEqual([1, 1, 1]);
  });

  it('asks why when the first is passed over or a team was left out, and keeps the answer', async () => {
    const { near, far, other } = await teams();
    const { needId } = await waiting();
    const staff = await dispatcher();
    const ask = (teamIds: number[], rest = {}) =>
      outcomeOf(call(contract.dispatchNeed, { needId, version: 1, teamIds, ...rest }, staff));
    const item = await call(contract.getDispatchItem, { id: needId }, staff);
    const [first, second] = item.ranked.map(({ teamId }) => teamId);
    expect(new Set([first, second])).toEqual(new Set([near.teamId, far.teamId]));
    expect(await ask([second!])).toBe('choiceReasonMissing');
    expect(await ask([second!], { choiceReason: 'named' })).toBe('choiceReasonMissing');
    expect(await ask([first!, other.teamId])).toBe('choiceReasonMissing');
    expect(await ask([999_999])).toBe('teamUnknown');
    expect(await ask([second!, second!])).toBe('400');
    const stopped = await buildTeam(sql(), { category: 'eco', status: 'suspended' });
    expect(await ask([stopped.teamId], { choiceReason: 'named', choiceNote: '居民点名' })).toBe(
      'teamNotEligible',
    );
    expect(await ask([second!], { choiceReason: 'named', choiceNote: '居民点名要他们' })).toBe('done');
    const kept = await sql().selectFrom('dispatches').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ choiceReason: 'named', choiceNote: '居民点名要他们' });
  });

  it('refuses what is not verified, another 所, and an older version', async () => {
    const own = await buildOrganisation(sql());
    const { needId } = await waiting();
    const { near } = await teams();
    const strange = await dispatcher(own.id);
    expect(await outcomeOf(call(contract.getDispatchItem, { id: needId }, strange))).toBe('404');
    expect(
      await outcomeOf(call(contract.dispatchNeed, { needId, version: 1, teamIds: [near.teamId] }, strange)),
    ).toBe('404');
    const staff = await dispatcher();
    expect(
      await outcomeOf(call(contract.dispatchNeed, { needId, version: 9, teamIds: [near.teamId] }, staff)),
    ).toBe('versionConflict');
    const raw = await buildNeed(sql(), { now: noon });
    expect(await outcomeOf(call(contract.getDispatchItem, { id: raw.needId }, staff))).toBe('404');
    expect(await outcomeOf(call(contract.openNeedPool, { needId: raw.needId, version: 1 }, staff))).toBe(
      'notWaiting',
    );
  });
});

describe('收回', () => {
  it('frees the teams that were asked, gives the dispatch a new clock, and lets it be dispatched anew', async () => {
    const { near } = await teams();
    const { needId } = await waiting();
    const staff = await dispatcher();
    await call(
      contract.dispatchNeed,
      { needId, version: 1, teamIds: [near.teamId], choiceReason: 'other', choiceNote: '试一试' },
      staff,
    );
    clock.now = new Date(noon.getTime() + hourMs);
    await call(contract.takeBackNeed, { needId, version: 2, reason: '点错了队伍' }, staff);
    expect((await jobsOf(needId))[0]).toMatchObject({
      status: 'withdrawn',
      reason: 'takenBack',
      note: '点错了队伍',
    });
    const need = await needOf(needId);
    expect(need.status).toBe('toDispatch');
    expect(need.dispatchDueAt).toEqual(new Date('2026-11-24T13:00:00+08:00'));
    expect((await titlesOf(near.accountId)).at(-1)).toContain('任务不用做了');
    const again = await call(contract.getDispatchItem, { id: needId }, staff);
    expect(again.ranked.map(({ teamId }) => teamId)).toContain(near.teamId);
    expect(again.asked).toMatchObject([{ status: 'withdrawn', reason: '中心收回', note: '点错了队伍' }]);
    expect(
      await outcomeOf(call(contract.takeBackNeed, { needId, version: 3, reason: '再收一次' }, staff)),
    ).toBe('notOut');
  });
});

describe('时限', () => {
  it('tells team and dispatchers once that nobody was contacted, and once that it is not finished; a visit proposed stops the first clock', async () => {
    const staff = await dispatcher();
    const { teamId, caller: team } = await buildTeam(sql());
    const { jobId } = await buildJob(sql(), { now: noon, status: 'accepted', teamId });
    const late = async () => (await call(listJobs, { isOverdue: true }, staff)).list.map((job) => job.late);
    const told = async (accountId: number) =>
      (await titlesOf(accountId)).filter((title) => /还没有联系|超过办结/.test(title));
    clock.now = new Date('2026-11-25T11:59:00+08:00');
    await run('jobs.tellNoContact');
    expect(await told(team.accountId)).toEqual([]);
    clock.now = new Date('2026-11-25T12:00:00+08:00');
    await run('jobs.tellNoContact');
    await run('jobs.tellNoContact');
    expect(await told(team.accountId)).toHaveLength(1);
    expect(await told(staff.accountId)).toEqual(await told(team.accountId));
    expect(await late()).toEqual([{ clock: 'contact', dueAt: '2026-11-25T12:00:00+08:00' }]);
    await call(
      proposeVisit,
      {
        jobId,
        version: 1,
        visitStart: '2026-11-26T09:00:00+08:00',
        visitEnd: '2026-11-26T10:00:00+08:00',
        note: '',
      },
      team,
    );
    expect(await late()).toEqual([]);
    clock.now = new Date('2026-12-14T12:00:00+08:00');
    await run('jobs.tellUnfinished');
    await run('jobs.tellNoContact');
    expect(await told(team.accountId)).toHaveLength(2);
    expect(await late()).toEqual([{ clock: 'finish', dueAt: '2026-12-14T12:00:00+08:00' }]);
    const row = await sql()
      .selectFrom('jobs')
      .select('lateClock')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    expect(row.lateClock).toBe('finish');
  });

  it('lapses by silence, which counts in the answer record alone; the need is back at the desk', async () => {
    const { near, far } = await teams();
    const { needId } = await waiting();
    const staff = await dispatcher();
    await call(contract.dispatchNeed, { needId, version: 1, teamIds: [near.teamId, far.teamId] }, staff);
    clock.now = new Date('2026-11-24T08:00:00+08:00');
    await run('jobs.remindTeams');
    await run('jobs.remindTeams');
    expect(await templates()).toEqual(['jobIssued', 'jobIssued', 'jobExpiring', 'jobExpiring']);
    clock.now = new Date('2026-11-24T12:00:00+08:00');
    const [job] = await jobsOf(needId);
    expect(await outcomeOf(call(teamJobs.acceptJob, { jobId: job!.id, version: 1 }, near.caller))).toBe(
      'expired',
    );
    await run('jobs.expireJobs');
    expect((await jobsOf(needId)).map(({ status }) => status)).toEqual(['expired', 'expired']);
    expect((await needOf(needId)).status).toBe('toDispatch');
    expect((await sql().selectFrom('dispatches').select('outcome').executeTakeFirstOrThrow()).outcome).toBe(
      'lapsed',
    );
    expect((await titlesOf(staff.accountId)).at(-1)).toContain('需求又待派单');
    const item = await call(contract.getDispatchItem, { id: needId }, staff);
    const answers = item.ranked
      .find(({ teamId }) => teamId === near.teamId)
      ?.parts.find(({ factor }) => factor === 'answers');
    expect(answers).toMatchObject({ points: 0, why: '半年里派过 1 次，0 次按时答复' });
    expect((await audits('expireJob')).length).toBe(2);
  });

  it('empties the pool after two days', async () => {
    const { near } = await teams();
    const { needId } = await waiting();
    const staff = await dispatcher();
    const { dueAt } = await call(contract.openNeedPool, { needId, version: 1 }, staff);
    expect(dueAt).toBe('2026-11-25T12:00:00+08:00');
    expect((await titlesOf(near.accountId))[0]).toContain('附近有新的需求可以抢');
    clock.now = new Date(dueAt);
    expect(await outcomeOf(call(teamJobs.claimNeed, { needId }, near.caller))).toBe('poolOver');
    await run('jobs.lapsePools');
    expect((await needOf(needId)).status).toBe('toDispatch');
    expect((await titlesOf(staff.accountId)).at(-1)).toContain('需求又待派单');
    expect(await outcomeOf(call(teamJobs.claimNeed, { needId }, near.caller))).toBe('poolOver');
  });
});

describe('派单规则', () => {
  it('are changed by who dispatches for the whole city, and add up to a hundred', async () => {
    const staff = await dispatcher();
    const fresh = await call(ranking.getDispatchSettings, {}, staff);
    expect(fresh).toMatchObject({ weights: usualWeights, openJobs: 7, reachKilometres: 15, version: 0 });
    const change = { ...fresh, weights: { ...usualWeights, category: 30, skill: 15 } };
    expect(await call(ranking.updateDispatchSettings, change, staff)).toEqual({ version: 1 });
    expect(await outcomeOf(call(ranking.updateDispatchSettings, change, staff))).toBe('versionConflict');
    const wrong = { ...fresh, version: 1, weights: { ...usualWeights, skill: 90 } };
    expect(await outcomeOf(call(ranking.updateDispatchSettings, wrong, staff))).toBe('weightsSum');
    expect((await call(ranking.getDispatchSettings, {}, staff)).weights.skill).toBe(15);
    const own = await buildOrganisation(sql());
    expect(
      await outcomeOf(
        call(ranking.updateDispatchSettings, { ...change, version: 1 }, await dispatcher(own.id)),
      ),
    ).toBe('403');
  });
});
