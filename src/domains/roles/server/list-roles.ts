import { Forbidden } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/role-admin.contract.ts';
import { isSensitive, judgeGrant } from './accounts/grants.rules.ts';
import { rolesWithCounts } from './role-admin.queries.ts';

const mayList = ['accounts.edit', 'roles.edit', 'security.edit'];

/** Every role, with whether the caller may give it to somebody. @throws Forbidden for staff who manage nothing of the kind */
export const listRoles: UseCase<typeof contract.listRoles> = async (act) => {
  const { permissions: held } = act.caller;
  if (!mayList.some((code) => held.has(code))) throw new Forbidden();
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
