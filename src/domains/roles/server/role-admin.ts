import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { Forbidden, NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type * as contract from '../contract/role-admin.contract.ts';
import type { DataScope } from '../contract/roles.words.ts';
import { holdersOf, lockGrants } from './account-admin.queries.ts';
import { contestedRole } from './contested-access.ts';
import { isGuarded, judgeGrant, judgeRolePermissions } from './grants.rules.ts';
import { effectiveMenu } from './menu-overrides.rules.ts';
import { menuTree } from './menu-tree.rules.ts';
import { countAccountsOfRole, findRoleOf, isRoleNameTaken, rolesWithCounts } from './role-admin.queries.ts';
import { allMenuRows } from './roles.queries.ts';
import { changeRole, insertRole, lockRole, removeRole } from './roles.store.ts';

type Staff = Act<StaffCaller>;
type RoleFields = { name: string; dataScope: DataScope; permissions: readonly string[] };
const mayList = ['accounts.edit', 'roles.edit', 'security.edit'];

/** Every role, with whether the caller may give it to somebody. @throws Forbidden for staff who manage nothing of the kind */
export async function listRoles(act: Staff): Promise<ResultOf<typeof contract.listRoles>> {
  const { permissions: held } = act.caller;
  if (!mayList.some((code) => held.has(code))) throw new Forbidden();
  const rows = await rolesWithCounts(act.sql).execute();
  const hasSecurityAdministrator = rows.some(
    ({ permissions, accountCount }) => permissions.includes('security.edit') && Number(accountCount) > 0,
  );
  const list = rows.map(({ id, code: _code, permissions, accountCount, ...role }) => ({
    ...role,
    roleId: id,
    permissions,
    accountCount: Number(accountCount),
    isGivable:
      role.userType === 3 &&
      judgeGrant({ editor: act.caller, next: permissions, hasSecurityAdministrator }) === undefined,
  }));
  return { list };
}

/** The caller's own role by name. */
export const getMyRole = async ({ sql, caller }: Staff): Promise<ResultOf<typeof contract.getMyRole>> => {
  const { roleName, organisationName } = await findRoleOf(sql, caller.accountId);
  return { roleName, organisationName };
};

/** Makes a staff role. @throws Refusal by `roleRefusals` */
export async function createRole(act: Staff, request: ParsedRequestOf<typeof contract.createRole>) {
  await requireSoundRole(act, request, 0);
  const { name, dataScope, permissions, remark } = request;
  const roleId = await insertRole(act.sql, {
    code: `own-${act.newId()}`,
    name,
    userType: 3,
    dataScope,
    permissions: sorted(permissions),
    remark,
  });
  await act.audit({
    targetType: 'role',
    targetId: roleId,
    detail: { name, dataScope, permissions: sorted(permissions) },
  });
  return { roleId };
}

/** Changes a role that the centre made; it takes effect at the next call of everyone who has it. */
export async function updateRole(
  act: Staff,
  { roleId, version, ...fields }: ParsedRequestOf<typeof contract.updateRole>,
) {
  const role = await requireOwnMaking(act, { roleId, version });
  await requireSoundRole(act, fields, roleId);
  if (role.permissions.includes('accounts.edit') && !fields.permissions.includes('accounts.edit')) {
    await lockGrants(act.sql);
    const holders = await holdersOf(act.sql, 'accounts.edit');
    if (holders.every((holder) => holder.roleId === roleId)) throw new Refusal('lastAdministrator');
  }
  const permissions = sorted(fields.permissions);
  await changeRole(act.sql, roleId, { ...fields, permissions });
  await act.audit({
    targetType: 'role',
    targetId: roleId,
    detail: {
      before: { name: role.name, dataScope: role.dataScope, permissions: role.permissions },
      after: { name: fields.name, dataScope: fields.dataScope, permissions },
    },
  });
  return {};
}

/** Deletes a role that nobody has. */
export async function deleteRole(act: Staff, target: ParsedRequestOf<typeof contract.deleteRole>) {
  const role = await requireOwnMaking(act, target);
  if ((await countAccountsOfRole(act.sql, role.id)) > 0) throw new Refusal('inUse');
  await removeRole(act.sql, role.id);
  await act.audit({ targetType: 'role', targetId: role.id, detail: { name: role.name } });
  return {};
}

/** Loads and locks a role that this caller may change. */
async function requireOwnMaking(act: Staff, { roleId, version }: { roleId: number; version: number }) {
  const role = await lockRole(act.sql, roleId);
  if (!role) throw new NotFound('没有这个角色');
  if (role.isBuiltin) throw new Refusal('builtin');
  if (role.id === act.caller.roleId) throw new Refusal('ownRole');
  if (isGuarded(role.permissions)) throw new Refusal('separatedPermission');
  requireWholeCity(act, role.dataScope);
  if (role.version !== version) throw await overtaken(act, contestedRole(roleId));
  return role;
}

async function requireSoundRole(act: Staff, { name, dataScope, permissions }: RoleFields, roleId: number) {
  requireWholeCity(act, dataScope);
  const fault = judgeRolePermissions(permissions, act.caller.permissions);
  if (fault) throw new Refusal(fault);
  if (await isRoleNameTaken(act.sql, name, roleId)) throw new Refusal('nameTaken');
  const rows = effectiveMenu(await allMenuRows(act.sql, 'staff'));
  if (menuTree(rows, new Set(permissions)).length === 0) throw new Refusal('emptyMenu');
}

/** A role that sees the whole city is made and changed by who sees it himself. */
function requireWholeCity({ caller }: Staff, dataScope: DataScope): void {
  if (caller.organisationPath !== undefined && dataScope === 'all') throw new Refusal('grantsMore');
}

const sorted = (permissions: readonly string[]): string[] => [...new Set(permissions)].sort();
