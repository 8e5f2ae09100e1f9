import { cappedCount } from '#database/lists/capped-count.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/discussion.contract.ts';
import { teamQuestions } from './discussion.queries.ts';
import { nameOf } from './search-posts.ts';

/** Questions at the team's own activities, newest first. */
export const listTeamQuestions: UseCase<typeof contract.listTeamQuestions> = async (
  { sql, caller },
  request,
) => {
  const rows = await teamQuestions(sql, caller.teamId, request.isUnanswered)
    .orderBy('p.id', 'desc')
    .limit(request.pageSize)
    .offset(offsetOf(request))
    .execute();
  return {
    list: rows.map(({ id, answeredAt, replyCount, name, isNamePublic, createdAt, ...row }) => ({
      ...row,
      chatId: id,
      authorName: nameOf({ volunteerName: name, isNamePublic }),
      isAnswered: answeredAt !== null,
      replyCount: Number(replyCount),
      createdAt: toInstant(createdAt),
    })),
    total: await cappedCount(sql, teamQuestions(sql, caller.teamId, request.isUnanswered)),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
    unansweredCount: await cappedCount(sql, teamQuestions(sql, caller.teamId, true)),
  };
};
