import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/need-review.contract.ts';
import { countReviews, countTabs, reviewPage } from './review.queries.ts';
import { reviewRow } from './review.views.ts';

/** A page of one tab inside the caller's data scope, with the counts of all tabs. */
export const listNeedReviews: UseCase<typeof contract.listNeedReviews> = async (
  { sql, caller, now },
  request,
) => {
  const { pageNum, pageSize } = request;
  const filter = { ...request, scope: caller.scope };
  const rows = await reviewPage(sql, filter, now);
  const total = await countReviews(sql, filter, now);
  const tabs = await countTabs(sql, caller.scope, now);
  return { list: rows.map((row) => reviewRow(row, now)), total, pageNum, pageSize, tabs };
};
