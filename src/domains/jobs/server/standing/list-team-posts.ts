import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/standing.contract.ts';
import { countTeamPosts, teamPostPage } from './standing.queries.ts';
import { postViews } from './standing.views.ts';

/** The calling team's posts with who waits for an answer. */
export const listTeamPosts: UseCase<typeof contract.listTeamPosts> = async ({ sql, caller }, request) => {
  const { teamId } = caller;
  const rows = await teamPostPage(sql, { ...request, teamId });
  const viewOf = await postViews(sql, rows);
  return {
    list: rows.map((row) => ({ ...viewOf(row), waitingCount: row.waitingCount })),
    total: await countTeamPosts(sql, teamId),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
};
