import type { Act } from '#platform/server/calls/act.ts';
import type { LoginInfo } from '../contract/accounts.contract.ts';
import { findLoginInfo } from './accounts.queries.ts';
import { remindedDays } from './duties/duty.rules.ts';
import { openPolicy, type StaffPolicy } from './duties/staff-policy.ts';

/** Whose login info, and what has to be done before anything else, as the session knows it. */
type LoginHolder = { accountId: number; duty?: { kind: string } | undefined };

/** Login info of an account, in the specification's words. */
export async function getLoginInfo(
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  { accountId, duty }: LoginHolder,
  { agesPasswords }: StaffPolicy = openPolicy,
): Promise<LoginInfo> {
  const account = await findLoginInfo(sql, accountId);
  const isAging = agesPasswords && account.userType === 3;
  return {
    loginId: account.id,
    loginName: account.loginName,
    realName: account.displayName,
    iconUrl: account.iconUrl,
    tmRole_id: account.roleId,
    userType: account.userType,
    birthday: account.birthday,
    mustChangePwd: account.mustChangePassword || duty?.kind === 'oldPassword',
    mustSetUpFactor: duty?.kind === 'secondFactor',
    passwordDaysLeft: isAging ? remindedDays(account.passwordChangedAt, now) : null,
    unreadCount: Number(account.unreadCount),
  };
}
