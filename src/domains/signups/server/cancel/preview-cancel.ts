import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-signups.contract.ts';
import { consequenceOf } from './cancel-consequence.ts';
import { activeCredit } from '../credit/credit.queries.ts';
import { findOwnSignUp } from '../signups.queries.ts';

/** What cancelling an own sign-up would mean now. @throws Refusal when it cannot be cancelled */
export const previewCancel: UseCase<typeof contract.previewCancel> = async (act, request) => {
  const signUp = await findOwnSignUp(act.sql, request.id, act.caller.volunteerId);
  if (!signUp) throw new NotFound('没有找到这条报名');
  const { points } = await activeCredit(act.sql, act.caller.volunteerId, act.now);
  const consequence = consequenceOf(signUp, points, act.now);
  if ('refusal' in consequence) throw act.refuse(consequence.refusal);
  return consequence;
};
