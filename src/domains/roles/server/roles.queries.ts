import type { Sql } from '#database/transaction.ts';
import type { MenuClient } from '../contract/roles.words.ts';

/** Enabled menu rows of a shell, in their order; some dozens. */
export const menuRowsOf = (sql: Sql, client: MenuClient) =>
  sql
    .selectFrom('menus')
    .selectAll()
    .where('client', '=', client)
    .where('isEnabled', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();

/** Ids of the built-in roles by their codes. */
export async function builtinRoleIds(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql.selectFrom('roles').select(['id', 'code']).where('isBuiltin', '=', true).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}
