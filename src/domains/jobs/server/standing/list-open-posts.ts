import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/standing.contract.ts';
import { countOpenPosts, openPostPage } from './standing.queries.ts';
import { postViews } from './standing.views.ts';

/** Posts that take people, those of the caller's teams before. */
export const listOpenPosts: UseCase<typeof contract.listOpenPosts> = async ({ sql, caller }, request) => {
  const { volunteerId } = caller;
  const rows = await openPostPage(sql, { ...request, volunteerId });
  const viewOf = await postViews(sql, rows);
  return {
    list: rows.map((row) => ({ ...viewOf(row), isMember: row.isMember })),
    total: await countOpenPosts(sql, volunteerId),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
};
