import type { Insertable } from 'kysely';
import type { DeskLooksTable } from '#database/tables/accounts.ts';
import type { Sql } from '#database/transaction.ts';

type Look = Insertable<DeskLooksTable>;
type Place = Pick<Look, 'accountId' | 'kind' | 'rowId'>;

/** Forgets who has not been heard of; there are never more rows than people at work. */
export const dropEndedLooks = (sql: Sql, now: Date) =>
  sql.deleteFrom('deskLooks').where('seenUntil', '<=', now).execute();

/** Keeps a look or goes on with it. True when colleagues see something new: it began, or its state is another. */
export async function keepLook(sql: Sql, look: Look): Promise<boolean> {
  const before = await sql
    .selectFrom('deskLooks')
    .select('isDeciding')
    .where('kind', '=', look.kind)
    .where('rowId', '=', look.rowId)
    .where('accountId', '=', look.accountId)
    .executeTakeFirst();
  await sql
    .insertInto('deskLooks')
    .values(look)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'rowId', 'accountId'])
        .doUpdateSet({ isDeciding: look.isDeciding, seenUntil: look.seenUntil }),
    )
    .execute();
  return before?.isDeciding !== look.isDeciding;
}

/** Ends a look. True when there was one. */
export const endLook = async (sql: Sql, { accountId, kind, rowId }: Place): Promise<boolean> =>
  (
    await sql
      .deleteFrom('deskLooks')
      .where('kind', '=', kind)
      .where('rowId', '=', rowId)
      .where('accountId', '=', accountId)
      .executeTakeFirst()
  ).numDeletedRows > 0n;
