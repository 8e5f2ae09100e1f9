import type { Sql } from '#database/transaction.ts';
import { builtinRoles } from '../contract/roles.words.ts';
import type { MenuClient } from '../contract/roles.words.ts';

/** One menu entry as the product ships it; its name is unique in its shell and is what children point at. */
export type MenuSeed = {
  client: MenuClient;
  name: string;
  parentName?: string;
  path: string;
  component: string;
  title: string;
  icon?: string;
  redirect?: string;
  affix?: boolean;
  hidden?: boolean;
  alwaysShow?: boolean;
  activeMenu?: string;
  permission?: string;
};

/** Makes the built-in roles, and brings the permissions of existing ones up to the catalogue. */
export async function saveBuiltinRoles(sql: Sql): Promise<void> {
  const rows = Object.entries(builtinRoles).map(([code, role]) => ({
    code,
    ...role,
    permissions: [...role.permissions],
    isBuiltin: true,
  }));
  await sql
    .insertInto('roles')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({ permissions: (row) => row.ref('excluded.permissions') }),
    )
    .execute();
}

/** Makes the menu entries or brings them up to date, in the given order, parents before children. */
export async function saveMenus(sql: Sql, menus: readonly MenuSeed[]): Promise<void> {
  const ids = new Map<string, number>();
  for (const [index, { parentName, ...menu }] of menus.entries()) {
    const parentId = parentName === undefined ? null : ids.get(`${menu.client} ${parentName}`);
    if (parentId === undefined) throw new Error(`menu ${menu.name} stands before its parent ${parentName}`);
    const row = { ...emptyMenu, ...menu, parentId, sort: index };
    const { id } = await sql
      .insertInto('menus')
      .values(row)
      .onConflict((conflict) => conflict.columns(['client', 'name']).doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(`${menu.client} ${menu.name}`, id);
  }
}

const emptyMenu = {
  redirect: null,
  icon: null,
  activeMenu: null,
  permission: null,
  affix: false,
  hidden: false,
  alwaysShow: false,
};
