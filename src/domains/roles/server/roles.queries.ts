import type { Sql } from '#database/transaction.ts';
import type { MenuClient } from '../contract/roles.words.ts';

/** Menu rows of a shell as they are stored, switched off ones too; some dozens. */
export const allMenuRows = (sql: Sql, client: MenuClient) =>
  sql.selectFrom('menus').selectAll().where('client', '=', client).orderBy('sort').orderBy('id').execute();

/** Which shell an entry belongs to; undefined when there is no such entry. */
export const menuClientOf = async (sql: Sql, menuId: number): Promise<MenuClient | undefined> =>
  (await sql.selectFrom('menus').select('client').where('id', '=', menuId).executeTakeFirst())?.client;

/** Ids of the built-in roles by their codes. */
export async function builtinRoleIds(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql.selectFrom('roles').select(['id', 'code']).where('isBuiltin', '=', true).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}
