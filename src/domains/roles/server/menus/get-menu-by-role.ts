import { Forbidden } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/roles.contract.ts';
import { effectiveMenu } from './menu-overrides.rules.ts';
import { menuTree } from './menu-tree.rules.ts';
import { allMenuRows } from '../roles.queries.ts';

const none: ReadonlySet<string> = new Set();

/**
 * The menu of the caller's own role.
 * @throws Forbidden for any other role id: the id in the address decides nothing (domain.md 4.8)
 */
export const getMenuByRole: UseCase<typeof contract.getMenuByRole> = async ({ sql, caller }, { id }) => {
  if (id !== caller.roleId) throw new Forbidden('只能读取自己角色的菜单');
  const permissions = caller.kind === 'staff' ? caller.permissions : none;
  return { menu: menuTree(effectiveMenu(await allMenuRows(sql, caller.kind)), permissions) };
};
