import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news.contract.ts';
import { categoryView } from '../news-views.ts';
import { categoryRows } from '../news.queries.ts';

/** One enabled category with its enabled children; 0 stands for the root above all. @throws NotFound */
export const getNewsCategory: UseCase<typeof contract.getNewsCategory> = async ({ sql }, { id }) => {
  const enabled = categoryRows(sql).where('isEnabled', '=', true);
  const row = id === 0 ? undefined : await enabled.where('id', '=', id).executeTakeFirst();
  if (id !== 0 && !row) throw new NotFound('没有找到这个栏目');
  const children = await enabled
    .where('parentId', id === 0 ? 'is' : '=', id === 0 ? null : id)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return { category: row ? categoryView(row) : null, children: children.map(categoryView) };
};
