import type { ResultOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import type { Sql } from '#database/transaction.ts';
import type { countUnreadMessages as operation } from '../contract/messages.contract.ts';
import { unreadByCategory } from './messages.queries.ts';

/** How many of the caller's messages are unread, in all and by category. */
export const countUnreadMessages = ({
  sql,
  caller,
}: Act<SignedInCaller>): Promise<ResultOf<typeof operation>> => unreadOf(sql, caller.accountId);

/** The same for an account that another part of the server has identified: the stream of the bell. */
export async function unreadOf(sql: Sql, accountId: number): Promise<ResultOf<typeof operation>> {
  const byCategory = await unreadByCategory(sql, accountId);
  return { unreadCount: byCategory.reduce((sum, row) => sum + row.unreadCount, 0), byCategory };
}
