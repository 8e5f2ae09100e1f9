import type { Caller } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news.contract.ts';
import { categoryView, summaryView } from '../news-views.ts';
import { categoryRows, publishedCounts, topRows } from '../news.queries.ts';
import { mayPost } from '../news.rules.ts';

/** Staff who look after content know of switched-off categories. */
const seesAll = (caller: Caller): boolean =>
  caller.kind === 'staff' &&
  ['news.edit', 'news.review', 'news.categories'].some((code) => caller.permissions.has(code));

/** News categories in their order; on request with how many items are public and with each one's latest, pinned ones first. */
export const listNewsCategories: UseCase<typeof contract.listNewsCategories> = async (
  { sql, caller },
  request,
) => {
  const { pageNum, pageSize, withTop, withCount, postScope } = request;
  const isEnabled = seesAll(caller) ? request.isEnabled : 1;
  if (isEnabled === 1 && request.isEnabled === 0) return { dynamicTypeList: [] };
  const found = await categoryRows(sql)
    .$if(isEnabled !== undefined, (all) => all.where('isEnabled', '=', isEnabled === 1))
    .orderBy('sort')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  const rows = postScope === undefined ? found : found.filter((row) => mayPost(postScope, row.postScope));
  const items = withTop > 0 ? (await topRows(sql, withTop)).map(summaryView) : [];
  const counts = new Map(
    withCount ? (await publishedCounts(sql)).map(({ id, count }) => [id, Number(count)]) : [],
  );
  const dynamicTypeList = rows.map((row) => ({
    ...categoryView(row),
    ...(withCount && { count: counts.get(row.id) ?? 0 }),
    ...(withTop > 0 && { topItems: items.filter((item) => item.dynamicTypeId === row.id) }),
  }));
  return { dynamicTypeList };
};
