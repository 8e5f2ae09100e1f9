import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/passkeys.contract.ts';
import { findOwnAccount } from '../accounts.queries.ts';
import { type ProvedChange, requirePassword } from '../second-factor/prove-by-password.ts';
import { findPasskeys } from '../second-factor/second-factor.queries.ts';

/** More than anybody has devices. */
const mostPasskeys = 10;

/** A challenge for a new passkey. @throws Refusal passkeysClosed, tooManyPasskeys, or for the password */
export const startPasskey: UseCase<typeof contract.startPasskey, ProvedChange> = async (
  act,
  _request,
  { proof, passkeys },
) => {
  const { accountId, displayName } = act.caller;
  await requirePassword(act, proof);
  if (!passkeys.isOpen) throw act.refuse('passkeysClosed');
  if ((await findPasskeys(act.sql, accountId)).length >= mostPasskeys) throw act.refuse('tooManyPasskeys');
  const { loginName } = await findOwnAccount(act.sql, accountId);
  await act.audit({ targetType: 'account', targetId: accountId });
  return { options: await passkeys.offer(act, { id: accountId, loginName, displayName }) };
};
