import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/menu-admin.contract.ts';
import { effectiveMenu } from './menu-overrides.rules.ts';
import { menuTree } from './menu-tree.rules.ts';
import { findRole } from '../role-admin.queries.ts';
import { allMenuRows } from '../roles.queries.ts';

/** The menu that people of a role see. */
export const previewMenu: UseCase<typeof contract.previewMenu> = async ({ sql }, { id }) => {
  const role = await findRole(sql, id);
  if (!role) throw new NotFound('没有这个角色');
  const client = role.userType === 3 ? 'staff' : role.userType === 1 ? 'team' : 'volunteer';
  return { menu: menuTree(effectiveMenu(await allMenuRows(sql, client)), new Set(role.permissions)) };
};
