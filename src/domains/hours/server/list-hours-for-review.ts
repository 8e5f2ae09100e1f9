import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/hours.contract.ts';
import { reviewRows } from './decide/review-rows.ts';
import { reviewCounts } from './decide/review-counts.queries.ts';
import { hoursForReview } from './lists.queries.ts';

/** Queue of the centre inside the caller's data scope, each record with its proof. */
export const listHoursForReview: UseCase<typeof contract.listHoursForReview> = async (act, request) => {
  const { scope } = act.caller;
  const { hourIds, total } = await hoursForReview(act.sql, { ...request, scope });
  return {
    list: await reviewRows(act, hourIds),
    total,
    pageNum: request.pageNum,
    pageSize: request.pageSize,
    counts: await reviewCounts(act.sql, scope),
  };
};
