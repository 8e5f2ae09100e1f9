import type { Insertable } from 'kysely';
import type { MessageDeliveriesTable, MessagesTable } from '#database/tables/messages.ts';
import type { Sql } from '#database/transaction.ts';
import type { MessageCategory } from '../contract/messages.words.ts';

/** Inserts messages and gives the ids of the new ones; one whose deduplication key the account has already is passed over. */
export async function insertMessages(sql: Sql, rows: Insertable<MessagesTable>[]): Promise<number[]> {
  const inserted = await sql
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'dedupeKey']).where('dedupeKey', 'is not', null).doNothing(),
    )
    .returning('id')
    .execute();
  return inserted.map((row) => row.id);
}

/** What is still to go out as text messages. */
export async function insertDeliveries(
  sql: Sql,
  rows: readonly Insertable<MessageDeliveriesTable>[],
): Promise<void> {
  if (rows.length > 0)
    await sql
      .insertInto('messageDeliveries')
      .values([...rows])
      .execute();
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
    .where('deletedAt', 'is', null)
    .where('readAt', 'is', null)
    .$if(messageIds !== undefined, (rows) => rows.where('id', 'in', messageIds ?? []))
    .$if(category !== undefined, (rows) => rows.where('category', '=', category ?? 'system'))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes the named messages of one account; gives how many. */
export async function markDeleted(
  sql: Sql,
  accountId: number,
  { at, messageIds }: { at: Date; messageIds: readonly number[] },
): Promise<number> {
  const { numUpdatedRows } = await sql
    .updateTable('messages')
    .set({ deletedAt: at })
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .where('id', 'in', messageIds)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Brings deleted messages of one account back that were deleted since an instant; gives how many. What a preference kept
 * away was deleted at its creation and stays away.
 */
export async function unmarkDeleted(
  sql: Sql,
  accountId: number,
  { since, messageIds }: { since: Date; messageIds: readonly number[] },
): Promise<number> {
  const { numUpdatedRows } = await sql
    .updateTable('messages')
    .set({ deletedAt: null })
    .where('accountId', '=', accountId)
    .where('deletedAt', '>=', since)
    .whereRef('deletedAt', '>', 'createdAt')
    .where('id', 'in', messageIds)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Removes for good what was deleted before an instant, some rows at a time; gives how many. */
export async function purgeDeleted(sql: Sql, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await sql
    .deleteFrom('messages')
    .where('id', 'in', (from) =>
      from
        .selectFrom('messages')
        .select('id')
        .where('deletedAt', 'is not', null)
        .where('deletedAt', '<', before)
        .orderBy('deletedAt')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes the oldest messages of all as far as they are older than an instant; gives how many. Ids stand in order of time. */
export async function purgeOldest(sql: Sql, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await sql
    .deleteFrom('messages')
    .where('createdAt', '<', before)
    .where('id', 'in', (from) => from.selectFrom('messages').select('id').orderBy('id').limit(limit))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
