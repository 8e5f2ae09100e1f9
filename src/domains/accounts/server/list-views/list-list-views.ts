import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/list-views.contract.ts';
import { viewsOf } from './list-views.queries.ts';

/** The caller's own views of one list. */
export const listListViews: UseCase<typeof contract.listListViews> = async ({ sql, caller }, { list }) => ({
  list: await viewsOf(sql, caller.accountId, list),
});
