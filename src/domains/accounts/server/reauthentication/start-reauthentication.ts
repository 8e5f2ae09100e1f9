import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/reauthentication.contract.ts';
import type { FactorTools } from '../second-factor/prove-by-password.ts';

/** A challenge for one of the own passkeys. */
export const startReauthentication: UseCase<typeof contract.startReauthentication, FactorTools> = async (
  act,
  _request,
  { passkeys },
) => {
  const { accountId } = act.caller;
  await act.audit({ targetType: 'account', targetId: accountId });
  return { options: (await passkeys.ask(act, accountId, 'prove')) ?? null };
};
