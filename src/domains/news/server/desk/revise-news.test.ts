import { describe, expect, it } from 'vitest';
import { openNewsDesk, theory } from '../../testing/open-news-desk.ts';
import { getNewsWork } from './get-news-work.ts';
import { restoreNewsRevision } from './restore-news-revision.ts';
import { takeDownNews } from './take-down-news.ts';
import { updateNews } from './update-news.ts';
import { discardNewsRevision } from './discard-news-revision.ts';

const { team, first, second, as, row, versionOf, pass, published, publicText } = openNewsDesk();

describe('a change to a published item', () => {
  const change = async (id: number, action: 'save' | 'submit') =>
    updateNews(as(team()), {
      ...(await versionOf(id)),
      ...theory({ content: '<p>新的一段。</p>' }),
      action,
    });

  it('leaves what is public until it has passed, and keeps its place in the list', async () => {
    const id = await published();
    const { publishedAt } = await row(id);
    expect(await change(id, 'submit')).toMatchObject({ status: 'published' });
    expect(await publicText(id)).toContain('12 月 15 日');
    const work = await getNewsWork(as(first()), { id });
    expect(work.publishedForm?.content).toContain('12 月 15 日');
    expect(work.form.content).toBe('<p>新的一段。</p>');
    await pass(first(), id);
    await pass(second(), id);
    expect(await publicText(id)).toBe('<p>新的一段。</p>');
    expect((await row(id)).publishedAt).toEqual(publishedAt);
    const { revisions } = await getNewsWork(as(team()), { id });
    expect(revisions.map(({ number, status }) => [number, status])).toEqual([
      [2, 'passed'],
      [1, 'replaced'],
    ]);
  });

  it('may be given up, and an earlier text taken back as a draft', async () => {
    const id = await published();
    await change(id, 'save');
    await discardNewsRevision(as(team()), await versionOf(id));
    expect((await row(id)).revisionStatus).toBeNull();
    await restoreNewsRevision(as(team()), { ...(await versionOf(id)), number: 2 });
    const work = await getNewsWork(as(team()), { id });
    expect(work).toMatchObject({ status: 'published', desk: { revisionStatus: 'draft' } });
    expect(work.form.content).toBe('<p>新的一段。</p>');
    expect(work.revisions).toHaveLength(3);
  });

  it('is a draft again when the item is taken down under it', async () => {
    const id = await published();
    await change(id, 'submit');
    await takeDownNews(as(first()), { ...(await versionOf(id)), reason: '数据有误' });
    await expect(publicText(id)).rejects.toMatchObject({ status: 404 });
    expect(await row(id)).toMatchObject({ status: 'offline', revisionStatus: null, note: '数据有误' });
    expect(await change(id, 'submit')).toMatchObject({ status: 'pending' });
  });
});
