import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseRowsKey, putHouseRows } from '#app/first-run/first-run.ts';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildTeam, type BuiltTeam } from '#domains/teams/testing/teams.builders.ts';
import type { SignedInCaller, StaffCaller } from '#platform/server/act.ts';
import { testAct } from '#testing/test-act.ts';
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { newsForm } from '../testing/news.builders.ts';
import { createNews } from './create-news.ts';
import { deleteNews } from './delete-news.ts';
import { getNewsWork, restoreNewsRevision } from './get-news-work.ts';
import { getNews } from './get-news.ts';
import { listNewsReviewQueue } from './list-news-review-queue.ts';
import { newsTasks } from './news.tasks.ts';
import { reviewNews } from './review-news.ts';
import { pinNews, takeDownNews } from './take-down-news.ts';
import { updateNews } from './update-news.ts';
import { createViewCounter } from './view-counter.ts';
import { discardNewsRevision, withdrawNews } from './withdraw-news.ts';

let database: TestDatabase;
let team: BuiltTeam;
let first: StaffCaller;
let second: StaffCaller;

beforeAll(async () => {
  database = await openTestDatabase({
    seed: ({ kysely }) => putHouseRows(kysely, { isDemo: false }),
    seedKey: houseRowsKey,
  });
});
beforeEach(async () => {
  await database.reset();
  team = await buildTeam(database.kysely);
  const permissions = ['news.edit', 'news.review'] as const;
  first = (await buildStaff(database.kysely, { permissions })).caller;
  second = (await buildStaff(database.kysely, { permissions, displayName: '林砚' })).caller;
});
afterAll(() => database.close());

const now = new Date('2026-11-21T10:00:00+08:00');
const as = <C extends SignedInCaller>(caller: C, at = now) =>
  testAct({ sql: database.kysely, caller, now: at });
/** A text for 理论宣讲, which teams may write and two people review. */
const theory = (more: object = {}) => newsForm({ dynamicTypeId: 1004, title: '板凳上的宣讲', ...more });
const write = (caller: SignedInCaller, form = theory(), action: 'save' | 'submit' = 'submit') =>
  createNews(as(caller), { ...form, action });
const row = (id: number) =>
  database.kysely.selectFrom('newsItems').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const versionOf = async (dynamicId: number) => ({ dynamicId, version: (await row(dynamicId)).version });
const pass = async (caller: StaffCaller, id: number) =>
  reviewNews(as(caller), { ...(await versionOf(id)), verdict: 'pass' });
const published = async (form = theory()): Promise<number> => {
  const { dynamicId } = await write(team.caller, form);
  await pass(first, dynamicId);
  await pass(second, dynamicId);
  return dynamicId;
};
const publicText = async (id: number) =>
  (await getNews(testAct({ sql: database.kysely, now }), { id })).content;

