import type { Insertable } from 'kysely';
import type { NewsItemsTable } from '#database/tables/news.ts';
import type { Sql } from '#database/transaction.ts';
import { ensurePlaces } from '#domains/site/testing/site.builders.ts';
import { type NewsForm, newsFormSchema } from '../contract/news-form.contract.ts';
import type { RevisionStatus } from '../contract/news.words.ts';
import { addMissingCategories } from '../server/index.ts';

/** What a person writes, complete enough to be submitted in 通知公告. */
export const newsForm = (wish: Partial<NewsForm> = {}): NewsForm =>
  newsFormSchema.parse({
    dynamicTypeId: 1001,
    title: '关于开展 2026 年度星级志愿者认定工作的通知',
    summary: '二星以上自动带出时长。',
    content: '<p>请于 12 月 15 日前在线提交。</p>',
    source: '市文明实践中心',
    ...wish,
  });

type NewsWish = Partial<Insertable<NewsItemsTable>> & { writerIds?: number[] };

/** A published news item in 通知公告 unless told, with its revision. Gives its id. */
export async function buildNews(sql: Sql, { writerIds = [], ...wish }: NewsWish = {}): Promise<number> {
  await ensurePlaces(sql);
  await addMissingCategories(sql, [{ id: 1001, name: '通知公告', sort: 1 }]);
  const row = await sql
    .insertInto('newsItems')
    .values({
      categoryId: 1001,
      title: '关于开展 2026 年度星级志愿者认定工作的通知',
      summary: '二星以上自动带出时长。',
      content: '<p>请于 12 月 15 日前在线提交。</p>',
      source: '市文明实践中心',
      teamId: null,
      activityId: null,
      artCategory: 'theory',
      status: 'published',
      publishedAt: new Date(),
      ...wish,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { categoryId, title, summary, content, source, status } = row;
  const form = newsForm({ dynamicTypeId: categoryId, title, summary, content, source });
  await sql
    .insertInto('newsRevisions')
    .values({
      newsId: row.id,
      number: 1,
      status: revisionStatusOf[status],
      form: JSON.stringify(form),
      writerIds,
      writerName: '苏墨',
      submittedAt: row.submittedAt,
    })
    .execute();
  return row.id;
}

const revisionStatusOf: Record<NewsItemsTable['status'], RevisionStatus> = {
  draft: 'draft',
  pending: 'pending',
  pending2: 'pending2',
  returned: 'returned',
  scheduled: 'passed',
  published: 'passed',
  offline: 'replaced',
};
