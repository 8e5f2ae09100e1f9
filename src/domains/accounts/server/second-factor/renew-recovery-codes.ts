import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/second-factor.contract.ts';
import { type ProvedChange, requirePassword } from './prove-by-password.ts';
import { hasSecondFactor } from './second-factor.queries.ts';

/** New recovery codes; the earlier ones are void. @throws Refusal factorMissing, or for the password */
export const renewRecoveryCodes: UseCase<typeof contract.renewRecoveryCodes, ProvedChange> = async (
  act,
  _request,
  { proof, desk },
) => {
  const { accountId } = act.caller;
  await requirePassword(act, proof);
  if (!(await hasSecondFactor(act.sql, accountId))) throw act.refuse('factorMissing');
  await act.audit({ targetType: 'account', targetId: accountId });
  return { recoveryCodes: await desk.newRecoveryCodes(act, accountId) };
};
