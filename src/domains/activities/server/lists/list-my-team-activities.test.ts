import { beforeEach, expect, test } from 'vitest';
import { type BuiltTeam, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openTables } from '#testing/open-tables.ts';
import * as contract from '../../contract/team-activities.contract.ts';
import { type ActivityWish, buildActivity } from '../../testing/activities.builders.ts';
import { buildHeldPlace, runAs, testNow } from '../../testing/activity-world.ts';
import { getTeamActivity } from '../get-team-activity.ts';
import { listMyTeamActivities } from './list-my-team-activities.ts';

const { database, sql } = openTables();
let team: BuiltTeam;
beforeEach(async () => {
  team = await buildTeam(sql());
});

const build = (wish: ActivityWish = {}) =>
  buildActivity(sql(), { teamId: team.teamId, now: testNow, ...wish });
const list = (request: object = {}) =>
  runAs(database(), team.caller)(listMyTeamActivities, contract.listMyTeamActivities.request.parse(request));
const idsOf = async (request: object = {}) => (await list(request)).list.map(({ id }) => id);

const signUp = ({ activityId }: { activityId: number }) => buildHeldPlace(sql(), activityId);

test('shows every state of the own team only, with the counts of the tabs', async () => {
  await buildActivity(sql(), { now: testNow });
  for (const status of [
    'draft',
    'pending',
    'returned',
    'published',
    'suspended',
    'settling',
    'closed',
    'cancelled',
  ] as const)
    await build({ status });
  const { list: rows, tabs, total } = await list();
  expect(rows).toHaveLength(8);
  expect(total).toBe(8);
  expect(Object.fromEntries(tabs.map(({ tab, count }) => [tab, count]))).toEqual({
    all: 8,
    draft: 1,
    pending: 1,
    returned: 1,
    published: 2,
    settling: 1,
    finished: 1,
    cancelled: 1,
  });
  expect((await list({ tab: 'published' })).total).toBe(2);
});

test('counts sign-ups that wait, narrows by them, by title and by time', async () => {
  const waited = await build({ title: '河道巡护日常班' });
  await signUp(waited);
  await signUp(waited);
  const calm = await build({ shifts: [{ startsAt: new Date(testNow.getTime() - 60_000) }] });
  const view = await list({ hasPending: true });
  expect(view.list).toMatchObject([
    { id: waited.activityId, pendingCount: 2, waitingCount: 0, acts: ['update', 'cancel', 'copy'] },
  ]);
  expect(view.pendingCount).toBe(2);
  expect(await idsOf({ keyword: '巡护' })).toEqual([waited.activityId]);
  expect(await idsOf({ phase: 'running' })).toEqual([calm.activityId]);
  expect(await idsOf({ phase: 'upcoming', sort: 'soonest' })).toEqual([waited.activityId]);
});

test('getTeamActivity gives the form back as it was saved and says whether somebody signed up', async () => {
  const built = await build({ reviewNote: '地点不清', status: 'returned' });
  const opened = await runAs(database(), team.caller)(getTeamActivity, { id: built.activityId });
  expect(opened).toMatchObject({
    reviewNote: '地点不清',
    hasSignUps: false,
    change: null,
    verdict: { level: 'ok' },
  });
  expect(contract.getTeamActivity.result.safeParse(opened).error).toBeUndefined();
  await signUp(built);
  const locked = await runAs(database(), team.caller)(getTeamActivity, { id: built.activityId });
  expect(locked.hasSignUps).toBe(true);
});

test("getTeamActivity does not show another team's", async () => {
  const foreign = await buildActivity(sql(), { now: testNow });
  await expect(
    runAs(database(), team.caller)(getTeamActivity, { id: foreign.activityId }),
  ).rejects.toMatchObject({ status: 404 });
});
