import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/rating.contract.ts';
import type { NeedVault } from '../need-vault.ts';
import { lockNeed } from '../needs.store.ts';
import type { NeedsReactions } from '../reactions.ts';
import { requireOwnNeed } from '../require-own-need.ts';
import { takeRating } from './take-rating.ts';

/** Takes the requester's word. @throws Refusal by `rateNeedRefusals`, NotFound for everybody else, VersionConflict */
export const rateNeed: UseCase<
  typeof contract.rateNeed,
  { people: NeedVault; reactions: NeedsReactions }
> = async (act, { needId, followKey, ...said }, { people, reactions }) => {
  await requireOwnNeed(act, { needId, followKey }, people);
  const need = await lockNeed(act.sql, needId);
  if (!need) throw new NotFound('没有找到这张单子');
  const unnamed = people.isRateKey(followKey, needId, act.now) ? 'link' : 'code';
  const via = act.caller.kind === 'volunteer' ? 'account' : unnamed;
  const status = await takeRating(act, need, { said: { ...said, via }, reactions });
  await act.audit({ targetType: 'need', targetId: needId, detail: { outcome: said.outcome, to: status } });
  return { status };
};
