import { toDay } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { countUnfinishedExports, insertExportOrder } from '#platform/server/exports/exports.store.ts';
import type * as contract from '../../contract/certificate-batches.contract.ts';
import { orderCertificateBatch as operation } from '../../contract/certificate-batches.contract.ts';
import { lockBatch, standingOfBatch } from './batches.queries.ts';

export const batchArchiveTitle = '集体证书';

/** Orders the ZIP of a list; every holder reads under 谁看过我 who took the own certificate, and why. @throws NotFound; Refusal notMade, nothingMade, underWay */
export const orderCertificateBatch: UseCase<typeof contract.orderCertificateBatch> = async (
  act,
  { batchId },
) => {
  const { accountId, scope } = act.caller;
  const batch = await lockBatch(act.sql, batchId, scope);
  if (!batch) throw new NotFound('没有这一批');
  if (batch.state !== 'made') throw act.refuse('notMade');
  const certificates = await standingOfBatch(act.sql, batchId);
  if (certificates.length === 0) throw act.refuse('nothingMade');
  if ((await countUnfinishedExports(act.sql, accountId)) > 0) throw act.refuse('underWay');
  await insertExportOrder(act.sql, {
    accountId,
    operation: operation.name,
    what: batchArchiveTitle,
    fileName: `${batchArchiveTitle}-${batch.recipient.replaceAll(/[^\p{L}\p{N}]/gu, '')}-${toDay(act.now)}.zip`,
    request: JSON.stringify({ batchId }),
    scope: scope ?? null,
    reason: batch.reason,
    rowIds: [],
    // The archive is one piece; how many certificates it holds is known when it is made.
    rowCount: 1,
    askedAt: act.now,
  });
  for (const { volunteerId, certNo } of certificates)
    await act.audit({
      targetType: 'volunteer',
      targetId: volunteerId,
      reason: `交给${batch.recipient}：${batch.reason}`,
      detail: { seen: ['certificate'], certNo },
    });
  return {};
};
