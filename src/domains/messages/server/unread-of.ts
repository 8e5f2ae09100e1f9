import type { Sql } from '#database/transaction.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import type * as contract from '../contract/messages.contract.ts';
import { unreadByCategory } from './messages.queries.ts';

/** How many messages of an account are unread, in all and by category; for the call and for the stream of the bell. */
export async function unreadOf(
  sql: Sql,
  accountId: number,
): Promise<ResultOf<typeof contract.countUnreadMessages>> {
  const byCategory = await unreadByCategory(sql, accountId);
  return { unreadCount: byCategory.reduce((sum, row) => sum + row.unreadCount, 0), byCategory };
}
