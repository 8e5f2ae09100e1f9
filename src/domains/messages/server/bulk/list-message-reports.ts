import { cappedCount } from '#database/lists/capped-count.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/bulk.contract.ts';
import { reportOrder, reportRows } from './bulk.queries.ts';

/** Reports about teams inside the caller's data scope, the oldest first. */
export const listMessageReports: UseCase<typeof contract.listMessageReports> = async (
  { sql, caller },
  request,
) => {
  const wanted = { status: request.status, scope: caller.scope };
  const rows = await reportRows(sql, wanted)
    .leftJoin('accounts as d', 'd.id', 'r.decidedBy')
    .select([
      'r.id as reportId',
      'r.bulkId',
      'b.teamId',
      't.name as teamName',
      'b.title',
      'b.body',
      'r.reason',
      'r.status',
      'r.note',
      'a.displayName as reporter',
      'r.createdAt',
      'r.decidedAt',
      'd.displayName as deciderName',
    ])
    .orderBy(reportOrder(request))
    .limit(request.pageSize)
    .offset(offsetOf(request))
    .execute();
  return {
    list: rows.map((row) => ({
      ...row,
      createdAt: toInstant(row.createdAt),
      decidedAt: toInstantOrNull(row.decidedAt),
    })),
    total: await cappedCount(sql, reportRows(sql, wanted).select('r.id'), request.countsAll),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
};
