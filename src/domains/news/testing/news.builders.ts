import type { Insertable } from 'kysely';
import type { NewsItemsTable } from '#database/tables/news.ts';
import type { Sql } from '#database/transaction.ts';
import { ensurePlaces } from '#domains/site/testing/site.builders.ts';
import { addMissingCategories } from '../server/index.ts';

/** A published news item in 通知公告 unless told. Gives its id. */
export async function buildNews(sql: Sql, wish: Partial<Insertable<NewsItemsTable>> = {}): Promise<number> {
  await ensurePlaces(sql);
  await addMissingCategories(sql, [{ id: 1001, name: '通知公告', sort: 1 }]);
  const { id } = await sql
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
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
