import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type {
  getNewsCategory as getOperation,
  listNewsCategories as listOperation,
} from '../../contract/news.contract.ts';
import { categoryView, summaryView } from '../news-views.ts';
import { categoryRows, publishedCounts, topRows } from '../news.queries.ts';
import { mayPost } from '../news.rules.ts';

/** Staff who look after content know of switched-off categories. */
const seesAll = (caller: Caller): boolean =>
  caller.kind === 'staff' &&
  ['news.edit', 'news.review', 'news.categories'].some((code) => caller.permissions.has(code));

/** News categories in their order; on request with how many items are public and with each one's latest, pinned ones first. */
export async function listNewsCategories(
  { sql, caller }: Act,
  request: ParsedRequestOf<typeof listOperation>,
): Promise<ResultOf<typeof listOperation>> {
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
}

/** One enabled category with its enabled children; 0 stands for the root above all. @throws NotFound */
export async function getNewsCategory(
  { sql }: Act,
  { id }: ParsedRequestOf<typeof getOperation>,
): Promise<ResultOf<typeof getOperation>> {
  const enabled = categoryRows(sql).where('isEnabled', '=', true);
  const row = id === 0 ? undefined : await enabled.where('id', '=', id).executeTakeFirst();
  if (id !== 0 && !row) throw new NotFound('没有找到这个栏目');
  const children = await enabled
    .where('parentId', id === 0 ? 'is' : '=', id === 0 ? null : id)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return { category: row ? categoryView(row) : null, children: children.map(categoryView) };
}
