import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act } from '#platform/server/act.ts';
import { NotFound } from '#platform/server/failures.ts';
import type { getNews as operation, NewsView } from '../contract/news.contract.ts';
import { summaryView } from './news-views.ts';
import type { NewsPlace } from './news.queries.ts';
import { neighbourRow, summaryRows } from './news.queries.ts';

/** One published news item with its neighbours in the category. @throws NotFound, also while it is not public */
export async function getNews({ sql }: Act, { id }: ParsedRequestOf<typeof operation>): Promise<NewsView> {
  const row = await summaryRows(sql, {})
    .leftJoin('activities as a', (join) =>
      // Only what everyone may open: a link to a draft would end at /404.
      join
        .onRef('a.id', '=', 'n.activityId')
        .on('a.status', 'in', ['published', 'settling', 'publicity', 'closed']),
    )
    .select(['n.content', 'a.id as activityId', 'a.title as activityTitle'])
    .where('n.id', '=', id)
    .executeTakeFirst();
  if (!row?.publishedAt) throw new NotFound('没有找到这篇内容,可能已经下线');
  const place: NewsPlace = { id, categoryId: row.categoryId, publishedAt: row.publishedAt };
  return {
    ...summaryView(row),
    content: row.content,
    activityId: row.activityId,
    activityTitle: row.activityTitle,
    newer: linkTo(await neighbourRow(sql, place, 'newer')),
    older: linkTo(await neighbourRow(sql, place, 'older')),
  };
}

const linkTo = (row: { id: number; title: string } | undefined) =>
  row ? { dynamicId: row.id, title: row.title } : null;
