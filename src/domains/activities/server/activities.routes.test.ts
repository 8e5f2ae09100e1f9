import { describe, expect, test } from 'vitest';
import type { AnyOperation } from '#platform/contract/operation.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import * as visitors from '../contract/activities.contract.ts';
import * as reviewers from '../contract/activity-review.contract.ts';
import * as teams from '../contract/team-activities.contract.ts';
import { buildActivity, buildForm } from '../testing/activities.builders.ts';

const { app } = openHouse();

const form = () => buildForm({}, app().clock());
const target = { activityId: 1, version: 1 };
/** A request that each guarded operation understands, about an activity that is not there. */
const teamRequests: [AnyOperation, object][] = [
  [teams.listMyTeamActivities, {}],
  [teams.getTeamActivity, { id: 1 }],
  [teams.createActivity, { form: { title: '澜江净滩行动' } }],
  [teams.updateActivity, { ...target, form: { title: '澜江净滩行动' } }],
  [teams.checkActivity, { form: { title: '澜江净滩行动' } }],
  [teams.submitActivity, target],
  [teams.submitActivities, { items: [target] }],
  [teams.previewSubmissions, { items: [target] }],
  [teams.withdrawActivity, target],
  [teams.cancelActivity, { ...target, reason: '下雨取消' }],
  [teams.copyActivity, { activityId: 1 }],
  [teams.deleteActivity, target],
  [
    teams.settleActivity,
    { ...target, summary: '今天十八位志愿者清理了两公里江岸，一切顺利。', beneficiaryActual: 3 },
  ],
];
const staffRequests: [AnyOperation, object][] = [
  [reviewers.listReviewQueue, {}],
  [reviewers.getActivityForReview, { id: 1 }],
  [reviewers.reviewActivity, { ...target, verdict: 'pass' }],
  [reviewers.reviewActivities, { items: [target], verdict: 'pass' }],
  [reviewers.suspendActivity, { ...target, reason: '内容不实' }],
  [reviewers.resumeActivity, target],
];
const nameOf = ([operation, request]: [AnyOperation, object]) =>
  [operation.name, operation, request] as const;
const statusOf = async (operation: AnyOperation, request: object, as?: SignedIn) =>
  (await app().call(operation, request as never, as)).status;

describe('who may call', () => {
  test.each([...teamRequests, ...staffRequests].map(nameOf))(
    '%s answers 401 to nobody',
    async (_, operation, request) => {
      expect(await statusOf(operation, request)).toBe(401);
    },
  );

  test.each(teamRequests.map(nameOf))(
    '%s answers 403 to a volunteer and to staff',
    async (_, operation, request) => {
      expect(await statusOf(operation, request, await app().signIn('volunteer'))).toBe(403);
      expect(await statusOf(operation, request, await app().signIn('staff'))).toBe(403);
    },
  );

  test.each(staffRequests.map(nameOf))(
    '%s answers 403 without its permission',
    async (_, operation, request) => {
      expect(await statusOf(operation, request, await app().signIn('team'))).toBe(403);
      const viewer = await app().signIn('staff', { permissions: ['activities.view'] });
      expect(await statusOf(operation, request, viewer)).toBe(403);
    },
  );

  test.each(
    [
      ...teamRequests.map((pair) => [...pair, 'team'] as const),
      ...staffRequests.map((pair) => [...pair, 'staff'] as const),
    ]
      .filter(([operation]) => operation.name.endsWith('Activity') && !/^(create|check)/.test(operation.name))
      .map(([operation, request, kind]) => [operation.name, operation, request, kind] as const),
  )('%s answers 404 where there is no such activity', async (...[, operation, request, kind]) => {
    const caller = await app().signIn(kind, kind === 'staff' ? { permissions: ['activities.review'] } : {});
    expect(await statusOf(operation, request, caller)).toBe(404);
  });
});

describe('what is understood', () => {
  test.each([
    [visitors.listActivities, { sort: 'loudest' }, 'sort'],
    [visitors.listActivities, { onlyOpen: true }, 'onlyOpen'],
    [visitors.listActivities, { cursor: 'x' }, 'cursor'],
    [visitors.listActivities, { pageSize: 101 }, 'pageSize'],
    [visitors.listActivities, { from: '28.11.2026' }, 'from'],
    [visitors.countActivitiesByDay, { days: 32 }, 'days'],
  ] as [AnyOperation, object, string][])(
    'a wrong request of a visitor is 400',
    async (operation, request, path) => {
      const { status, body } = await app().call(operation, request as never);
      expect(status).toBe(400);
      expect(body.errors?.map((error) => error.path)).toContain(path);
    },
  );

  test('wrong fields of the form are named by their path', async () => {
    const wrong = {
      form: { title: '', contactPhone: '12', shifts: [{ startsAt: 'x', endsAt: 'y', capacity: -1 }] },
    };
    const { status, body } = await app().call(teams.createActivity, wrong, await app().signIn('team'));
    expect(status).toBe(400);
    expect(body.errors?.map((error) => error.path)).toEqual(
      expect.arrayContaining([
        'form.title',
        'form.contactPhone',
        'form.shifts.0.startsAt',
        'form.shifts.0.capacity',
      ]),
    );
  });

  test('returning needs a reason', async () => {
    const reviewer = await app().signIn('staff', { permissions: ['activities.review'] });
    const { status, body } = await app().call(
      reviewers.reviewActivity,
      { ...target, verdict: 'return' },
      reviewer,
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'reason', msg: '请填写退回原因' }]);
  });
});

