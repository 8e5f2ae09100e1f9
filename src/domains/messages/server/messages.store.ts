import type { Insertable } from 'kysely';
import type { MessagesTable } from '#database/tables/messages.ts';
import type { Sql } from '#database/transaction.ts';
import type { MessageCategory } from '../contract/messages.words.ts';

/** Inserts messages; one whose deduplication key the account has already is passed over. Gives how many are new. */
export async function insertMessages(sql: Sql, rows: Insertable<MessagesTable>[]): Promise<number> {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'dedupeKey']).where('dedupeKey', 'is not', null).doNothing(),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

export type ReadMark = {
  at: Date;
  messageIds?: readonly number[] | undefined;
  category?: MessageCategory | undefined;
};

/** Marks unread messages of one account as read: the named ones, those of a category, or all. Gives how many. */
export async function markRead(
  sql: Sql,
  accountId: number,
  { at, messageIds, category }: ReadMark,
): Promise<number> {
  const { numUpdatedRows } = await sql
    .updateTable('messages')
    .set({ readAt: at })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .$if(messageIds !== undefined, (rows) => rows.where('id', 'in', messageIds ?? []))
    .$if(category !== undefined, (rows) => rows.where('category', '=', category ?? 'system'))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
