import { endOfDay, startOfDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/messages.contract.ts';
import type { ActionLinkTokens } from './action-links/action-link-tokens.ts';
import { boxOf } from './messages.rules.ts';
import { type MessageRow, readBox } from './messages.queries.ts';

/** A page of the messages in the caller's box, newest first: by page number near the top, behind `beforeId` at any depth. */
export const listMessages: UseCase<typeof contract.listMessages, ActionLinkTokens> = async (
  { sql, caller, now },
  request,
  tokens,
) => {
  const { pageNum, pageSize, fromOn, toOn, beforeId, ...more } = request;
  const page = {
    ...more,
    from: fromOn === undefined ? undefined : startOfDay(fromOn),
    to: toOn === undefined ? undefined : endOfDay(toOn),
    beforeId,
    limit: pageSize,
    offset: beforeId === undefined ? offsetOf(request) : 0,
  };
  const { rows, total } = await readBox(sql, { accountId: boxOf(caller), page });
  const shown = rows.slice(0, pageSize);
  return {
    list: shown.map((row) => viewOf(row, tokens, now)),
    total,
    pageNum,
    pageSize,
    nextCursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
};

function viewOf(row: MessageRow, tokens: ActionLinkTokens, now: Date): contract.MessageView {
  const canAnswer =
    row.linkId !== null && row.usedAt === null && row.expiresAt !== null && row.expiresAt > now;
  return {
    messageId: row.id,
    category: row.category,
    level: row.level,
    title: row.title,
    body: row.body,
    link: row.link,
    answerLink: canAnswer && row.linkId !== null ? tokens.pathOf(row.linkId) : null,
    bulk:
      row.bulkId === null || row.teamId === null
        ? null
        : {
            bulkId: row.bulkId,
            teamId: row.teamId,
            teamName: row.teamName ?? '',
            isMuted: row.isMuted,
            isReported: row.isReported,
          },
    createdAt: toInstant(row.createdAt),
    readAt: toInstantOrNull(row.readAt),
  };
}
