import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/certificate-batches.contract.ts';
import { batchView } from './batch-views.ts';
import { batchPage, countBatches } from './batches.queries.ts';

/** What was asked for inside the data scope. */
export const listCertificateBatches: UseCase<typeof contract.listCertificateBatches> = async (
  { sql, caller },
  { pageNum, pageSize, countsAll },
) => ({
  list: (await batchPage(sql, caller.scope, { pageNum, pageSize })).map(batchView),
  total: await countBatches(sql, caller.scope, countsAll),
  pageNum,
  pageSize,
});
