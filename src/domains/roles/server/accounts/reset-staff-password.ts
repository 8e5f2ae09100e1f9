import { endSessions, handOutPassword } from '#domains/accounts/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/account-admin.contract.ts';
import type { HandedPassword } from './draw-password.ts';
import { requireGrant } from './require-grant.ts';

/** Hands out a new one-time password and ends the sessions. */
export const resetStaffPassword: UseCase<typeof contract.resetStaffPassword, HandedPassword> = async (
  act,
  { accountId, reason },
  { password, passwordHash },
) => {
  const { account } = await requireGrant(act, { accountId });
  if (account.userType !== 3) throw act.refuse('staffOnly');
  await handOutPassword(act.sql, accountId, { passwordHash, at: act.now });
  await endSessions(act, accountId, { reason: 'password' });
  await act.audit({ targetType: 'account', targetId: accountId, reason });
  return { loginName: account.loginName, password };
};
