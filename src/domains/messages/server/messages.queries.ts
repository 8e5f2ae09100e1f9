import type { Sql } from '#database/transaction.ts';
import type { MessageCategory } from '../contract/messages.words.ts';

export type MessageFilter = { category?: MessageCategory | undefined; isUnread: boolean };

/** Messages of one account; the index on (account_id, id) serves every filter. */
export const messageRows = (sql: Sql, accountId: number, { category, isUnread }: MessageFilter) =>
  sql
    .selectFrom('messages')
    .where('accountId', '=', accountId)
    .$if(category !== undefined, (rows) => rows.where('category', '=', category ?? 'system'))
    .$if(isUnread, (rows) => rows.where('readAt', 'is', null));

export const unreadByCategory = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('messages')
    .select(['category', (row) => row.fn.countAll<number>().as('unreadCount')])
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .groupBy('category')
    .orderBy('category')
    .execute();
