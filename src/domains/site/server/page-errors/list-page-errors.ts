import { cappedCount } from '#database/capped-count.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/site-admin.contract.ts';
import { errorRows } from '../site.queries.ts';

/** A page of errors, the latest first. */
export const listPageErrors: UseCase<typeof contract.listPageErrors> = async (
  { sql },
  { pageNum, pageSize, isSettled },
) => {
  const rows = await errorRows(sql, isSettled)
    .selectAll()
    .orderBy('lastAt', 'desc')
    .orderBy('fingerprint')
    .limit(pageSize)
    .offset(offsetOf({ pageNum, pageSize }))
    .execute();
  const total = await cappedCount(sql, errorRows(sql, isSettled).select('fingerprint'));
  const list = rows.map((row) => ({
    ...row,
    firstAt: toInstant(row.firstAt),
    lastAt: toInstant(row.lastAt),
    settledAt: toInstantOrNull(row.settledAt),
  }));
  return { list, total, pageNum, pageSize };
};
