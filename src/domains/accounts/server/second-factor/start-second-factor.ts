import { drawQr } from '#platform/server/draw-qr.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/second-factor.contract.ts';
import { findOwnAccount } from '../accounts.queries.ts';
import { type ProvedChange, requirePassword } from './prove-by-password.ts';
import { totpAddress } from './totp.rules.ts';

/**
 * Begins to set up the codes of an authenticator application; one that is in force counts until the first right code of the
 * new one. @throws Refusal for the password
 */
export const startSecondFactor: UseCase<typeof contract.startSecondFactor, ProvedChange> = async (
  act,
  _request,
  { proof, desk },
) => {
  const { accountId } = act.caller;
  await requirePassword(act, proof);
  const secret = await desk.start(act, accountId);
  const { loginName } = await findOwnAccount(act.sql, accountId);
  await act.audit({ targetType: 'account', targetId: accountId });
  return { secret, qrSvg: await drawQr(totpAddress({ secret, account: loginName })) };
};
