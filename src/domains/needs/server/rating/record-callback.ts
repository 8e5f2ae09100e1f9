import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/rating.contract.ts';
import { findNeedInScope } from '../review/review.queries.ts';
import { lockCallback, saveCallback } from './rating.store.ts';

/** Keeps what a requester said when called back; who was not reached may be called again. @throws Refusal by `recordCallbackRefusals`, NotFound outside the data scope */
export const recordCallback: UseCase<typeof contract.recordCallback> = async (
  act,
  { needId, finding, note },
) => {
  const isMine = await findNeedInScope(act.sql, needId, act.caller.scope);
  const drawn = isMine && (await lockCallback(act.sql, needId));
  if (!drawn) throw new NotFound('这张单不在回访名单里');
  if (drawn.status === 'agrees' || drawn.status === 'differs') throw act.refuse('called');
  if (finding === 'differs' && note === '') throw act.refuse('noteMissing', { result: { field: 'note' } });
  await saveCallback(act.sql, needId, {
    status: finding,
    note,
    byId: act.caller.accountId,
    at: act.now,
  });
  await act.audit({ targetType: 'need', targetId: needId, reason: note || undefined, detail: { finding } });
  return {};
};
