import { cappedCount } from '#database/lists/capped-count.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/bulk.contract.ts';
import { bulkRows } from './bulk.queries.ts';

/** The team's bulk messages with progress and readers. */
export const listBulkMessages: UseCase<typeof contract.listBulkMessages> = async (
  { sql, caller },
  request,
) => {
  const rows = await bulkRows(sql, caller.teamId).limit(request.pageSize).offset(offsetOf(request)).execute();
  return {
    list: rows.map(({ id, createdAt, readCount, ...row }) => ({
      ...row,
      bulkId: id,
      readCount: Number(readCount),
      createdAt: toInstant(createdAt),
    })),
    total: await cappedCount(sql, bulkRows(sql, caller.teamId)),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
};
