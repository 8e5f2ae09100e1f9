import { beforeEach, describe, expect, test } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { type BuiltTeam, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import { openTables } from '#testing/open-tables.ts';
import { listReviewQueue as queueOperation } from '../../contract/activity-review.contract.ts';
import { type ActivityWish, buildActivity, buildForm } from '../../testing/activities.builders.ts';
import { auditOf, runAs, storedActivity, testNow } from '../../testing/activity-world.ts';
import { insertChange } from '../changes/changes.store.ts';
import { getActivityForReview } from './get-activity-for-review.ts';
import { listReviewQueue } from './list-review-queue.ts';
import { previewActivities, reviewActivities, reviewActivity } from '../../testing/decided-alone.ts';
import { resumeActivity } from './resume-activity.ts';
import { suspendActivity } from './suspend-activity.ts';
import { withdrawActivity } from '../publish/withdraw-activity.ts';

const { database, sql } = openTables();
let team: BuiltTeam;
let reviewer: StaffCaller;
beforeEach(async () => {
  team = await buildTeam(sql());
  ({ caller: reviewer } = await buildStaff(sql(), { permissions: ['activities.review'] }));
});

const staff = () => runAs(database(), reviewer);
const hoursAgo = (hours: number): Date => new Date(testNow.getTime() - hours * 3_600_000);

const buildPending = (wish: ActivityWish = {}) =>
  buildActivity(sql(), {
    teamId: team.teamId,
    now: testNow,
    status: 'pending',
    submittedAt: hoursAgo(2),
    publishedAt: null,
    reviewedAt: null,
    signUpOpensAt: null,
    signUpClosesAt: null,
    ...wish,
  });

const messages = () =>
  sql().selectFrom('messages').select(['accountId', 'title', 'body', 'link']).orderBy('id').execute();

describe('reviewActivity', () => {
  test('passes: public now, sign-up open until the first shift, the team is told', async () => {
    const { activityId } = await buildPending();
    expect(await staff()(reviewActivity, { activityId, version: 1, verdict: 'pass' })).toEqual({
      activityId,
      version: 2,
      status: 'published',
    });
    const stored = await storedActivity(sql(), activityId);
    expect(stored).toMatchObject({
      publishedAt: testNow,
      signUpOpensAt: testNow,
      reviewedBy: reviewer.accountId,
    });
    expect(stored.signUpClosesAt).toEqual(stored.startsAt);
    expect(await messages()).toMatchObject([{ accountId: team.accountId, title: '活动已通过审核' }]);
    expect(await auditOf(sql(), activityId)).toEqual(['reviewActivity']);
  });

  test('returns with the reason, which the team reads in its message', async () => {
    const { activityId } = await buildPending();
    await staff()(reviewActivity, { activityId, version: 1, verdict: 'return', reason: '地点不清' });
    expect(await storedActivity(sql(), activityId)).toMatchObject({
      status: 'returned',
      reviewNote: '地点不清',
    });
    const [message] = await messages();
    expect(message?.body).toContain('地点不清');
    expect(message?.link).toBe(`/teamcenter/index/teamactivity/edit/${activityId}`);
  });

  test('refuses to pass what the clock or the rules block meanwhile', async () => {
    const { activityId } = await buildPending({ shifts: [{ startsAt: hoursAgo(1) }] });
    await expect(staff()(reviewActivity, { activityId, version: 1, verdict: 'pass' })).rejects.toMatchObject({
      reason: 'blocked',
    });
    expect(await messages()).toEqual([]);
  });

  test('refuses to publish for a suspended team', async () => {
    const { activityId } = await buildPending();
    await sql().updateTable('teams').set({ status: 'suspended' }).where('id', '=', team.teamId).execute();
    await expect(staff()(reviewActivity, { activityId, version: 1, verdict: 'pass' })).rejects.toMatchObject({
      reason: 'teamSuspended',
    });
  });

  test('refuses a second decision and an old version', async () => {
    const { activityId } = await buildPending();
    await staff()(reviewActivity, { activityId, version: 1, verdict: 'return', reason: '时间有误' });
    await expect(staff()(reviewActivity, { activityId, version: 1, verdict: 'pass' })).rejects.toMatchObject({
      reason: 'versionConflict',
    });
    await expect(staff()(reviewActivity, { activityId, version: 2, verdict: 'pass' })).rejects.toMatchObject({
      reason: 'wrongStatus',
    });
  });

  test('tells a colleague who was faster, at what and when; the team reads no name', async () => {
    const { activityId } = await buildPending();
    await staff()(reviewActivity, { activityId, version: 1, verdict: 'return', reason: '时间有误' });
    const { caller } = await buildStaff(sql(), { permissions: ['activities.review'] });
    const request = { activityId, version: 1, verdict: 'pass' } as const;
    await expect(runAs(database(), caller)(reviewActivity, request)).rejects.toMatchObject({
      reason: 'versionConflict',
      message: `${reviewer.displayName} 14:00 已退回这个活动，你这次的操作没有生效。`,
      result: {
        change: { at: '2026-11-21T14:00:00+08:00', by: reviewer.displayName, deed: '退回这个活动' },
      },
    });
    const asTeam = runAs(database(), team.caller, new Date('2026-11-22T09:00:00+08:00'));
    await expect(asTeam(withdrawActivity, { activityId, version: 1 })).rejects.toMatchObject({
      message: '工作人员 11月21日 周六 14:00 已退回这个活动，你这次的操作没有生效。',
    });
    const { refused } = await runAs(database(), caller)(reviewActivities, {
      items: [{ activityId, version: 1 }],
      verdict: 'pass',
    });
    expect(refused).toMatchObject([{ msg: expect.stringContaining(`${reviewer.displayName} 14:00 已退回`) }]);
  });

  test('outside the own 所 it is not there', async () => {
    const [own, other] = [await buildOrganisation(sql()), await buildOrganisation(sql())];
    const { activityId } = await buildPending({ organisationId: other.id });
    const scoped = runAs(database(), { ...reviewer, scope: own.path });
    await expect(scoped(reviewActivity, { activityId, version: 1, verdict: 'pass' })).rejects.toMatchObject({
      status: 404,
    });
    const inside = runAs(database(), { ...reviewer, scope: other.path });
    await expect(inside(reviewActivity, { activityId, version: 1, verdict: 'pass' })).resolves.toMatchObject({
      status: 'published',
    });
  });

  test('marks a directly published one as checked, without a message', async () => {
    const { activityId } = await buildActivity(sql(), { teamId: team.teamId, now: testNow });
    await staff()(reviewActivity, { activityId, version: 1, verdict: 'pass' });
    expect(await storedActivity(sql(), activityId)).toMatchObject({
      status: 'published',
      reviewedBy: reviewer.accountId,
    });
    expect(await messages()).toEqual([]);
    await expect(staff()(reviewActivity, { activityId, version: 2, verdict: 'pass' })).rejects.toMatchObject({
      reason: 'wrongStatus',
    });
  });
});

test('reviewActivities decides each alone and names those it could not', async () => {
  const good = await buildPending();
  const past = await buildPending({ shifts: [{ startsAt: hoursAgo(1) }] });
  const result = await staff()(reviewActivities, {
    items: [
      { activityId: past.activityId, version: 1 },
      { activityId: good.activityId, version: 1 },
      { activityId: good.activityId + 1_000, version: 1 },
    ],
    verdict: 'pass',
  });
  expect(result.doneIds).toEqual([good.activityId]);
  expect(result.refused.map(({ id }) => id)).toEqual([past.activityId, good.activityId + 1_000]);
  expect(result.refused.every(({ msg }) => msg.length > 0)).toBe(true);
  expect(await storedActivity(sql(), past.activityId)).toMatchObject({ status: 'pending' });
});

describe('suspendActivity and resumeActivity', () => {
  test('closes the shifts with a reason and opens them again', async () => {
    const { activityId } = await buildActivity(sql(), { teamId: team.teamId, now: testNow });
    await staff()(suspendActivity, { activityId, version: 1, reason: '内容不实' });
    const suspended = await storedActivity(sql(), activityId);
    expect(suspended).toMatchObject({ status: 'suspended', reviewNote: '内容不实' });
    expect(suspended.shifts.map(({ status }) => status)).toEqual(['closed']);
    await staff()(resumeActivity, { activityId, version: 2 });
    const resumed = await storedActivity(sql(), activityId);
    expect(resumed).toMatchObject({ status: 'published', reviewNote: null });
    expect(resumed.shifts.map(({ status }) => status)).toEqual(['open']);
    expect((await messages()).map(({ title }) => title)).toEqual(['活动已被停用', '活动已恢复']);
    expect(await auditOf(sql(), activityId)).toEqual(['suspendActivity', 'resumeActivity']);
  });

  test('refuses in any other state', async () => {
    const { activityId } = await buildPending();
    await expect(
      staff()(suspendActivity, { activityId, version: 1, reason: '内容不实' }),
    ).rejects.toMatchObject({ reason: 'wrongStatus' });
    await expect(staff()(resumeActivity, { activityId, version: 1 })).rejects.toMatchObject({
      reason: 'wrongStatus',
    });
  });
});

describe('listReviewQueue', () => {
  const ask = (request: object, caller = reviewer) =>
    runAs(database(), caller)(listReviewQueue, queueOperation.request.parse(request));

  test('shows the longest waiting first, with how long and what is overdue', async () => {
    const late = await buildPending({ submittedAt: hoursAgo(60), warnCount: 2 });
    const fresh = await buildPending({ submittedAt: hoursAgo(2) });
    const queue = await ask({});
    expect(
      queue.list.map(({ id, waitedMinutes, isOverdue, level }) => ({ id, waitedMinutes, isOverdue, level })),
    ).toEqual([
      { id: late.activityId, waitedMinutes: 3_600, isOverdue: true, level: 'warn' },
      { id: fresh.activityId, waitedMinutes: 120, isOverdue: false, level: 'ok' },
    ]);
    expect(queue).toMatchObject({ total: 2, overdueCount: 1 });
    expect((await ask({ isOverdue: true })).list.map(({ id }) => id)).toEqual([late.activityId]);
  });

  test('a start that has passed while waiting blocks', async () => {
    await buildPending({ shifts: [{ startsAt: hoursAgo(1) }] });
    expect((await ask({})).list[0]).toMatchObject({ level: 'block', blockCount: 1 });
  });

  test('counts every tab and finds by title and by team', async () => {
    await buildPending({ title: '轮椅友好净滩日' });
    const passed = await buildActivity(sql(), {
      teamId: team.teamId,
      now: testNow,
      title: '银龄课堂第四十四期',
    });
    await buildActivity(sql(), {
      teamId: team.teamId,
      now: testNow,
      status: 'returned',
      reviewNote: '地点不清',
    });
    await buildActivity(sql(), { teamId: team.teamId, now: testNow, status: 'draft' });
    const { tabs } = await ask({});
    expect(Object.fromEntries(tabs.map(({ tab, count }) => [tab, count]))).toEqual({
      pending: 1,
      changes: 0,
      passed: 1,
      returned: 1,
      all: 3,
    });
    expect((await ask({ keyword: '轮椅' })).total).toBe(1);
    expect((await ask({ tab: 'passed', keyword: '银龄' })).list.map(({ id }) => id)).toEqual([
      passed.activityId,
    ]);
    expect((await ask({ tab: 'passed', keyword: '澜江守护' })).list.map(({ id }) => id)).toEqual([
      passed.activityId,
    ]);
    expect((await ask({ tab: 'passed', keyword: '没有这样的' })).total).toBe(0);
    expect((await ask({ tab: 'passed' })).list[0]).toMatchObject({ needsAfterCheck: true });
  });

  test('shows the changes that wait by when they were handed in, whatever else happened to their activities', async () => {
    const waiting = [];
    for (const hours of [5, 1, 3]) {
      const { activityId } = await buildActivity(sql(), {
        teamId: team.teamId,
        now: testNow,
        submittedAt: hoursAgo(20 + hours),
      });
      const change = {
        activityId,
        form: buildForm(),
        fields: ['title'],
        differences: [],
        askedShiftIds: null,
      };
      await insertChange(sql(), change, { status: 'pending', now: hoursAgo(hours) });
      waiting.push(activityId);
    }
    const [first, last, second] = waiting as [number, number, number];
    await sql()
      .updateTable('activities')
      .set({ updatedAt: hoursAgo(9) })
      .where('id', '=', last)
      .execute();
    const queue = await ask({ tab: 'changes' });
    expect(queue.list.map(({ id }) => id)).toEqual([first, second, last]);
    expect(queue.list[0]?.submittedAt).toBe(toInstant(hoursAgo(5)));
    expect(queue.total).toBe(3);
    const latestFirst = await ask({ tab: 'changes', sort: '-submittedAt' });
    expect(latestFirst.list.map(({ id }) => id)).toEqual([last, second, first]);
  });

  test('shows a 所 only what is below it', async () => {
    const district = await buildOrganisation(sql());
    const community = await buildOrganisation(sql(), { parent: district });
    const below = await buildPending({ organisationId: community.id });
    await buildPending();
    const scoped = { ...reviewer, scope: district.path };
    const queue = await ask({}, scoped);
    expect(queue.list.map(({ id }) => id)).toEqual([below.activityId]);
    expect(queue.total).toBe(1);
  });
});

describe('getActivityForReview', () => {
  test('shows the content, the findings, similar activities and the next one', async () => {
    const other = await buildPending({ submittedAt: hoursAgo(1), title: '冬至前最后一次鹿渚清滩' });
    const { activityId } = await buildPending();
    const view = await staff()(getActivityForReview, { id: activityId });
    expect(view.verdict.findings.map(({ code }) => code)).toEqual(['copied', 'near']);
    expect(view.similar).toMatchObject([{ id: other.activityId, similarity: 100 }]);
    expect(view.nextId).toBe(other.activityId);
    expect(view.teamFacts).toMatchObject({ trustGrade: 'B', leaderName: '方舟' });
    expect(view.shifts).toHaveLength(1);
  });

  test('a draft is not there', async () => {
    const { activityId } = await buildPending({ status: 'draft' });
    await expect(staff()(getActivityForReview, { id: activityId })).rejects.toMatchObject({ status: 404 });
  });
});

test('previewActivities tells what reviewActivities would do, and does nothing of it', async () => {
  const good = await buildPending();
  const past = await buildPending({ shifts: [{ startsAt: hoursAgo(1) }] });
  const items = [past, good].map(({ activityId }) => ({ activityId, version: 1 }));
  const foreseen = await staff()(previewActivities, { items, verdict: 'pass' });
  expect(foreseen.doneIds).toEqual([good.activityId]);
  expect([await messages(), await storedActivity(sql(), good.activityId)]).toMatchObject([
    [],
    { status: 'pending', version: 1, reviewedBy: null },
  ]);
  expect(await staff()(reviewActivities, { items, verdict: 'pass' })).toEqual(foreseen);
  expect(await storedActivity(sql(), good.activityId)).toMatchObject({ status: 'published' });
});