describe('a team’s text', () => {
  it('goes through first and final review by two people, and then everybody reads it', async () => {
    const { dynamicId, status } = await write(team.caller);
    expect(status).toBe('pending');
    await expect(publicText(dynamicId)).rejects.toMatchObject({ status: 404 });
    expect(await pass(first, dynamicId)).toMatchObject({ status: 'pending2' });
    await expect(pass(first, dynamicId)).rejects.toMatchObject({ reason: 'sameReviewer' });
    expect(await pass(second, dynamicId)).toMatchObject({ status: 'published' });
    expect(await publicText(dynamicId)).toContain('12 月 15 日');
    const messages = await database.kysely.selectFrom('messages').select('title').execute();
    expect(messages).toEqual([{ title: '内容已通过审核' }]);
  });

  it('is cleaned when it is written', async () => {
    const content =
      '<p onclick="x()">好</p><script>alert(1)</script><img src="https://evil.example/a.png" alt="x">';
    const { dynamicId } = await write(team.caller, theory({ content }));
    expect((await row(dynamicId)).content).toBe('<p>好</p>');
    const work = await getNewsWork(as(team.caller), { id: dynamicId });
    expect(work.form.content).toBe('<p>好</p>');
  });

  it('comes back with a reason, keeps it while it is mended, and may be submitted again', async () => {
    const { dynamicId } = await write(team.caller);
    await reviewNews(as(first), { ...(await versionOf(dynamicId)), verdict: 'return', reason: '请核对日期' });
    const returned = await getNewsWork(as(team.caller), { id: dynamicId });
    expect(returned).toMatchObject({ status: 'returned', desk: { note: '请核对日期' } });
    const target = await versionOf(dynamicId);
    const saved = await updateNews(as(team.caller), {
      ...target,
      ...theory({ title: '改过的宣讲' }),
      action: 'save',
    });
    expect(saved.status).toBe('returned');
    const again = await updateNews(as(team.caller), {
      ...(await versionOf(dynamicId)),
      ...theory({ title: '改过的宣讲' }),
      action: 'submit',
    });
    expect(again.status).toBe('pending');
  });

  it('is refused outside the categories that are open to teams, and from a team that may not act', async () => {
    await expect(write(team.caller, newsForm({ dynamicTypeId: 1001 }))).rejects.toMatchObject({
      reason: 'categoryClosed',
    });
    const suspended = await buildTeam(database.kysely, { status: 'suspended' });
    await expect(write(suspended.caller)).rejects.toMatchObject({ reason: 'teamInactive' });
    const volunteer = { ...team.caller, kind: 'volunteer', volunteerId: 1 } as unknown as SignedInCaller;
    await expect(write(volunteer)).rejects.toMatchObject({ status: 403 });
  });

  it('is not there for another team, whatever it tries', async () => {
    const { dynamicId, version } = await write(team.caller, theory(), 'save');
    const other = (await buildTeam(database.kysely)).caller;
    const target = { dynamicId, version };
    await expect(getNewsWork(as(other), { id: dynamicId })).rejects.toMatchObject({ status: 404 });
    await expect(updateNews(as(other), { ...target, ...theory(), action: 'save' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(deleteNews(as(other), { dynamicId })).rejects.toMatchObject({ status: 404 });
    await expect(withdrawNews(as(other), target)).rejects.toMatchObject({ status: 404 });
    await expect(takeDownNews(as(other), { ...target, reason: '不要了' })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('keeps the later of two writers from overwriting the earlier', async () => {
    const { dynamicId, version } = await write(team.caller, theory(), 'save');
    await updateNews(as(team.caller), {
      dynamicId,
      version,
      ...theory({ title: '第一位写的' }),
      action: 'save',
    });
    await expect(
      updateNews(as(team.caller), { dynamicId, version, ...theory({ title: '第二位写的' }), action: 'save' }),
    ).rejects.toMatchObject({ reason: 'versionConflict' });
  });

  it('may be withdrawn and deleted; a reviewer deletes what is public only with a reason', async () => {
    const { dynamicId } = await write(team.caller);
    expect(await withdrawNews(as(team.caller), await versionOf(dynamicId))).toMatchObject({
      status: 'draft',
    });
    await deleteNews(as(team.caller), { dynamicId });
    await expect(getNewsWork(as(team.caller), { id: dynamicId })).rejects.toMatchObject({ status: 404 });
    const id = await published(theory({ title: '公开的宣讲' }));
    await expect(deleteNews(as(team.caller), { dynamicId: id })).rejects.toMatchObject({
      reason: 'wrongStatus',
    });
    await expect(deleteNews(as(first), { dynamicId: id })).rejects.toMatchObject({ status: 400 });
    await deleteNews(as(first), { dynamicId: id, reason: '内容失实' });
    await expect(publicText(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a change to a published item', () => {
  const change = async (id: number, action: 'save' | 'submit') =>
    updateNews(as(team.caller), {
      ...(await versionOf(id)),
      ...theory({ content: '<p>新的一段。</p>' }),
      action,
    });

  it('leaves what is public until it has passed, and keeps its place in the list', async () => {
    const id = await published();
    const { publishedAt } = await row(id);
    expect(await change(id, 'submit')).toMatchObject({ status: 'published' });
    expect(await publicText(id)).toContain('12 月 15 日');
    const work = await getNewsWork(as(first), { id });
    expect(work.publishedForm?.content).toContain('12 月 15 日');
    expect(work.form.content).toBe('<p>新的一段。</p>');
    await pass(first, id);
    await pass(second, id);
    expect(await publicText(id)).toBe('<p>新的一段。</p>');
    expect((await row(id)).publishedAt).toEqual(publishedAt);
    const { revisions } = await getNewsWork(as(team.caller), { id });
    expect(revisions.map(({ number, status }) => [number, status])).toEqual([
      [2, 'passed'],
      [1, 'replaced'],
    ]);
  });

  it('may be given up, and an earlier text taken back as a draft', async () => {
    const id = await published();
    await change(id, 'save');
    await discardNewsRevision(as(team.caller), await versionOf(id));
    expect((await row(id)).revisionStatus).toBeNull();
    await restoreNewsRevision(as(team.caller), { ...(await versionOf(id)), number: 2 });
    const work = await getNewsWork(as(team.caller), { id });
    expect(work).toMatchObject({ status: 'published', desk: { revisionStatus: 'draft' } });
    expect(work.form.content).toBe('<p>新的一段。</p>');
    expect(work.revisions).toHaveLength(3);
  });

  it('is a draft again when the item is taken down under it', async () => {
    const id = await published();
    await change(id, 'submit');
    await takeDownNews(as(first), { ...(await versionOf(id)), reason: '数据有误' });
    await expect(publicText(id)).rejects.toMatchObject({ status: 404 });
    expect(await row(id)).toMatchObject({ status: 'offline', revisionStatus: null, note: '数据有误' });
    expect(await change(id, 'submit')).toMatchObject({ status: 'pending' });
  });
});

describe('a text of the staff', () => {
  it('is not reviewed by who wrote on it', async () => {
    const { dynamicId } = await write(first, newsForm());
    await expect(pass(first, dynamicId)).rejects.toMatchObject({ reason: 'ownWork' });
    expect(await pass(second, dynamicId)).toMatchObject({ status: 'published' });
  });

  it('is not reviewed by who wrote it, when a colleague takes it up again', async () => {
    const { dynamicId } = await write(first, newsForm());
    await pass(second, dynamicId);
    await takeDownNews(as(second), { ...(await versionOf(dynamicId)), reason: '数据有误' });
    await restoreNewsRevision(as(second), { ...(await versionOf(dynamicId)), number: 1 });
    await updateNews(as(second), { ...newsForm(), ...(await versionOf(dynamicId)), action: 'submit' });
    await expect(pass(first, dynamicId)).rejects.toMatchObject({ reason: 'ownWork' });
  });

  it('is public at once where the category asks for no review', async () => {
    expect(await write(first, newsForm({ dynamicTypeId: 1006 }))).toMatchObject({ status: 'published' });
  });

  it('says everything that is missing at once', async () => {
    const form = newsForm({ dynamicTypeId: 1003, title: '短', content: '<p> </p>' });
    await expect(write(first, form)).rejects.toMatchObject({
      errors: [{ path: 'title' }, { path: 'content' }, { path: 'coverUrl' }],
    });
  });
});

describe('the clock', () => {
  const views = createViewCounter();
  const run = (name: string, at: Date) => {
    const task = newsTasks(views, 0).find((one) => one.name === name);
    return task?.run(testAct({ sql: database.kysely, now: at }));
  };

  it('publishes what is due and takes down what has ended', async () => {
    const times = { publishAt: '2026-11-22T08:00:00+08:00', expireAt: '2026-11-23T08:00:00+08:00' };
    const { dynamicId } = await write(first, newsForm({ dynamicTypeId: 1006, ...times }));
    expect((await row(dynamicId)).status).toBe('scheduled');
    await run('news.publishDue', new Date('2026-11-22T07:59:59+08:00'));
    expect((await row(dynamicId)).status).toBe('scheduled');
    await run('news.publishDue', new Date('2026-11-22T08:00:00+08:00'));
    expect((await row(dynamicId)).status).toBe('published');
    await run('news.expireDue', new Date('2026-11-23T08:00:00+08:00'));
    expect(await row(dynamicId)).toMatchObject({ status: 'offline', note: '到期自动下线' });
  });

  it('takes items off the top when their time is over', async () => {
    const id = await published();
    const topUntil = '2026-11-22T00:00:00+08:00';
    await pinNews(as(first), { ...(await versionOf(id)), isTop: true, topUntil, isRecommend: true });
    expect(await row(id)).toMatchObject({ isTop: true, isRecommended: true });
    await run('news.unpinDue', new Date(topUntil));
    expect(await row(id)).toMatchObject({ isTop: false, topUntil: null, isRecommended: true });
  });

  it('stores views in one go, each reader once a day', async () => {
    const id = await published();
    const reader = (userAgent: string, at = now) =>
      views.count({ ...testAct({ sql: database.kysely, now: at }), userAgent }, { dynamicId: id });
    await reader('甲');
    await reader('甲');
    await reader('乙');
    expect((await row(id)).viewCount).toBe(0);
    await run('news.storeViews.0', now);
    expect((await row(id)).viewCount).toBe(2);
    await reader('甲', new Date('2026-11-22T10:00:00+08:00'));
    await run('news.storeViews.0', now);
    expect((await row(id)).viewCount).toBe(3);
  });

  it('counts nothing for what is not public', async () => {
    const { dynamicId } = await write(team.caller);
    await views.count(testAct({ sql: database.kysely, now }), { dynamicId });
    await run('news.storeViews.0', now);
    expect((await row(dynamicId)).viewCount).toBe(0);
  });
});

describe('the review queue', () => {
  const request = { tab: 'pending', pageNum: 1, pageSize: 20, keyword: '', isOverdue: false } as const;

  it('shows the longest waiting first, with what is overdue, and what one decided oneself', async () => {
    const old = await write(team.caller, theory({ title: '等了很久的' }));
    await database.kysely
      .updateTable('newsItems')
      .set({ submittedAt: new Date('2026-11-16T09:00:00+08:00') })
      .where('id', '=', old.dynamicId)
      .execute();
    await write(team.caller, theory({ title: '刚刚提交的' }));
    const queue = await listNewsReviewQueue(as(first), request);
    expect(queue.list.map(({ title, isOverdue }) => [title, isOverdue])).toEqual([
      ['等了很久的', true],
      ['刚刚提交的', false],
    ]);
    expect(queue.overdueCount).toBe(1);
    await pass(first, old.dynamicId);
    const decided = await listNewsReviewQueue(as(first), { ...request, tab: 'decided' });
    expect(decided.list.map(({ title }) => title)).toEqual(['等了很久的']);
    expect(decided.tabs.find(({ tab }) => tab === 'pending2')?.count).toBe(1);
  });

  it('finds a change by its own title, and what is public by the public one', async () => {
    const id = await published();
    await updateNews(as(team.caller), {
      ...(await versionOf(id)),
      ...theory({ title: '换了名字的宣讲' }),
      action: 'submit',
    });
    const titles = async (tab: 'pending' | 'decided' | 'published', keyword: string) =>
      (await listNewsReviewQueue(as(first), { ...request, tab, keyword })).list.map(({ title }) => title);
    expect(await titles('pending', '换了名字')).toEqual(['换了名字的宣讲']);
    expect(await titles('pending', '板凳')).toEqual([]);
    expect(await titles('published', '板凳')).toEqual(['板凳上的宣讲']);
    expect(await titles('published', '换了名字')).toEqual([]);
    expect(await titles('decided', '板凳')).toEqual(['板凳上的宣讲']);
  });

  it('ends at the border of the reviewer’s part of the city', async () => {
    await write(team.caller);
    const elsewhere = { ...first, organisationPath: '999999/' };
    expect((await listNewsReviewQueue(as(elsewhere), request)).total).toBe(0);
  });
});
