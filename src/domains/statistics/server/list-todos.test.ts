import { expect, it } from 'vitest';
import { buildAnomaly } from '#domains/anomalies/testing/anomalies.builders.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { createPost, reportPost } from '#domains/discussion/contract/discussion.contract.ts';
import { addChatWord, listChatQueue } from '#domains/discussion/contract/review.contract.ts';
import { listMessageReports } from '#domains/messages/contract/bulk.contract.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import { listTodos } from '../contract/statistics.contract.ts';

const { app } = openHouse({ isOneStory: true });

const volunteer = (mobile: string) => app().signIn('volunteer', { account: { mobile } });

/** One post that is held, one that was reported, and a bulk message that was. */
async function fill(staff: { token: string }) {
  const team = await app().signIn('team', { account: { mobile: '13800000001' } });
  const [asker, reporter] = [await volunteer('13800000002'), await volunteer('13800000003')];
  const { activityId } = await buildActivity(app().sql, { now: app().clock(), teamId: team.teamId });
  await app().call(addChatWord, { word: '代刷时长' }, staff);
  const ask = (content: string) => app().call(createPost, { activityId, kind: 'question', content }, asker);
  await ask('有代刷时长的吗');
  const { chatId } = (await ask('来买保健品')).body.result;
  await app().call(reportPost, { chatId, reason: '广告' }, reporter);
  const { id: bulkId } = await app()
    .sql.insertInto('bulkMessages')
    .values({
      teamId: team.teamId,
      title: '集合',
      body: '八点集合',
      audience: '{}',
      audienceLabel: '全部队员',
      recipientCount: 1,
      createdAt: app().clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app()
    .sql.insertInto('messageReports')
    .values({ bulkId, accountId: reporter.accountId, reason: '广告', createdAt: app().clock() })
    .execute();
}

it('counts what is held and reported as the lists of 问答管理 do, late after 24 hours', async () => {
  const staff = await app().signIn('staff', { permissions: ['discussion.review'] });
  await fill(staff);
  const counts = async () =>
    (await app().call(listTodos, {}, staff)).body.result.todos.map(({ key, count, overdueCount }) => [
      key,
      count,
      overdueCount,
    ]);
  const { tabs } = (await app().call(listChatQueue, {}, staff)).body.result;
  const inTab = (tab: string) => tabs.find((one) => one.tab === tab)?.count;
  const reports = (await app().call(listMessageReports, {}, staff)).body.result.total;
  expect(await counts()).toEqual([
    ['discussion', inTab('held'), 0],
    ['reportedPosts', inTab('reported'), 0],
    ['bulkReports', reports, 0],
  ]);
  expect([inTab('held'), inTab('reported'), reports]).toEqual([1, 1, 1]);
  app().clock.moveBy(24 * 3_600_000 + 1);
  const next = await app().signInAs(staff.accountId);
  const late = (await app().call(listTodos, {}, next)).body.result.todos;
  expect(late.map(({ overdueCount, isUrgent }) => [overdueCount, isUrgent])).toEqual([
    [1, true],
    [1, true],
    [1, true],
  ]);
});

it('counts open flags of 异常看板 inside the scope; who was asked has three days before the desk is late', async () => {
  const hour = 3_600_000;
  const now = app().clock();
  const staff = await app().signIn('staff', { permissions: ['anomalies.judge'] });
  const { teamId, organisationId } = await buildTeam(app().sql);
  const place = { teamId, organisationId, now };
  await buildAnomaly(app().sql, place);
  const judged = { decidedBy: staff.accountId, decidedAt: now, note: '请队伍说明情况' };
  await buildAnomaly(app().sql, { ...place, ...judged, status: 'asking' });
  await buildAnomaly(app().sql, { ...place, ...judged, status: 'upheld', cause: 'proxy' });
  const todo = async () => {
    const { todos } = (await app().call(listTodos, {}, await app().signInAs(staff.accountId))).body.result;
    return todos.slice(0, 1).map(({ key, count, overdueCount }) => [key, count, overdueCount]);
  };
  expect(await todo()).toEqual([['anomalies', 2, 0]]);
  app().clock.moveBy(4 * 24 * hour);
  expect(await todo()).toEqual([['anomalies', 2, 1]]);
  app().clock.moveBy(6 * 24 * hour);
  expect(await todo()).toEqual([['anomalies', 2, 2]]);
});
