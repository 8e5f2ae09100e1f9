import type { Sql } from '#database/transaction.ts';
import type { LoginInfo } from '../contract/accounts.contract.ts';
import { findLoginInfo } from './accounts.queries.ts';

/** Login info of an account, in the specification's words. */
export async function getLoginInfo(sql: Sql, accountId: number): Promise<LoginInfo> {
  const account = await findLoginInfo(sql, accountId);
  return {
    loginId: account.id,
    loginName: account.loginName,
    realName: account.displayName,
    iconUrl: account.iconUrl,
    tmRole_id: account.roleId,
    userType: account.userType,
    birthday: account.birthday,
    mustChangePwd: account.mustChangePassword,
    unreadCount: Number(account.unreadCount),
  };
}
