import type { Insertable } from 'kysely';
import type { MenuOverrides, MenusTable, RolesTable } from '#database/tables/roles.ts';
import type { Sql } from '#database/transaction.ts';
import { builtinRoles, type MenuClient } from '../contract/roles.words.ts';

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

/** Makes the menu entries or brings them up to date, one statement a level of the tree. Sorted as they are given. */
export async function saveMenus(sql: Sql, menus: readonly MenuSeed[]): Promise<void> {
  const ids = new Map<string, number>();
  const keyOf = ({ client, name }: Pick<MenuSeed, 'client' | 'name'>): string => `${client} ${name}`;
  const parentOf = ({ client, parentName }: MenuSeed): number | null | undefined =>
    parentName === undefined ? null : ids.get(keyOf({ client, name: parentName }));
  let waiting = menus.map((menu, sort) => ({ ...menu, sort }));
  while (waiting.length > 0) {
    const rows = waiting.flatMap(({ parentName, ...menu }) => {
      const parentId = parentOf({ parentName, ...menu });
      return parentId === undefined ? [] : [{ ...emptyMenu, ...menu, parentId }];
    });
    if (rows.length === 0) throw new Error(`no menu ${waiting[0]?.parentName} above ${waiting[0]?.name}`);
    for (const saved of await upsertMenus(sql, rows)) ids.set(keyOf(saved), saved.id);
    waiting = waiting.filter((menu) => !ids.has(keyOf(menu)));
  }
}

/** What a centre changed of an entry is not among these columns. */
const upsertMenus = (sql: Sql, rows: readonly Insertable<MenusTable>[]) =>
  sql
    .insertInto('menus')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['client', 'name']).doUpdateSet((row) => ({
        parentId: row.ref('excluded.parentId'),
        path: row.ref('excluded.path'),
        component: row.ref('excluded.component'),
        redirect: row.ref('excluded.redirect'),
        title: row.ref('excluded.title'),
        icon: row.ref('excluded.icon'),
        affix: row.ref('excluded.affix'),
        activeMenu: row.ref('excluded.activeMenu'),
        hidden: row.ref('excluded.hidden'),
        alwaysShow: row.ref('excluded.alwaysShow'),
        permission: row.ref('excluded.permission'),
        sort: row.ref('excluded.sort'),
      })),
    )
    .returning(['id', 'client', 'name'])
    .execute();

const emptyMenu = {
  redirect: null,
  icon: null,
  activeMenu: null,
  permission: null,
  affix: false,
  hidden: false,
  alwaysShow: false,
};

/** A role with its row locked. */
export const lockRole = (sql: Sql, roleId: number) =>
  sql.selectFrom('roles').selectAll().where('id', '=', roleId).forUpdate().executeTakeFirst();

/** A role that is about to be given: until the transaction ends nobody changes or deletes it. */
export const holdRole = (sql: Sql, roleId: number) =>
  sql.selectFrom('roles').selectAll().where('id', '=', roleId).forShare().executeTakeFirst();

/** Two at once with one name break the index `roles_name` (see `orNameTaken`). */
export const insertRole = async (sql: Sql, row: Insertable<RolesTable>): Promise<number> =>
  (await sql.insertInto('roles').values(row).returning('id').executeTakeFirstOrThrow()).id;

export type RoleChange = {
  name: string;
  dataScope: 'all' | 'organisation';
  permissions: string[];
  remark: string;
};

/** Two at once with one name break the index `roles_name` (see `orNameTaken`). */
export const changeRole = (sql: Sql, roleId: number, change: RoleChange) =>
  sql
    .updateTable('roles')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', roleId)
    .execute();

export const removeRole = (sql: Sql, roleId: number) =>
  sql.deleteFrom('roles').where('id', '=', roleId).where('isBuiltin', '=', false).execute();

/** Rows of a shell, locked in one order: two people who change the menu come one after the other. */
export const lockMenus = (sql: Sql, client: MenuClient) =>
  sql.selectFrom('menus').selectAll().where('client', '=', client).orderBy('id').forUpdate().execute();

/** Keeps what the centre changed of an entry; `saveMenus` at the next start leaves it alone. */
export const saveOverrides = (sql: Sql, menuId: number, overrides: MenuOverrides) =>
  sql
    .updateTable('menus')
    .set((row) => ({ overrides: JSON.stringify(overrides), version: row('version', '+', 1) }))
    .where('id', '=', menuId)
    .execute();
