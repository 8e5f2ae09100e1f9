import { sql as raw } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openNewsDesk, theory } from '../../testing/open-news-desk.ts';
import { listNewsReviewQueue } from './list-news-review-queue.ts';
import { previewNewsItems } from './batch/preview-news-items.ts';
import { reviewNewsItems } from './batch/review-news-items.ts';
import { updateNews } from './update-news.ts';

const { sql, team, first, as, write, versionOf, pass, published } = openNewsDesk();

describe('the review queue', () => {
  const request = { tab: 'pending', pageNum: 1, pageSize: 20, keyword: '', isOverdue: false } as const;

  it('shows the longest waiting first, with what is overdue, and what one decided oneself', async () => {
    const old = await write(team(), theory({ title: '等了很久的' }));
    await sql()
      .updateTable('newsItems')
      .set({ submittedAt: new Date('2026-11-16T09:00:00+08:00') })
      .where('id', '=', old.dynamicId)
      .execute();
    await write(team(), theory({ title: '刚刚提交的' }));
    const queue = await listNewsReviewQueue(as(first()), request);
    expect(queue.list.map(({ title, isOverdue }) => [title, isOverdue])).toEqual([
      ['等了很久的', true],
      ['刚刚提交的', false],
    ]);
    expect(queue.overdueCount).toBe(1);
    await pass(first(), old.dynamicId);
    const decided = await listNewsReviewQueue(as(first()), { ...request, tab: 'decided' });
    expect(decided.list.map(({ title }) => title)).toEqual(['等了很久的']);
    expect(decided.tabs.find(({ tab }) => tab === 'pending2')?.count).toBe(1);
  });

  it('puts what was decided in the order of the decisions, whatever was changed since, with who and why', async () => {
    const [early, late] = [await write(team()), await write(team())];
    for (const { dynamicId } of [late, early]) await pass(first(), dynamicId);
    const at = {
      [early.dynamicId]: '2026-11-17T09:00:00+08:00',
      [late.dynamicId]: '2026-11-18T09:00:00+08:00',
    };
    for (const [newsId, time] of Object.entries(at))
      await sql()
        .updateTable('newsRevisions')
        .set({ firstReviewedAt: new Date(time), opinion: '可以' })
        .where('newsId', '=', Number(newsId))
        .execute();
    const decided = await listNewsReviewQueue(as(first()), { ...request, tab: 'decided' });
    expect(decided.list.map(({ dynamicId }) => dynamicId)).toEqual([late.dynamicId, early.dynamicId]);
    const upwards = { ...request, tab: 'decided', sort: 'decidedAt' } as const;
    expect((await listNewsReviewQueue(as(first()), upwards)).list[0]?.dynamicId).toBe(early.dynamicId);
  });

  it('finds a change by its own title, and what is public by the public one', async () => {
    const id = await published();
    await updateNews(as(team()), {
      ...(await versionOf(id)),
      ...theory({ title: '换了名字的宣讲' }),
      action: 'submit',
    });
    const titles = async (tab: 'pending' | 'decided' | 'published', keyword: string) =>
      (await listNewsReviewQueue(as(first()), { ...request, tab, keyword })).list.map(({ title }) => title);
    expect(await titles('pending', '换了名字')).toEqual(['换了名字的宣讲']);
    expect(await titles('pending', '板凳')).toEqual([]);
    expect(await titles('published', '板凳')).toEqual(['板凳上的宣讲']);
    expect(await titles('published', '换了名字')).toEqual([]);
    expect(await titles('decided', '板凳')).toEqual(['板凳上的宣讲']);
  });

  it('ends at the border of the reviewer’s part of the city', async () => {
    await write(team());
    const elsewhere = { ...first(), scope: '999999/' };
    expect((await listNewsReviewQueue(as(elsewhere), request)).total).toBe(0);
  });
});

it('a batch of reviews is foreseen, and a text of one’s own or of a closed category stays undecided', async () => {
  const [open, closed] = [await write(team()), await write(team())];
  const items = [await versionOf(open.dynamicId), await versionOf(closed.dynamicId)];
  await sql()
    .updateTable('newsRevisions')
    .set({ form: raw`jsonb_set(form::jsonb, '{dynamicTypeId}', '1003')` as never })
    .where('newsId', '=', closed.dynamicId)
    .execute();
  await sql().updateTable('newsCategories').set({ isEnabled: false }).where('id', '=', 1003).execute();
  const foreseen = await previewNewsItems(as(first()), { items, verdict: 'pass' });
  expect([foreseen.doneIds, foreseen.refused.map(({ id }) => id)]).toEqual([
    [open.dynamicId],
    [closed.dynamicId],
  ]);
  const reviewers = () => sql().selectFrom('newsRevisions').select('firstReviewerId').orderBy('id').execute();
  expect(await reviewers()).toEqual([{ firstReviewerId: null }, { firstReviewerId: null }]);
  const done = await sql()
    .transaction()
    .execute((inside) =>
      reviewNewsItems(
        { ...as(first()), sql: inside, audit: async () => undefined },
        { items, verdict: 'pass' },
      ),
    );
  expect(done).toEqual(foreseen);
  // What was refused after something had been written is undone alone.
  expect(await reviewers()).toEqual([{ firstReviewerId: first().accountId }, { firstReviewerId: null }]);
});
