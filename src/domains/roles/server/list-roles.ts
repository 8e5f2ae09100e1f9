import type { StaffCaller } from '#platform/server/calls/act.ts';
import { Forbidden } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/role-admin.contract.ts';
import { isSensitive, judgeGrant } from './accounts/grants.rules.ts';
import { rolesWithCounts } from './role-admin.queries.ts';

/** Staff who manage accounts, roles or logins. */
export const mayListRoles = ({ permissions }: Pick<StaffCaller, 'permissions'>): boolean =>
  ['accounts.edit', 'roles.edit', 'security.edit'].some((code) => permissions.has(code));

/** Every role, with whether the caller may give it to somebody. @throws Forbidden for staff who manage nothing of the kind */
export const listRoles: UseCase<typeof contract.listRoles> = async (act) => {
  if (!mayListRoles(act.caller)) throw new Forbidden();
  const rows = await rolesWithCounts(act.sql, act.caller.scope).execute();
  const list = rows.map(
    ({ id, code: _code, organisationId: _unit, permissions, accountCount, isOfOthers, ...role }) => ({
      ...role,
      roleId: id,
      permissions,
      accountCount: Number(accountCount),
      mayChange: !role.isBuiltin && !isOfOthers,
      isGivable: role.userType === 3 && judgeGrant({ editor: act.caller, next: permissions }) === undefined,
      isSensitive: isSensitive(permissions),
    }),
  );
  return { list };
};
