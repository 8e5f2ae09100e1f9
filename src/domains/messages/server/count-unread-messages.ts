import type { ResultOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/act.ts';
import type { countUnreadMessages as operation } from '../contract/messages.contract.ts';
import { unreadByCategory } from './messages.queries.ts';

/** How many of the caller's messages are unread, in all and by category. */
export async function countUnreadMessages({
  sql,
  caller,
}: Act<SignedInCaller>): Promise<ResultOf<typeof operation>> {
  const rows = await unreadByCategory(sql, caller.accountId);
  const byCategory = rows.map((row) => ({ category: row.category, unreadCount: Number(row.unreadCount) }));
  return { unreadCount: byCategory.reduce((sum, row) => sum + row.unreadCount, 0), byCategory };
}
