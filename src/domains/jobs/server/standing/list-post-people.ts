import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/standing.contract.ts';
import { lockOwnPost } from './own-post.ts';
import { countPeople, peoplePage } from './standing.queries.ts';
import { postPersonView } from './standing.views.ts';

/** Who applied for a post of the calling team and who has a place. @throws NotFound for every other */
export const listPostPeople: UseCase<typeof contract.listPostPeople> = async (act, request) => {
  await lockOwnPost(act, request.jobId);
  const rows = await peoplePage(act.sql, request);
  return {
    list: rows.map((row) => ({ ...postPersonView(row), name: row.name })),
    total: await countPeople(act.sql, request.jobId),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
};
