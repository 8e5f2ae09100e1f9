import { beforeEach, describe, expect, test } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { type BuiltTeam, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import { openTables } from '#testing/open-tables.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import { listReviewQueue as queueOperation } from '../../contract/activity-review.contract.ts';
import { buildForm } from '../../testing/activities.builders.ts';
import { buildHeldPlace, runAs, storedActivity, testNow } from '../../testing/activity-world.ts';
import { checkActivity } from '../publish/check-activity.ts';
import { copyActivity } from '../publish/copies/copy-activity.ts';
import { createActivity } from '../publish/create-activity.ts';
import { getActivityForReview } from './get-activity-for-review.ts';
import * as contract from '../../contract/team-activities.contract.ts';
import { getTeamActivity } from '../get-team-activity.ts';
import { listReviewQueue } from './list-review-queue.ts';
import { reviewActivities, reviewActivity, updateActivity } from '../../testing/decided-alone.ts';
import { submitActivity } from '../publish/submit-activity.ts';
import { withdrawActivity } from '../publish/withdraw-activity.ts';

const { database, sql } = openTables();
let team: BuiltTeam;
let reviewer: StaffCaller;
beforeEach(async () => {
  team = await buildTeam(sql());
  ({ caller: reviewer } = await buildStaff(sql(), {
    permissions: ['activities.review'],
    displayName: '许静',
  }));
});

const title = '业主大会会议引导服务';
const releaseGround = '为参加会议的老人做引导和茶水服务，不是开会。';
const releaseReason = '服务内容属实，名称只是场合';

const own = () => runAs(database(), team.caller);
const staff = (caller = reviewer) => runAs(database(), caller);
const draft = (wish: Partial<ActivityForm> = {}) =>
  own()(createActivity, { form: buildForm({ title, releaseGround, ...wish }, testNow) });

/** Submitted with the ground, at version 2. */
async function pending(wish: Partial<ActivityForm> = {}) {
  const { activityId } = await draft(wish);
  return own()(submitActivity, { activityId, version: 1 });
}

/** Passed with a release, at version 3. */
async function released(wish: Partial<ActivityForm> = {}) {
  const { activityId, version } = await pending(wish);
  return staff()(reviewActivity, { activityId, version, verdict: 'pass', releaseReason });
}

async function edit(activityId: number, wish: Partial<ActivityForm>) {
  const opened = await own()(getTeamActivity, { id: activityId });
  const { form, version } = contract.getTeamActivity.result.parse(opened);
  return own()(updateActivity, { activityId, version, form: { ...form, ...wish } });
}

const grade = (trustGrade: 'A' | 'B') =>
  sql().updateTable('teams').set({ trustGrade }).where('id', '=', team.teamId).execute();

const releases = () =>
  sql()
    .selectFrom('activityReleases')
    .select(['activityId', 'code', 'words', 'ground', 'reason', 'releasedAt', 'releasedBy'])
    .orderBy('words')
    .execute();

const lastAudit = (action: string) =>
  sql()
    .selectFrom('auditLog')
    .select(['reason', 'detail', 'actorId', 'at'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('asking for a release', () => {
  test('without a ground the word blocks as ever', async () => {
    const { activityId } = await draft({ releaseGround: '太短' });
    await expect(own()(submitActivity, { activityId, version: 1 })).rejects.toMatchObject({
      reason: 'blocked',
      result: { level: 'block', findings: [{ code: 'titleWords', releasable: '会议' }] },
    });
    expect(await storedActivity(sql(), activityId)).toMatchObject({ status: 'draft', version: 1 });
  });

  test('with a ground it goes to review, and the audit line says what was asked and why', async () => {
    const { activityId, status } = await pending();
    expect(status).toBe('pending');
    expect(await storedActivity(sql(), activityId)).toMatchObject({
      releaseCount: 1,
      warnCount: 0,
      releaseGround,
    });
    expect((await lastAudit('submitActivity')).detail).toMatchObject({
      asked: [{ code: 'titleWords', words: '会议' }],
      ground: releaseGround,
    });
  });

  test('a ground does not help against any other block', async () => {
    const { activityId } = await draft({ riskNotice: '' });
    await expect(own()(submitActivity, { activityId, version: 1 })).rejects.toMatchObject({
      reason: 'blocked',
    });
  });

  test('a team of grade A waits for the centre, too, and publishes at once without such a word', async () => {
    await grade('A');
    expect((await pending()).status).toBe('pending');
    expect((await pending({ title: '社区老人引导服务' })).status).toBe('published');
  });

  test('a withdrawn or returned activity keeps the ground', async () => {
    const { activityId } = await pending();
    await own()(withdrawActivity, { activityId, version: 2 });
    await own()(submitActivity, { activityId, version: 3 });
    await staff()(reviewActivity, { activityId, version: 4, verdict: 'return', reason: '请写清人数' });
    const view = await own()(getTeamActivity, { id: activityId });
    expect(view).toMatchObject({ status: 'returned', form: { releaseGround }, releases: [] });
    expect(await releases()).toEqual([]);
  });
});

describe('passing what needs a release', () => {
  test('needs a reason of its own, which stays with the finding, the audit line, the team and the next reviewer', async () => {
    const { activityId } = await pending();
    await expect(staff()(reviewActivity, { activityId, version: 2, verdict: 'pass' })).rejects.toMatchObject({
      reason: 'releaseMissing',
    });
    const passed = await staff()(reviewActivity, { activityId, version: 2, verdict: 'pass', releaseReason });
    expect(passed).toMatchObject({ version: 3, status: 'published' });
    expect(await releases()).toEqual([
      {
        activityId,
        code: 'titleWords',
        words: '会议',
        ground: releaseGround,
        reason: releaseReason,
        releasedAt: testNow,
        releasedBy: reviewer.accountId,
      },
    ]);
    expect(await lastAudit('reviewActivity')).toMatchObject({
      actorId: reviewer.accountId,
      reason: releaseReason,
      detail: { verdict: 'pass', released: [{ code: 'titleWords', words: '会议' }], ground: releaseGround },
    });
    expect(await own()(getTeamActivity, { id: activityId })).toMatchObject({
      form: { releaseGround: '' },
      verdict: { findings: [] },
      releases: [{ words: '会议', reason: releaseReason }],
    });
    const { body } = await sql().selectFrom('messages').select('body').executeTakeFirstOrThrow();
    expect(body).toContain(`中心放行了“会议”，理由：${releaseReason}`);
    expect(await staff()(getActivityForReview, { id: activityId })).toMatchObject({
      level: 'ok',
      releases: [{ words: '会议', ground: releaseGround, releaserName: '许静' }],
    });
  });

  test('the reviewer reads the finding with the ground, and the queue marks it', async () => {
    const { activityId } = await pending();
    expect(await staff()(getActivityForReview, { id: activityId })).toMatchObject({
      level: 'release',
      releaseCount: 1,
      blockCount: 0,
      canRelease: true,
      form: { releaseGround },
      verdict: { level: 'release', findings: [{ level: 'release', releasable: '会议' }] },
    });
    const queue = await staff()(listReviewQueue, queueOperation.request.parse({}));
    expect(queue.list).toMatchObject([{ level: 'release', releaseCount: 1 }]);
  });

  test('a 所 may not, even with a reason; it may return', async () => {
    const district = await buildOrganisation(sql());
    const { activityId } = await pending();
    await sql()
      .updateTable('activities')
      .set({ organisationId: district.id })
      .where('id', '=', activityId)
      .execute();
    const scoped = staff({ ...reviewer, scope: district.path });
    expect((await scoped(getActivityForReview, { id: activityId })).canRelease).toBe(false);
    const pass = { activityId, version: 2, verdict: 'pass' as const, releaseReason };
    await expect(scoped(reviewActivity, pass)).rejects.toMatchObject({ reason: 'centreOnly' });
    expect(await releases()).toEqual([]);
    await scoped(reviewActivity, { activityId, version: 2, verdict: 'return', reason: '名称不妥' });
    await own()(submitActivity, { activityId, version: 3 });
    await expect(staff()(reviewActivity, { ...pass, version: 4 })).resolves.toMatchObject({
      status: 'published',
    });
  });

  test('a batch names it and passes the others', async () => {
    const plain = await pending({ title: '社区老人引导服务' });
    const asking = await pending();
    const items = [asking, plain].map(({ activityId, version }) => ({ activityId, version }));
    const result = await staff()(reviewActivities, { items, verdict: 'pass' });
    expect(result.doneIds).toEqual([plain.activityId]);
    expect(result.refused).toEqual([
      { id: asking.activityId, msg: '这个活动要写明放行理由才能通过，请打开它单独审核' },
    ]);
    expect(await storedActivity(sql(), asking.activityId)).toMatchObject({ status: 'pending' });
  });
});

/** The centre passes the change that waits. */
async function pass(activityId: number, version: number, reason?: string) {
  const { change } = await staff()(getActivityForReview, { id: activityId });
  return staff()(reviewActivity, {
    activityId,
    version,
    verdict: 'pass',
    changeId: change?.id,
    ...(reason && { releaseReason: reason }),
  });
}

describe('after a release', () => {
  test('an unchanged finding stays released through later edits and another review', async () => {
    const { activityId } = await released();
    expect((await edit(activityId, { contactName: '方舟' })).status).toBe('published');
    const moved = await edit(activityId, { placeName: '社区会堂' });
    expect(moved.isChange).toBe(true);
    await expect(pass(activityId, moved.version)).resolves.toMatchObject({ status: 'published' });
    expect(await storedActivity(sql(), activityId)).toMatchObject({ placeName: '社区会堂' });
  });

  test('another word needs another ground and another release, of a team of grade A, too', async () => {
    await grade('A');
    const { activityId } = await released();
    const other = { title: '业主大会会议和例会引导服务' };
    await expect(edit(activityId, other)).rejects.toMatchObject({
      reason: 'blocked',
      result: { findings: [{ releasable: '例会' }] },
    });
    const asked = await edit(activityId, { ...other, releaseGround: '例会也由我们引导老人入座。' });
    expect(asked.isChange).toBe(true);
    await expect(pass(activityId, asked.version)).rejects.toMatchObject({ reason: 'releaseMissing' });
    await pass(activityId, asked.version, '已向队伍核实');
    expect((await releases()).map(({ words, reason }) => [words, reason])).toEqual([
      ['会议', releaseReason],
      ['例会', '已向队伍核实'],
    ]);
  });

  test('more pay waits for the centre, also while somebody is signed up, and changes nothing until then', async () => {
    const { activityId } = await released();
    const asking = { subsidy: '每天补贴 80 元', releaseGround: '夜间值守的交通补贴，路远无公交。' };
    await buildHeldPlace(sql(), activityId, 'confirmed');
    const asked = await edit(activityId, asking);
    expect(asked).toMatchObject({ status: 'published', isChange: true });
    expect(await storedActivity(sql(), activityId)).toMatchObject({ subsidy: '' });
  });

  test('a copy has neither the release nor the ground', async () => {
    const { activityId } = await pending();
    await staff()(reviewActivity, { activityId, version: 2, verdict: 'pass', releaseReason });
    const copies = [await own()(copyActivity, { activityId, count: 1, skipsHolidays: false })];
    const asking = await pending({ placeNote: '从东门进' });
    copies.push(await own()(copyActivity, { activityId: asking.activityId, count: 1, skipsHolidays: false }));
    for (const copy of copies) {
      const view = await own()(getTeamActivity, { id: copy.activityId });
      expect(view).toMatchObject({ form: { releaseGround: '' }, releases: [] });
      expect(view.verdict.findings[0]).toMatchObject({ level: 'block', releasable: '会议' });
      await expect(own()(submitActivity, { activityId: copy.activityId, version: 1 })).rejects.toMatchObject({
        reason: 'blocked',
      });
    }
  });

  test('the live check knows what was released for this activity, and for no other', async () => {
    const { activityId } = await released();
    const form = buildForm({ title }, testNow);
    const codes = async (id?: number) =>
      (await own()(checkActivity, { activityId: id, form })).findings.map(({ code }) => code);
    expect(await codes(activityId)).toEqual([]);
    expect(await codes()).toContain('titleWords');
  });
});