test('an activity goes from the first draft to the public page and off it', async () => {
  const team = await app().signIn('team');
  const reviewer = await app().signIn('staff', { permissions: ['activities.review'] });
  const created = await app().call(teams.createActivity, { form: form() }, team);
  expect(created).toMatchObject({
    status: 200,
    body: { code: 200, result: { version: 1, status: 'draft' } },
  });
  const { activityId } = created.body.result;
  expect((await app().call(visitors.getActivity, { id: activityId })).status).toBe(404);
  expect((await app().call(teams.checkActivity, { activityId, form: form() }, team)).body.result.level).toBe(
    'ok',
  );
  await app().call(teams.submitActivity, { activityId, version: 1 }, team);
  const queue = await app().call(reviewers.listReviewQueue, {}, reviewer);
  expect(queue.body.result.list).toMatchObject([{ id: activityId, version: 2, level: 'ok' }]);
  const returned = { activityId, version: 2, verdict: 'return' as const, reason: '地点不清' };
  expect((await app().call(reviewers.reviewActivity, returned, reviewer)).status).toBe(200);
  const opened = await app().call(teams.getTeamActivity, { id: activityId }, team);
  expect(opened.body.result).toMatchObject({ status: 'returned', reviewNote: '地点不清' });
  const change = {
    activityId,
    version: 3,
    form: { ...opened.body.result.form, placeNote: '驿站旁有红色遮阳棚' },
  };
  expect((await app().call(teams.updateActivity, change, team)).status).toBe(200);
  await app().call(teams.submitActivity, { activityId, version: 4 }, team);
  expect((await app().call(reviewers.getActivityForReview, { id: activityId }, reviewer)).status).toBe(200);
  await app().call(reviewers.reviewActivity, { activityId, version: 5, verdict: 'pass' }, reviewer);
  const list = await app().call(visitors.listActivities, { keyword: '净滩', phase: 'recruiting' });
  expect(list.body.result).toMatchObject({ total: 1, list: [{ id: activityId, phase: 'recruiting' }] });
  expect((await app().call(visitors.getActivity, { id: activityId })).body.result.placeNote).toBe(
    '驿站旁有红色遮阳棚',
  );
  const mine = await app().call(teams.listMyTeamActivities, { tab: 'published' }, team);
  expect(mine.body.result.list).toMatchObject([{ id: activityId, version: 6 }]);
  const cancelled = await app().call(
    teams.cancelActivity,
    { activityId, version: 6, reason: '寒潮红色预警' },
    team,
  );
  expect(cancelled.body.result.status).toBe('cancelled');
  expect((await app().call(visitors.getActivity, { id: activityId })).body.result.phase).toBe('cancelled');
});

test('a double click on copy makes one draft; once that was written, or from another activity, a new one', async () => {
  const team = await app().signIn('team');
  const make = async (placeNote: string) =>
    (await app().call(teams.createActivity, { form: { ...form(), placeNote } }, team)).body.result.activityId;
  const copy = async (activityId: number) =>
    (await app().call(teams.copyActivity, { activityId }, team)).body.result.activityId;
  const [source, twin] = [await make('北门'), await make('南门')];
  const [one, two] = await Promise.all([copy(source), copy(source)]);
  expect(two).toBe(one);
  expect(await copy(twin)).not.toBe(one);
  const { form: copied } = (await app().call(teams.getTeamActivity, { id: one }, team)).body.result;
  const change = { activityId: one, version: 1, form: { ...copied, placeNote: '东门' } };
  expect((await app().call(teams.updateActivity, change, team)).status).toBe(200);
  expect(await copy(source)).not.toBe(one);
});

test('equal copies a while apart are two', async () => {
  const team = await app().signIn('team');
  const { activityId } = (await app().call(teams.createActivity, { form: form() }, team)).body.result;
  const first = await app().call(teams.copyActivity, { activityId }, team);
  app().clock.moveBy(10_001);
  const second = await app().call(teams.copyActivity, { activityId }, team);
  expect(second.body.result.activityId).not.toBe(first.body.result.activityId);
});

test('a blocked submission answers 409 with the sentence and the findings', async () => {
  const team = await app().signIn('team');
  const created = await app().call(teams.createActivity, { form: { ...form(), riskNotice: '' } }, team);
  const { activityId } = created.body.result;
  const { status, body } = await app().call(teams.submitActivity, { activityId, version: 1 }, team);
  expect(status).toBe(409);
  expect(body).toMatchObject({
    reason: 'blocked',
    result: { level: 'block', findings: [{ field: 'riskNotice' }] },
  });
  expect(body.msg).toContain('必须修改');
});

test('the public counts answer for the house rows', async () => {
  const { activityId } = await buildActivity(app().sql, { now: app().clock() });
  const rail = await app().call(visitors.countActivitiesByCategory, {});
  expect(rail.body.result.total).toBe(1);
  const strip = await app().call(visitors.countActivitiesByDay, { days: 8 });
  expect(strip.body.result.days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  expect(activityId).toBeGreaterThan(0);
});
