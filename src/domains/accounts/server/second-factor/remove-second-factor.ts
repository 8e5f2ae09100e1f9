import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/second-factor.contract.ts';
import {
  forgetCodesWithoutFactor,
  type ProvedChange,
  requireAnotherFactor,
  requirePassword,
} from './prove-by-password.ts';
import { deleteApplication } from './second-factor.store.ts';

/**
 * Turns the codes of an application off. @throws Refusal factorMissing, factorNeeded for a role that must have a second factor
 * and would have none, or for the password
 */
export const removeSecondFactor: UseCase<typeof contract.removeSecondFactor, ProvedChange> = async (
  act,
  _request,
  { proof, policy, onFactorEvent },
) => {
  const { accountId } = act.caller;
  await requirePassword(act, proof);
  if (!(await deleteApplication(act.sql, accountId))) throw act.refuse('factorMissing');
  await requireAnotherFactor(act, policy);
  await forgetCodesWithoutFactor(act);
  await act.audit({ targetType: 'account', targetId: accountId });
  await onFactorEvent(act, accountId, { kind: 'applicationRemoved' });
  return {};
};
