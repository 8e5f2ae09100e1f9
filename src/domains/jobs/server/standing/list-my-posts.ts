import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/standing.contract.ts';
import { countMyPosts, myPostPage } from './standing.queries.ts';
import { postPersonView, postViews } from './standing.views.ts';

/** The caller's own posts with what they did of each. */
export const listMyPosts: UseCase<typeof contract.listMyPosts> = async ({ sql, caller }, request) => {
  const { volunteerId } = caller;
  const rows = await myPostPage(sql, { ...request, volunteerId });
  const viewOf = await postViews(sql, rows);
  return {
    list: rows.map((row) => ({ ...viewOf(row), ...postPersonView(row) })),
    total: await countMyPosts(sql, volunteerId),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
};
