import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/certificate-batches.contract.ts';
import { lockBatch, peopleOfBatch } from './batches.queries.ts';
import { moveWishes, setBatchState } from './batches.store.ts';

/** Ends the asking: certificates are made for who agreed, or for nobody. @throws NotFound; Refusal ended, nobody */
export const settleCertificateBatch: UseCase<typeof contract.settleCertificateBatch> = async (
  act,
  { batchId, how },
) => {
  const batch = await lockBatch(act.sql, batchId, act.caller.scope);
  if (!batch) throw new NotFound('没有这一批');
  if (batch.state !== 'asking') throw act.refuse('ended');
  const agreedCount = (await peopleOfBatch(act.sql, batchId)).filter(
    ({ state }) => state === 'agreed',
  ).length;
  if (how === 'make') {
    if (agreedCount === 0) throw act.refuse('nobody');
    await moveWishes(act.sql, batchId, { from: ['asked'], to: 'lapsed' });
    await setBatchState(act.sql, batchId, { state: 'making', endedAt: null });
  } else {
    await moveWishes(act.sql, batchId, { from: ['asked', 'agreed'], to: 'cancelled' });
    await setBatchState(act.sql, batchId, { state: 'cancelled', endedAt: act.now });
  }
  await act.audit({
    targetType: 'certificateBatch',
    targetId: batchId,
    detail: {
      recipient: batch.recipient,
      state: ['asking', how === 'make' ? 'making' : 'cancelled'],
      agreedCount,
    },
  });
  return {};
};
