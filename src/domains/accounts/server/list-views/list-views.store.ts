import type { Insertable } from 'kysely';
import type { ListViewsTable } from '#database/tables/accounts.ts';
import type { Sql } from '#database/transaction.ts';

/** Keeps a view, or what its name means now. Gives its id. */
export const keepView = async (sql: Sql, row: Insertable<ListViewsTable>): Promise<number> =>
  (
    await sql
      .insertInto('listViews')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['accountId', 'list', 'name']).doUpdateSet({ search: row.search }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Forgets a view of this account; gives its name, or undefined where it has none such. */
export const dropView = async (sql: Sql, accountId: number, viewId: number): Promise<string | undefined> =>
  (
    await sql
      .deleteFrom('listViews')
      .where('id', '=', viewId)
      .where('accountId', '=', accountId)
      .returning('name')
      .executeTakeFirst()
  )?.name;
