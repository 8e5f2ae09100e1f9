import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/certificate-batches.contract.ts';
import { lockBatch } from './batches.queries.ts';
import { lockWish, setWish } from './batches.store.ts';

const answerable: ReadonlySet<string> = new Set(['asked', 'agreed', 'declined']);

/** Agrees or not; the last word before the certificate is made counts. @throws NotFound; Refusal made, ended */
export const answerCertificateWish: UseCase<typeof contract.answerCertificateWish> = async (
  act,
  { batchId, agrees },
) => {
  const { volunteerId } = act.caller;
  const batch = await lockBatch(act.sql, batchId, undefined);
  const wish = await lockWish(act.sql, batchId, volunteerId);
  if (!batch || !wish) throw new NotFound('没有这件事');
  if (wish.state === 'made') throw act.refuse('made');
  const isOpen = batch.state === 'making' || (batch.state === 'asking' && act.now < batch.lapsesAt);
  if (!isOpen || !answerable.has(wish.state)) throw act.refuse('ended');
  const state = agrees ? 'agreed' : 'declined';
  await setWish(act.sql, { batchId, volunteerId }, { state, answeredAt: act.now });
  await act.audit({
    targetType: 'certificateBatch',
    targetId: batchId,
    detail: { state: [wish.state, state] },
  });
  return {};
};
