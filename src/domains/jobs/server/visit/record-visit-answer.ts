import type { NeedWork } from '#domains/needs/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/visit.contract.ts';
import { findNeedInScope } from '../jobs.queries.ts';
import { requireProposed, settleVisit } from './settle-visit.ts';

/** Notes what the requester said on the phone, with how staff know. @throws Refusal by `answerVisitRefusals`, NotFound outside the data scope */
export const recordVisitAnswer: UseCase<typeof contract.recordVisitAnswer, { needs: NeedWork }> = async (
  act,
  { needId, isAgreed, reason },
  { needs },
) => {
  const isMine = await findNeedInScope(act.sql, needId, act.caller.scope);
  const need = isMine && (await needs.lock(act, needId));
  if (!need) throw new NotFound('没有找到这张单子');
  const job = await requireProposed(act, needId);
  await settleVisit(act, needs, { need, job, by: 'staff', isAgreed, note: reason });
  return {};
};
