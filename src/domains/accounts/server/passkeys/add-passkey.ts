import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/passkeys.contract.ts';
import type { FactorTools } from '../second-factor/prove-by-password.ts';
import { findFactors } from '../second-factor/second-factor.queries.ts';

/**
 * Keeps a passkey that answers a challenge of this account, which was given for the password. The first second factor brings
 * recovery codes. @throws Refusal passkeyNotAdded
 */
export const addPasskey: UseCase<typeof contract.addPasskey, FactorTools> = async (
  act,
  made,
  { desk, passkeys, onFactorEvent },
) => {
  const { accountId } = act.caller;
  const before = await findFactors(act.sql, accountId);
  if (!(await passkeys.add(act, accountId, made))) throw act.refuse('passkeyNotAdded');
  await act.audit({ targetType: 'account', targetId: accountId, detail: { name: made.name } });
  await onFactorEvent(act, accountId, { kind: 'passkeyAdded', name: made.name });
  return { recoveryCodes: before.hasAny ? [] : await desk.newRecoveryCodes(act, accountId) };
};
