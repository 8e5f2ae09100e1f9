import { cappedCount } from '#database/lists/capped-count.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/real-name.contract.ts';
import { rowView } from './real-name-check-row.ts';
import { checkPage, checkRows } from './real-name.queries.ts';

/** A page of checks inside the caller's data scope, with how many wait in all. */
export const listRealNameChecks: UseCase<typeof contract.listRealNameChecks> = async (
  { sql, caller },
  request,
) => {
  const { pageNum, pageSize, countsAll } = request;
  const { scope } = caller;
  const filter = { ...request, scope };
  const rows = await checkPage(sql, filter, request).execute();
  const total = await cappedCount(sql, checkRows(sql, filter).select('k.id'), countsAll);
  const pending = checkRows(sql, { tab: 'pending', scope }).select('k.id');
  return { list: rows.map(rowView), total, pageNum, pageSize, pendingCount: await cappedCount(sql, pending) };
};
