import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { Forbidden } from '#platform/server/calls/failures.ts';
import type { getMenuByRole as operation } from '../contract/roles.contract.ts';
import { effectiveMenu } from './menu-overrides.rules.ts';
import { menuTree } from './menu-tree.rules.ts';
import { allMenuRows } from './roles.queries.ts';

const none: ReadonlySet<string> = new Set();

/**
 * The menu of the caller's own role.
 * @throws Forbidden for any other role id: the id in the address decides nothing (domain.md 4.8)
 */
export async function getMenuByRole(
  { sql, caller }: Act<SignedInCaller>,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResultOf<typeof operation>> {
  if (id !== caller.roleId) throw new Forbidden('只能读取自己角色的菜单');
  const permissions = caller.kind === 'staff' ? caller.permissions : none;
  return { menu: menuTree(effectiveMenu(await allMenuRows(sql, caller.kind)), permissions) };
}
