import { cappedCount } from '#database/capped-count.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, SignedInCaller } from '#platform/server/act.ts';
import type { listMessages as operation } from '../contract/messages.contract.ts';
import { messageRows } from './messages.queries.ts';

/** A page of the caller's own messages, newest first. */
export async function listMessages(
  { sql, caller }: Act<SignedInCaller>,
  request: ParsedRequestOf<typeof operation>,
): Promise<ResultOf<typeof operation>> {
  const rows = await messageRows(sql, caller.accountId, request)
    .select(['id', 'category', 'level', 'title', 'body', 'link', 'createdAt', 'readAt'])
    .orderBy('id', 'desc')
    .limit(request.pageSize)
    .offset(offsetOf(request))
    .execute();
  const list = rows.map(({ id, createdAt, readAt, ...message }) => ({
    messageId: id,
    ...message,
    createdAt: toInstant(createdAt),
    readAt: toInstantOrNull(readAt),
  }));
  const total = await cappedCount(sql, messageRows(sql, caller.accountId, request).select('id'));
  return { list, total, pageNum: request.pageNum, pageSize: request.pageSize };
}
