import { beforeEach, describe, expect, test } from 'vitest';
import { type BuiltTeam, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openTables } from '#testing/open-tables.ts';
import { buildActivity, buildForm } from '../../testing/activities.builders.ts';
import { auditOf, buildHeldPlace, runAs, storedActivity, testNow } from '../../testing/activity-world.ts';
import { weekMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { cancelActivity } from '../life/cancel-activity.ts';
import { checkActivity } from './check-activity.ts';
import { copyActivity } from './copies/copy-activity.ts';
import { previewCopies } from './copies/preview-copies.ts';
import { createActivity } from './create-activity.ts';
import { deleteActivity } from './delete-activity.ts';
import * as contract from '../../contract/team-activities.contract.ts';
import { getTeamActivity } from '../get-team-activity.ts';
import { settleActivity } from '../life/settle-activity.ts';
import { submitActivity } from './submit-activity.ts';
import { updateActivity } from '../../testing/decided-alone.ts';
import { withdrawActivity } from './withdraw-activity.ts';

const { database, sql } = openTables();
let team: BuiltTeam;
beforeEach(async () => {
  team = await buildTeam(sql());
});

const own = () => runAs(database(), team.caller);
const form = buildForm({}, testNow);

async function buildDraft(wish: Parameters<typeof buildForm>[0] = {}) {
  return own()(createActivity, { form: buildForm(wish, testNow) });
}

/** The stored form as the team's page gives it back, ids of shifts included. */
async function reopen(activityId: number) {
  const opened = await own()(getTeamActivity, { id: activityId });
  const { form: stored, version } = contract.getTeamActivity.result.parse(opened);
  return { form: stored, version, activityId };
}

describe('createActivity', () => {
  test('stores a draft with span and places from its shifts, findable words and an audit line', async () => {
    const [first] = form.shifts;
    const second = {
      ...form.shifts[0]!,
      startsAt: '2026-12-05T09:00:00+08:00',
      endsAt: '2026-12-05T11:00:00+08:00',
      capacity: 8,
    };
    const { activityId, status } = await own()(createActivity, {
      form: { ...form, shifts: [first!, second] },
    });
    const stored = await storedActivity(sql(), activityId);
    expect(status).toBe('draft');
    expect(stored).toMatchObject({
      status: 'draft',
      capacity: 28,
      takenCount: 0,
      teamId: team.teamId,
      nationalCodes: ['0006'],
    });
    expect(stored.activityNo).toMatch(/^HD20261121-\d{4}$/);
    expect(stored.startsAt).toEqual(new Date(first!.startsAt));
    expect(stored.endsAt).toEqual(new Date(second.endsAt));
    const { tokens } = await sql()
      .selectFrom('activitySearch')
      .select('tokens')
      .where('activityId', '=', activityId)
      .executeTakeFirstOrThrow();
    expect(tokens).toContain('净滩');
    expect(await auditOf(sql(), activityId)).toEqual(['createActivity']);
  });

  test('needs no more than a title and takes the category of the team', async () => {
    const { activityId } = await buildDraft({ shifts: [], category: null, content: '', placeName: '' });
    expect(await storedActivity(sql(), activityId)).toMatchObject({
      category: 'eco',
      startsAt: null,
      capacity: 0,
    });
  });

  test.each([
    ['a shift of another activity', { shifts: [{ ...form.shifts[0]!, id: 1 }] }, 'form.shifts.0.id'],
    ['an unknown area', { area: '000000' }, 'form.area'],
    ['half a position', { lat: null }, 'form.lng'],
  ])('names the field of %s and stores nothing', async (_, wish, path) => {
    await expect(own()(createActivity, { form: { ...form, ...wish } })).rejects.toMatchObject({
      status: 400,
      errors: [{ path }],
    });
    expect(await sql().selectFrom('activities').select('id').execute()).toEqual([]);
  });
});

describe('updateActivity', () => {
  test('saves a draft: keeps, changes, adds and deletes shifts', async () => {
    const { activityId } = await buildDraft({
      shifts: [form.shifts[0]!, { ...form.shifts[0]!, postName: '分拣' }],
    });
    const opened = await reopen(activityId);
    const [kept] = opened.form.shifts;
    const shifts = [
      { ...kept!, capacity: 30 },
      { ...form.shifts[0]!, postName: '水质采样', capacity: 8 },
    ];
    const { version } = await own()(updateActivity, {
      ...opened,
      form: { ...opened.form, title: '望潮段净滩', shifts },
    });
    const stored = await storedActivity(sql(), activityId);
    expect(version).toBe(2);
    expect(stored).toMatchObject({ title: '望潮段净滩', capacity: 38 });
    expect(stored.shifts.map(({ id, postName, capacity }) => [id === kept!.id, postName, capacity])).toEqual([
      [true, '清滩', 30],
      [false, '水质采样', 8],
    ]);
  });

  test('refuses a version that is not the latest', async () => {
    const { activityId } = await buildDraft();
    const opened = await reopen(activityId);
    await own()(updateActivity, opened);
    await expect(own()(updateActivity, opened)).rejects.toMatchObject({ reason: 'versionConflict' });
  });

  test("another team's activity is not there", async () => {
    const { activityId } = await buildDraft();
    const stranger = await buildTeam(sql());
    const request = { activityId, version: 1, form };
    await expect(runAs(database(), stranger.caller)(updateActivity, request)).rejects.toMatchObject({
      status: 404,
    });
  });

  test('refuses while it is under review', async () => {
    const { activityId } = await buildDraft();
    await own()(submitActivity, { activityId, version: 1 });
    await expect(own()(updateActivity, { activityId, version: 2, form })).rejects.toMatchObject({
      reason: 'wrongStatus',
    });
  });

  test('changes the contact of a published activity at once, also with sign-ups', async () => {
    const { activityId } = await publishedWithSignUp();
    const opened = await reopen(activityId);
    const { status } = await own()(updateActivity, {
      ...opened,
      form: { ...opened.form, contactName: '方舟' },
    });
    expect(status).toBe('published');
    expect(await storedActivity(sql(), activityId)).toMatchObject({
      contactName: '方舟',
      status: 'published',
    });
  });

  test.each(['somebody', 'nobody'])(
    'hands a new place in while the old one stays public, with %s signed up',
    async (who) => {
      const { activityId } =
        who === 'somebody'
          ? await publishedWithSignUp()
          : await buildActivity(sql(), { teamId: team.teamId, now: testNow });
      const opened = await reopen(activityId);
      const old = opened.form.placeName;
      const written = await own()(updateActivity, {
        ...opened,
        form: { ...opened.form, placeName: '湿地木栈道' },
      });
      expect(written).toMatchObject({ status: 'published', isChange: true, version: 2 });
      const stored = await storedActivity(sql(), activityId);
      expect(stored).toMatchObject({ status: 'published', placeName: old });
      expect(stored.shifts.map((shift) => shift.status)).toEqual(['open']);
      const view = await own()(getTeamActivity, { id: activityId });
      expect(view.change).toMatchObject({
        status: 'pending',
        form: { placeName: '湿地木栈道' },
        differences: [{ label: '集合地点', before: old, after: '湿地木栈道' }],
      });
      expect(view.acts).toContain('withdraw');
    },
  );

  test('a team of grade A stays published, and a new risk notice counts its version up', async () => {
    await sql().updateTable('teams').set({ trustGrade: 'A' }).where('id', '=', team.teamId).execute();
    const { activityId } = await buildActivity(sql(), { teamId: team.teamId, now: testNow });
    const opened = await reopen(activityId);
    const changed = { ...opened.form, riskNotice: '江边风大，滩面湿滑，请穿防滑鞋。' };
    expect((await own()(updateActivity, { ...opened, form: changed })).status).toBe('published');
    expect(await storedActivity(sql(), activityId)).toMatchObject({ riskVersion: 2 });
  });

  test('refuses what the linter blocks in a published activity, with the findings', async () => {
    const { activityId } = await buildActivity(sql(), { teamId: team.teamId, now: testNow });
    const opened = await reopen(activityId);
    await expect(
      own()(updateActivity, { ...opened, form: { ...opened.form, subsidy: '每天 300 元' } }),
    ).rejects.toMatchObject({ reason: 'blocked', result: { level: 'block', findings: [{ code: 'pay' }] } });
  });

  test('refuses fewer places than are taken, and deleting a shift that was ever signed up for', async () => {
    const { activityId, shiftIds } = await publishedWithSignUp('withdrawn');
    const opened = await reopen(activityId);
    const [shift] = opened.form.shifts;
    const other = { ...shift!, id: undefined };
    await expect(
      own()(updateActivity, { ...opened, form: { ...opened.form, shifts: [other] } }),
    ).rejects.toMatchObject({ reason: 'shiftTaken' });
    await sql().updateTable('shifts').set({ takenCount: 5 }).where('id', '=', shiftIds[0]!).execute();
    await expect(
      own()(updateActivity, {
        ...opened,
        form: { ...opened.form, shifts: [{ ...shift!, capacity: 5, minNeeded: 1 }] },
      }),
    ).resolves.toMatchObject({ status: 'published' });
    await expect(
      own()(updateActivity, {
        ...opened,
        version: 2,
        form: { ...opened.form, shifts: [{ ...shift!, capacity: 4, minNeeded: 1 }] },
      }),
    ).rejects.toMatchObject({ reason: 'shiftTaken' });
  });
});

async function publishedWithSignUp(status: 'pending' | 'withdrawn' = 'pending') {
  const built = await buildActivity(sql(), { teamId: team.teamId, now: testNow });
  await buildHeldPlace(sql(), built.activityId, status);
  return built;
}

describe('checkActivity', () => {
  test('judges a form that could not even be saved, and stores nothing', async () => {
    const wrong = { ...form, shifts: [{ ...form.shifts[0]!, endsAt: form.shifts[0]!.startsAt }] };
    expect(await own()(checkActivity, { form: wrong })).toMatchObject({
      level: 'block',
      findings: [{ code: 'shiftTimes', field: 'shifts.0.endsAt' }],
    });
    expect(await sql().selectFrom('activities').select('id').execute()).toEqual([]);
  });

  test("compares with the team's other activities, not with itself", async () => {
    const { activityId } = await buildDraft();
    await own()(submitActivity, { activityId, version: 1 });
    expect((await own()(checkActivity, { activityId, form })).level).toBe('ok');
    const codes = (await own()(checkActivity, { form })).findings.map(({ code }) => code);
    expect(codes).toEqual(['copied', 'near']);
  });
});

describe('submitActivity', () => {
  test('sends an orderly draft to review with an audit line', async () => {
    const { activityId } = await buildDraft();
    expect(await own()(submitActivity, { activityId, version: 1 })).toEqual({
      activityId,
      version: 2,
      status: 'pending',
    });
    expect(await storedActivity(sql(), activityId)).toMatchObject({
      submittedAt: testNow,
      publishedAt: null,
    });
    expect(await auditOf(sql(), activityId)).toEqual(['createActivity', 'submitActivity']);
  });

  test('publishes at once for a team of grade A, to be checked afterwards', async () => {
    await sql().updateTable('teams').set({ trustGrade: 'A' }).where('id', '=', team.teamId).execute();
    const { activityId } = await buildDraft();
    expect((await own()(submitActivity, { activityId, version: 1 })).status).toBe('published');
    const stored = await storedActivity(sql(), activityId);
    expect(stored).toMatchObject({ publishedAt: testNow, signUpOpensAt: testNow, reviewedBy: null });
    expect(stored.signUpClosesAt).toEqual(stored.startsAt);
    const messages = await sql().selectFrom('messages').select(['accountId', 'title']).execute();
    expect(messages).toEqual([{ accountId: team.accountId, title: '活动已发布' }]);
  });

  test('refuses what the linter blocks, with the findings, and changes nothing', async () => {
    const { activityId } = await buildDraft({ riskNotice: '' });
    await expect(own()(submitActivity, { activityId, version: 1 })).rejects.toMatchObject({
      reason: 'blocked',
      result: { findings: [{ code: 'noRisk', field: 'riskNotice' }] },
    });
    expect(await storedActivity(sql(), activityId)).toMatchObject({ status: 'draft', version: 1 });
  });

  test('refuses a suspended team', async () => {
    const { activityId } = await buildDraft();
    await sql().updateTable('teams').set({ status: 'suspended' }).where('id', '=', team.teamId).execute();
    await expect(own()(submitActivity, { activityId, version: 1 })).rejects.toMatchObject({
      reason: 'teamSuspended',
    });
  });
});

test('withdrawActivity takes a pending one back to draft', async () => {
  const { activityId } = await buildDraft();
  await own()(submitActivity, { activityId, version: 1 });
  expect(await own()(withdrawActivity, { activityId, version: 2 })).toEqual({
    activityId,
    version: 3,
    status: 'draft',
  });
  await expect(own()(withdrawActivity, { activityId, version: 3 })).rejects.toMatchObject({
    reason: 'wrongStatus',
  });
});

describe('cancelActivity', () => {
  const heard: unknown[] = [];
  const reactions = {
    onCancelled: async (_: unknown, ...what: unknown[]) => void heard.push(what),
  };

  test('closes every shift, keeps the reason and tells the rooms above', async () => {
    const { activityId } = await buildActivity(sql(), {
      teamId: team.teamId,
      now: testNow,
      shifts: [{}, {}],
    });
    expect(
      (await own()(cancelActivity, { activityId, version: 1, reason: '寒潮红色预警' }, reactions)).status,
    ).toBe('cancelled');
    const stored = await storedActivity(sql(), activityId);
    expect(stored.cancelReason).toBe('寒潮红色预警');
    expect(stored.shifts.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect(heard).toEqual([[activityId, '寒潮红色预警']]);
  });

  test('is undone as a whole when the reaction fails', async () => {
    const { activityId } = await buildActivity(sql(), { teamId: team.teamId, now: testNow });
    const failing = { onCancelled: () => Promise.reject(new Error('reaction')) };
    await expect(own()(cancelActivity, { activityId, version: 1, reason: '下雨' }, failing)).rejects.toThrow(
      'reaction',
    );
    expect(await storedActivity(sql(), activityId)).toMatchObject({
      status: 'published',
      version: 1,
    });
  });

  test('refuses once the first shift has begun', async () => {
    const { activityId } = await buildActivity(sql(), {
      teamId: team.teamId,
      now: testNow,
      shifts: [{ startsAt: testNow }],
    });
    await expect(
      own()(cancelActivity, { activityId, version: 1, reason: '下雨' }, reactions),
    ).rejects.toMatchObject({
      reason: 'started',
    });
  });
});

test('copyActivity makes a draft of a past activity with shifts ahead and ids of its own', async () => {
  const past = new Date('2026-09-01T12:00:00+08:00');
  const { activityId } = await buildActivity(sql(), {
    teamId: team.teamId,
    now: past,
    status: 'closed',
  });
  const copy = await own()(copyActivity, { activityId, count: 1, skipsHolidays: false });
  const stored = await storedActivity(sql(), copy.activityId);
  expect(stored).toMatchObject({ status: 'draft', publishedAt: null, takenCount: 0 });
  expect(stored.startsAt!.getTime()).toBeGreaterThan(testNow.getTime());
  expect(stored.shifts).toHaveLength(1);
});

test('copyActivity makes a season: one a week, past the days off, and a double click makes no more', async () => {
  const { activityId } = await buildActivity(sql(), {
    teamId: team.teamId,
    now: new Date('2026-09-01T12:00:00+08:00'),
    status: 'closed',
  });
  const season = { activityId, count: 3, skipsHolidays: true };
  const plain = await own()(previewCopies, { ...season, skipsHolidays: false });
  const [first, second, third] = plain.copies;
  await sql()
    .insertInto('workCalendar')
    .values({ day: second!.startsAt.slice(0, 10), isWorkday: false, name: '元旦' })
    .execute();
  expect((await own()(previewCopies, { ...season, skipsHolidays: false })).copies[1]?.holiday).toBe('元旦');
  const preview = await own()(previewCopies, season);
  expect(preview.skipped).toEqual([{ startsAt: second!.startsAt, holiday: '元旦' }]);
  expect(preview.copies.map(({ startsAt }) => startsAt).slice(0, 2)).toEqual([
    first!.startsAt,
    third!.startsAt,
  ]);
  const weeks = preview.copies.map(({ startsAt }) => Date.parse(startsAt) - Date.parse(first!.startsAt));
  expect(weeks).toEqual([0, 2 * weekMs, 3 * weekMs]);
  expect(await own()(copyActivity, season)).toMatchObject({ madeCount: 3 });
  const again = await own()(copyActivity, season);
  const drafts = await sql()
    .selectFrom('activities')
    .select(['id', 'startsAt'])
    .where('status', '=', 'draft')
    .orderBy('startsAt')
    .execute();
  expect(drafts.map(({ startsAt }) => startsAt && toInstant(startsAt))).toEqual(
    preview.copies.map(({ startsAt }) => startsAt),
  );
  expect(again.activityId).toBe(drafts[0]?.id);
  const stranger = runAs(database(), (await buildTeam(sql())).caller);
  await expect(stranger(previewCopies, season)).rejects.toMatchObject({ message: '没有找到这个活动' });
  expect(preview.hasContact).toBe(true);
  await sql().updateTable('activities').set({ contactPhone: '' }).where('id', '=', activityId).execute();
  expect(await own()(previewCopies, season)).toMatchObject({ hasContact: false });
});

describe('deleteActivity', () => {
  test('deletes a draft with its shifts and words, and leaves an audit line', async () => {
    const { activityId } = await buildDraft();
    await own()(deleteActivity, { activityId, version: 1 });
    expect(await sql().selectFrom('activities').select('id').execute()).toEqual([]);
    expect(await sql().selectFrom('shifts').select('id').execute()).toEqual([]);
    expect(await auditOf(sql(), activityId)).toEqual(['createActivity', 'deleteActivity']);
  });

  test('refuses a published one', async () => {
    const { activityId } = await buildActivity(sql(), { teamId: team.teamId, now: testNow });
    await expect(own()(deleteActivity, { activityId, version: 1 })).rejects.toMatchObject({
      reason: 'wrongStatus',
    });
  });
});

describe('settleActivity', () => {
  const request = {
    version: 1,
    summary: '今天 18 位志愿者清理了两公里江岸，共 126 公斤垃圾。',
    beneficiaryActual: 300,
  };
  const buildEnded = () =>
    buildActivity(sql(), {
      teamId: team.teamId,
      status: 'settling',
      now: new Date('2026-11-10T12:00:00+08:00'),
    });

  test('begins publicity when nothing is open', async () => {
    const { activityId } = await buildEnded();
    const reactions = { unresolvedOf: async () => ({ attendanceCount: 0, hourCount: 0 }) };
    expect((await own()(settleActivity, { ...request, activityId }, reactions)).status).toBe('publicity');
    expect(await storedActivity(sql(), activityId)).toMatchObject({
      settledAt: testNow,
      beneficiaryActual: 300,
    });
  });

  test('refuses while attendance or hours are open, and says how many', async () => {
    const { activityId } = await buildEnded();
    const reactions = { unresolvedOf: async () => ({ attendanceCount: 2, hourCount: 5 }) };
    await expect(own()(settleActivity, { ...request, activityId }, reactions)).rejects.toMatchObject({
      reason: 'unresolved',
      message: expect.stringContaining('2 人的考勤、5 条时长'),
    });
  });
});
