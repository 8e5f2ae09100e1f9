import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/second-factor.contract.ts';
import { type ProvedChange, requirePassword } from './prove-by-password.ts';
import { removeFactor } from './second-factor.store.ts';

/** Turns the own second factor off. @throws Refusal factorMissing, factorNeeded for a role that must have one, or for the password */
export const removeSecondFactor: UseCase<typeof contract.removeSecondFactor, ProvedChange> = async (
  act,
  _request,
  { proof, policy },
) => {
  const { accountId } = act.caller;
  await requirePassword(act, proof);
  if (policy.needsSecondFactor(act.caller.permissions)) throw act.refuse('factorNeeded');
  if (!(await removeFactor(act.sql, accountId))) throw act.refuse('factorMissing');
  await act.audit({ targetType: 'account', targetId: accountId });
  return {};
};
