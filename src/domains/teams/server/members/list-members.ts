import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/members.contract.ts';
import { tabCounts, teamUserView } from './member-views.ts';
import { countMembers, groupsOf, memberCounts, memberRows } from './members.queries.ts';
import { ownTeamId } from './own-team.ts';

/** A page of the caller's members, with the counts of every view. */
export const listMembers: UseCase<typeof contract.listMembers> = async (
  act,
  { pageNum, pageSize, sort, ...asked },
) => {
  const { sql, now } = act;
  const filter = { ...asked, teamId: ownTeamId(act, asked.teamId) };
  const rows = await memberRows(sql, filter, { sort, now })
    .limit(pageSize)
    .offset(offsetOf({ pageNum, pageSize }))
    .execute();
  return {
    list: rows.map((row) => teamUserView(row, now)),
    total: await countMembers(sql, filter, now),
    pageNum,
    pageSize,
    counts: tabCounts(await memberCounts(sql, filter.teamId)),
    groups: await groupsOf(sql, filter.teamId),
  };
};
