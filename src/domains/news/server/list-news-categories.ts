import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act } from '#platform/server/act.ts';
import { NotFound } from '#platform/server/failures.ts';
import type {
  getNewsCategory as getOperation,
  listNewsCategories as listOperation,
} from '../contract/news.contract.ts';
import { categoryView, summaryView } from './news-views.ts';
import { categoryRows, topRows } from './news.queries.ts';

/** News categories in their order; with `withTop` each one's latest items, pinned ones first. */
export async function listNewsCategories(
  { sql }: Act,
  { pageNum, pageSize, isEnabled, withTop }: ParsedRequestOf<typeof listOperation>,
): Promise<ResultOf<typeof listOperation>> {
  const rows = await categoryRows(sql)
    .$if(isEnabled !== undefined, (all) => all.where('isEnabled', '=', isEnabled === 1))
    .orderBy('sort')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  if (withTop === 0) return { dynamicTypeList: rows.map(categoryView) };
  const items = (await topRows(sql, withTop)).map(summaryView);
  const dynamicTypeList = rows.map((row) => ({
    ...categoryView(row),
    topItems: items.filter((item) => item.dynamicTypeId === row.id),
  }));
  return { dynamicTypeList };
}

/** One enabled category. @throws NotFound */
export async function getNewsCategory(
  { sql }: Act,
  { id }: ParsedRequestOf<typeof getOperation>,
): Promise<ResultOf<typeof getOperation>> {
  const row = await categoryRows(sql).where('id', '=', id).where('isEnabled', '=', true).executeTakeFirst();
  if (!row) throw new NotFound('没有找到这个栏目');
  return categoryView(row);
}
