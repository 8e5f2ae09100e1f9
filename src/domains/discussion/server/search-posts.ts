import { cappedCount } from '#database/lists/capped-count.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { ChatReplyView } from '../contract/discussion.contract.ts';
import type * as contract from '../contract/discussion.contract.ts';
import {
  type ChatReader,
  type ChatRow,
  findChatActivity,
  repliesOf,
  topPosts,
  unansweredOf,
} from './discussion.queries.ts';
import { judgeWriter } from './discussion.rules.ts';
import { isModerator, writerOf } from './writer.ts';

/** A page of an activity's discussion as the caller may see it, and what they may do in it. */
export const searchPosts: UseCase<typeof contract.searchPosts> = async (act, request) => {
  const { sql, caller } = act;
  const activity = await findChatActivity(sql, request.activityId);
  if (!activity) throw new NotFound('没有找到这个活动');
  const writer = await writerOf(act, activity);
  const accountId = caller.kind === 'anonymous' ? undefined : caller.accountId;
  const seesAll = writer.isOwnTeam || isModerator(caller, activity.organisationPath);
  const reader: ChatReader = { accountId, seesAll, isSignedUp: writer.isSignedUp };
  const rows = await topPosts(sql, request, reader)
    .orderBy('p.isPinned', 'desc')
    .orderBy('p.id', 'desc')
    .limit(request.pageSize)
    .offset(offsetOf(request))
    .execute();
  const replies =
    rows.length === 0
      ? []
      : await repliesOf(
          sql,
          rows.map(({ id }) => id),
          accountId,
        );
  const why = judgeWriter(writer, activity.status) ?? null;
  const view = (row: ChatRow): ChatReplyView => viewOf(row, { accountId, canModerate: seesAll });
  return {
    list: rows.map((row) => ({
      ...view(row),
      visibility: row.visibility,
      isPinned: row.isPinned,
      canPin: writer.isOwnTeam && row.kind === 'notice' && row.status === 'visible',
      isAnswered: row.answeredAt !== null,
      replies: replies.filter(({ parentId }) => parentId === row.id).map(view),
    })),
    total: await cappedCount(sql, topPosts(sql, request, reader)),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
    canWrite: why === null,
    whyNot: why,
    canWritePrivately: writer.isOwnTeam || writer.isSignedUp,
    isOwnTeam: writer.isOwnTeam,
    unansweredCount: await unansweredOf(sql, activity.id),
  };
};

type Viewer = { accountId: number | undefined; canModerate: boolean };

function viewOf(row: ChatRow, { accountId, canModerate }: Viewer): ChatReplyView {
  const isMine = row.authorId === accountId;
  const isShown = row.status === 'visible';
  return {
    chatId: row.id,
    kind: row.kind,
    content: row.status === 'deleted' ? null : row.content,
    status: row.status,
    statusNote: isMine ? (row.status === 'held' ? row.heldReason : row.hiddenReason) : null,
    authorName: row.status === 'deleted' ? '' : nameOf(row),
    authorKind: row.authorKind,
    isMine,
    canDelete: isMine && (isShown || row.status === 'held'),
    canHide: canModerate && isShown && !isMine,
    canReport: accountId !== undefined && !isMine && isShown,
    createdAt: toInstant(row.createdAt),
  };
}

/** Teams by their name; people masked unless they made theirs public (domain.md 1.11). */
export const nameOf = (row: {
  volunteerName?: string | null;
  isNamePublic?: boolean | null;
  teamName?: string | null;
}): string => {
  if (row.teamName) return row.teamName;
  const name = row.volunteerName ?? '';
  return row.isNamePublic ? name : maskName(name);
};
