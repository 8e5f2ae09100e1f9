import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { Forbidden, NotFound } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { DataScope, RoleRefusal } from '../contract/roles.words.ts';
import { contestedRole } from './contested-access.ts';
import { isGuarded, judgeRolePermissions } from './accounts/grants.rules.ts';
import { effectiveMenu } from './menus/menu-overrides.rules.ts';
import { menuTree } from './menus/menu-tree.rules.ts';
import { isRoleNameTaken, isRoleOfOthers } from './role-admin.queries.ts';
import { allMenuRows } from './roles.queries.ts';
import { lockRole } from './roles.store.ts';

type Staff = Act<StaffCaller, RoleRefusal>;

type RoleFields = { name: string; dataScope: DataScope; permissions: readonly string[] };

/** Loads and locks a role that this caller may change. */
export async function requireOwnMaking(act: Staff, { roleId, version }: { roleId: number; version: number }) {
  const role = await lockRole(act.sql, roleId);
  if (!role) throw new NotFound('没有这个角色');
  if (role.isBuiltin) throw act.refuse('builtin');
  if (role.id === act.caller.roleId) throw act.refuse('ownRole');
  if (isGuarded(role.permissions)) throw act.refuse('separatedPermission');
  requireWholeCity(act, role.dataScope);
  if (await isRoleOfOthers(act.sql, roleId, act.caller.scope))
    throw new Forbidden(
      '这个角色不是你单位设立的，或者其他单位的人也在用，由实践中心修改；你可以复制一份再改',
    );
  if (role.version !== version) throw await overtaken(act, contestedRole(roleId));
  return role;
}

/** What is wrong with a role as it is wanted. @throws Refusal */
export async function requireSoundRole(
  act: Staff,
  { name, dataScope, permissions }: RoleFields,
  roleId: number,
) {
  requireWholeCity(act, dataScope);
  const fault = judgeRolePermissions(permissions, act.caller.permissions);
  if (fault) throw act.refuse(fault);
  if (await isRoleNameTaken(act.sql, name, roleId)) throw act.refuse('nameTaken');
  const rows = effectiveMenu(await allMenuRows(act.sql, 'staff'));
  if (menuTree(rows, new Set(permissions)).length === 0) throw act.refuse('emptyMenu');
}

/** A role that sees the whole city is made and changed by who sees it himself. */
function requireWholeCity(act: Staff, dataScope: DataScope): void {
  if (act.caller.scope !== undefined && dataScope === 'all') throw act.refuse('grantsMore');
}

/** Each permission once, in one order, so that the audit log compares. */
export const sorted = (permissions: readonly string[]): string[] => [...new Set(permissions)].sort();
