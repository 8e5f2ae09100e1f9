import { type NeedVault, type NeedWork, requireOwnNeed } from '#domains/needs/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/visit.contract.ts';
import { requireProposed, settleVisit } from './settle-visit.ts';

/** The requester agrees to a proposed visit or asks for another time. @throws Refusal by `answerVisitRefusals`, NotFound */
export const answerVisit: UseCase<
  typeof contract.answerVisit,
  { needs: NeedWork; people: NeedVault }
> = async (act, { needId, followKey, version, isAgreed, note }, { needs, people }) => {
  await requireOwnNeed(act, { needId, followKey }, people);
  const need = await needs.lock(act, needId);
  if (!need) throw new NotFound('没有找到这张单子');
  const job = await requireProposed(act, needId, version);
  await settleVisit(act, needs, { need, job, by: 'requester', isAgreed, note });
  return {};
};
