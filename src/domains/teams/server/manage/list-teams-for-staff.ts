import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-teams.contract.ts';
import { countStaffTeams, staffTeamPage } from './manage-teams.queries.ts';
import { staffTeamView } from './staff-team-views.ts';

/** A page of teams inside the caller's scope. */
export const listTeamsForStaff: UseCase<typeof contract.listTeamsForStaff> = async (
  { sql, caller },
  { pageNum, pageSize, countsAll, sort, ...asked },
) => {
  const filter = { ...asked, scope: caller.scope };
  const rows = await staffTeamPage(sql, filter, { pageNum, pageSize, sort }).execute();
  return {
    list: rows.map(staffTeamView),
    total: await countStaffTeams(sql, filter, countsAll),
    pageNum,
    pageSize,
  };
};
