import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/passkeys.contract.ts';
import {
  forgetCodesWithoutFactor,
  type ProvedChange,
  requireAnotherFactor,
  requirePassword,
} from '../second-factor/prove-by-password.ts';
import { deletePasskey, lockPasskey } from './passkeys.store.ts';

/** An own passkey opens nothing any more. @throws NotFound for one of somebody else; Refusal factorNeeded, or for the password */
export const removePasskey: UseCase<typeof contract.removePasskey, ProvedChange> = async (
  act,
  { passkeyId },
  { proof, policy, onFactorEvent },
) => {
  const { accountId } = act.caller;
  await requirePassword(act, proof);
  const passkey = await lockPasskey(act.sql, accountId, { passkeyId });
  if (!passkey) throw new NotFound();
  await deletePasskey(act.sql, passkeyId);
  await requireAnotherFactor(act, policy);
  await forgetCodesWithoutFactor(act);
  await act.audit({ targetType: 'account', targetId: accountId, detail: { name: passkey.name } });
  await onFactorEvent(act, accountId, { kind: 'passkeyRemoved', name: passkey.name });
  return {};
};
