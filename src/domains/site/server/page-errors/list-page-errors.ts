import { sql as raw } from 'kysely';
import { askedOrder } from '#database/asked-order.ts';
import { cappedCount } from '#database/lists/capped-count.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/site-admin.contract.ts';
import { errorRows } from '../site.queries.ts';

const orders = { reportCount: raw`report_count`, lastAt: raw`last_at` };

/** A page of errors, the latest first unless asked otherwise. */
export const listPageErrors: UseCase<typeof contract.listPageErrors> = async (
  { sql },
  { pageNum, pageSize, countsAll, sort, isSettled },
) => {
  const rows = await errorRows(sql, isSettled)
    .selectAll()
    .orderBy(askedOrder(sort ?? '-lastAt', orders, raw`fingerprint`))
    .limit(pageSize)
    .offset(offsetOf({ pageNum, pageSize }))
    .execute();
  const total = await cappedCount(sql, errorRows(sql, isSettled).select('fingerprint'), countsAll);
  const list = rows.map((row) => ({
    ...row,
    firstAt: toInstant(row.firstAt),
    lastAt: toInstant(row.lastAt),
    settledAt: toInstantOrNull(row.settledAt),
  }));
  return { list, total, pageNum, pageSize };
};
