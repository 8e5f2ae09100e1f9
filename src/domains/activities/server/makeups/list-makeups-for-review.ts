import { cappedCount } from '#database/lists/capped-count.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/makeup-review.contract.ts';
import { toMakeupRow } from './makeup-views.ts';
import { reviewedMakeups, reviewPage } from './makeups.queries.ts';

/** One page of a tab inside the caller's scope, with how many wait in all. */
export const listMakeupsForReview: UseCase<typeof contract.listMakeupsForReview> = async (
  { sql, caller },
  { pageNum, pageSize, countsAll, ...asked },
) => {
  const filter = { ...asked, scope: caller.scope };
  const rows = await reviewPage(sql, filter)
    .limit(pageSize)
    .offset(offsetOf({ pageNum, pageSize }))
    .execute();
  const total = await cappedCount(sql, reviewedMakeups(sql, filter).select('m.id'), countsAll);
  const waiting = reviewedMakeups(sql, { tab: 'pending', keyword: '', scope: caller.scope });
  return {
    list: rows.map((row) => ({
      ...toMakeupRow(row),
      teamId: row.teamId,
      teamName: row.teamName,
      deciderName: row.deciderName,
    })),
    total,
    pageNum,
    pageSize,
    pendingCount: await cappedCount(sql, waiting.select('m.id')),
  };
};
