import { describe, expect, it } from 'vitest';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import type { SignedInCaller } from '#platform/server/calls/act.ts';
import { newsForm } from '../../testing/news.builders.ts';
import { openNewsDesk, theory } from '../../testing/open-news-desk.ts';
import type { InvalidInput } from '#platform/server/calls/failures.ts';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import { createNews } from './create-news.ts';
import { deleteNews } from './delete-news.ts';
import { getNewsWork } from './get-news-work.ts';
import { restoreNewsRevision } from './restore-news-revision.ts';
import { reviewNews } from './review-news.ts';
import { takeDownNews } from './take-down-news.ts';
import { updateNews } from './update-news.ts';
import { withdrawNews } from './withdraw-news.ts';

const { sql, team, first, second, as, write, row, versionOf, pass, published, publicText } = openNewsDesk();

describe('a team’s text', () => {
  it('goes through first and final review by two people, and then everybody reads it', async () => {
    const { dynamicId, status } = await write(team());
    expect(status).toBe('pending');
    await expect(publicText(dynamicId)).rejects.toMatchObject({ status: 404 });
    expect(await pass(first(), dynamicId)).toMatchObject({ status: 'pending2' });
    const standing = async (who: ReturnType<typeof first>) =>
      (await getNewsWork(as(who), { id: dynamicId })).review;
    expect(await standing(first())).toMatchObject({
      refusal: 'sameReviewer',
      colleagues: [second().displayName],
    });
    expect(await standing(second())).toMatchObject({ refusal: null });
    await expect(pass(first(), dynamicId)).rejects.toMatchObject({ reason: 'sameReviewer' });
    expect(await pass(second(), dynamicId)).toMatchObject({ status: 'published' });
    expect(await publicText(dynamicId)).toContain('12 月 15 日');
    const messages = await sql().selectFrom('messages').select('title').execute();
    expect(messages).toEqual([{ title: '内容已通过审核' }]);
  });

  it('tells whoever hands it in everything that is missing at once, and a draft its title', async () => {
    const missing = async (more: Partial<NewsForm>, action: 'save' | 'submit' = 'submit') => {
      const failure: unknown = await createNews(as(team()), { ...theory(more), action }).catch(
        (error) => error,
      );
      return (failure as InvalidInput).errors.map(({ path }) => path);
    };
    expect(await missing({ title: '', content: '' })).toEqual(['title', 'content']);
    expect(await missing({ title: '', content: '' }, 'save')).toEqual(['title']);
    expect(await missing({ dynamicTypeId: 0, title: '', content: '' })).toEqual([
      'dynamicTypeId',
      'title',
      'content',
    ]);
    expect(await sql().selectFrom('newsItems').select('id').execute()).toEqual([]);
  });

  it('is cleaned when it is written', async () => {
    const content =
      '<p onclick="x()">好</p><script>alert(1)</script><img src="https://evil.example/a.png" alt="x">';
    const { dynamicId } = await write(team(), theory({ content }));
    expect((await row(dynamicId)).content).toBe('<p>好</p>');
    const work = await getNewsWork(as(team()), { id: dynamicId });
    expect(work.form.content).toBe('<p>好</p>');
  });

  it('comes back with a reason, keeps it while it is mended, and may be submitted again', async () => {
    const { dynamicId } = await write(team());
    await reviewNews(as(first()), {
      ...(await versionOf(dynamicId)),
      verdict: 'return',
      reason: '请核对日期',
    });
    const returned = await getNewsWork(as(team()), { id: dynamicId });
    expect(returned).toMatchObject({ status: 'returned', desk: { note: '请核对日期' } });
    const target = await versionOf(dynamicId);
    const saved = await updateNews(as(team()), {
      ...target,
      ...theory({ title: '改过的宣讲' }),
      action: 'save',
    });
    expect(saved.status).toBe('returned');
    const again = await updateNews(as(team()), {
      ...(await versionOf(dynamicId)),
      ...theory({ title: '改过的宣讲' }),
      action: 'submit',
    });
    expect(again.status).toBe('pending');
  });

  it('is refused outside the categories that are open to teams, and from a team that may not act', async () => {
    await expect(write(team(), newsForm({ dynamicTypeId: 1001 }))).rejects.toMatchObject({
      reason: 'categoryClosed',
    });
    const suspended = await buildTeam(sql(), { status: 'suspended' });
    await expect(write(suspended.caller)).rejects.toMatchObject({ reason: 'teamInactive' });
    const volunteer = { ...team(), kind: 'volunteer', volunteerId: 1 } as unknown as SignedInCaller;
    await expect(write(volunteer)).rejects.toMatchObject({ status: 403 });
  });

  it('is not there for another team, whatever it tries', async () => {
    const { dynamicId, version } = await write(team(), theory(), 'save');
    const other = (await buildTeam(sql())).caller;
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
    const { dynamicId, version } = await write(team(), theory(), 'save');
    await updateNews(as(team()), {
      dynamicId,
      version,
      ...theory({ title: '第一位写的' }),
      action: 'save',
    });
    await expect(
      updateNews(as(team()), { dynamicId, version, ...theory({ title: '第二位写的' }), action: 'save' }),
    ).rejects.toMatchObject({ reason: 'versionConflict' });
  });

  it('may be withdrawn and deleted; a reviewer deletes what is public only with a reason', async () => {
    const { dynamicId } = await write(team());
    expect(await withdrawNews(as(team()), await versionOf(dynamicId))).toMatchObject({
      status: 'draft',
    });
    await deleteNews(as(team()), { dynamicId });
    await expect(getNewsWork(as(team()), { id: dynamicId })).rejects.toMatchObject({ status: 404 });
    const id = await published(theory({ title: '公开的宣讲' }));
    await expect(deleteNews(as(team()), { dynamicId: id })).rejects.toMatchObject({
      reason: 'wrongStatus',
    });
    await expect(deleteNews(as(first()), { dynamicId: id })).rejects.toMatchObject({ status: 400 });
    await deleteNews(as(first()), { dynamicId: id, reason: '内容失实' });
    await expect(publicText(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a text of the staff', () => {
  it('is not reviewed by who wrote on it', async () => {
    const { dynamicId } = await write(first(), newsForm());
    const { review } = await getNewsWork(as(first()), { id: dynamicId });
    expect(review).toMatchObject({ refusal: 'ownWork', colleagues: [second().displayName] });
    await expect(pass(first(), dynamicId)).rejects.toMatchObject({ reason: 'ownWork' });
    expect(await pass(second(), dynamicId)).toMatchObject({ status: 'published' });
  });

  it('is not reviewed by who wrote it, when a colleague takes it up again', async () => {
    const { dynamicId } = await write(first(), newsForm());
    await pass(second(), dynamicId);
    await takeDownNews(as(second()), { ...(await versionOf(dynamicId)), reason: '数据有误' });
    await restoreNewsRevision(as(second()), { ...(await versionOf(dynamicId)), number: 1 });
    await updateNews(as(second()), { ...newsForm(), ...(await versionOf(dynamicId)), action: 'submit' });
    await expect(pass(first(), dynamicId)).rejects.toMatchObject({ reason: 'ownWork' });
  });

  it('is public at once where the category asks for no review', async () => {
    expect(await write(first(), newsForm({ dynamicTypeId: 1006 }))).toMatchObject({ status: 'published' });
  });

  it('says everything that is missing at once', async () => {
    const form = newsForm({ dynamicTypeId: 1003, title: '短', content: '<p> </p>' });
    await expect(write(first(), form)).rejects.toMatchObject({
      errors: [{ path: 'title' }, { path: 'content' }, { path: 'coverUrl' }],
    });
  });
});
