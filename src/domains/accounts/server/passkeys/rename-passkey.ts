import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/passkeys.contract.ts';
import { type ProvedChange, requirePassword } from '../second-factor/prove-by-password.ts';
import { lockPasskey, renameKey } from './passkeys.store.ts';

/** Another name for an own passkey. @throws NotFound for one of somebody else; Refusal for the password */
export const renamePasskey: UseCase<typeof contract.renamePasskey, ProvedChange> = async (
  act,
  { passkeyId, name },
  { proof },
) => {
  const { accountId } = act.caller;
  await requirePassword(act, proof);
  const passkey = await lockPasskey(act.sql, accountId, { passkeyId });
  if (!passkey) throw new NotFound();
  await renameKey(act.sql, passkeyId, name);
  const detail = { before: passkey.name, after: name };
  await act.audit({ targetType: 'account', targetId: accountId, detail });
  return {};
};
