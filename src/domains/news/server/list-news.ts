import { cappedCount } from '#database/capped-count.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act } from '#platform/server/act.ts';
import type { listNews as operation } from '../contract/news.contract.ts';
import { summaryView } from './news-views.ts';
import { publishedRows, summaryRows } from './news.queries.ts';

/** A page of published news, newest first; inside one category the pinned ones lead. */
export async function listNews(
  { sql }: Act,
  { pageNum, pageSize, dynamicTypeId, ...rest }: ParsedRequestOf<typeof operation>,
): Promise<ResultOf<typeof operation>> {
  const filter = { ...rest, categoryId: dynamicTypeId };
  const rows = await summaryRows(sql, filter)
    .$if(dynamicTypeId !== undefined, (all) => all.orderBy('n.isTop', 'desc'))
    .orderBy('n.publishedAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(pageSize)
    .offset(offsetOf({ pageNum, pageSize }))
    .execute();
  const total = await cappedCount(sql, publishedRows(sql, filter).select('n.id'));
  return { list: rows.map(summaryView), total, pageNum, pageSize };
}
