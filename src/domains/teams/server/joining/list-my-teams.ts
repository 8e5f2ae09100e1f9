import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-teams.contract.ts';
import { membershipView } from './membership-view.ts';
import { me } from './my-membership.ts';
import { countMyTeams, myTeamRows } from './my-teams.queries.ts';

/** A page of the caller's teams in one view, with the counts of all views. */
export const listMyTeams: UseCase<typeof contract.listMyTeams> = async (act, { tab, pageNum, pageSize }) => {
  const person = await me(act);
  const rows = await myTeamRows(act.sql, tab, person)
    .limit(pageSize)
    .offset(offsetOf({ pageNum, pageSize }))
    .execute();
  const counts = await countMyTeams(act.sql, person);
  return { list: rows.map(membershipView), total: counts[tab], pageNum, pageSize, counts };
};
