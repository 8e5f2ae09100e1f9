import type { HistoryGuard } from '#platform/server/audit-words.ts';
import { Forbidden, NotFound } from '#platform/server/calls/failures.ts';
import { isAccountInScope } from './accounts/account-admin.queries.ts';
import { requireAdministrator } from './accounts/require-grant.ts';
import { mayListRoles } from './list-roles.ts';
import { findRole } from './role-admin.queries.ts';

/** Who sees the roles reads the history of one. */
export const roleHistoryGuard: HistoryGuard = async ({ sql, caller }, roleId) => {
  if (!mayListRoles(caller)) throw new Forbidden();
  if (!(await findRole(sql, roleId))) throw new NotFound('没有这个角色');
};

/** Who manages accounts or logins reads the history of one inside the own part of the city. */
export const accountHistoryGuard: HistoryGuard = async (act, accountId) => {
  requireAdministrator(act);
  if (!(await isAccountInScope(act.sql, accountId, act.caller.scope))) throw new NotFound('没有这个账号');
};
