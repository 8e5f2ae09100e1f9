import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/rating.contract.ts';
import { lockNeed } from '../needs.store.ts';
import type { NeedsReactions } from '../reactions.ts';
import { findNeedInScope } from '../review/review.queries.ts';
import { takeRating } from './take-rating.ts';

/** Takes down what the requester said on the phone, or somebody for the requester. @throws Refusal by `rateNeedRefusals`, NotFound outside the data scope, VersionConflict */
export const rateNeedFor: UseCase<typeof contract.rateNeedFor, { reactions: NeedsReactions }> = async (
  act,
  { needId, reason, ...said },
  { reactions },
) => {
  const isMine = await findNeedInScope(act.sql, needId, act.caller.scope);
  const need = isMine && (await lockNeed(act.sql, needId));
  if (!need) throw new NotFound('没有找到这张单子');
  const status = await takeRating(act, need, { said, reactions });
  await act.audit({
    targetType: 'need',
    targetId: needId,
    reason,
    detail: { outcome: said.outcome, via: said.via, to: status },
  });
  return { status };
};
