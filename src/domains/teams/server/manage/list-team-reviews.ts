import { readOverdueBefore } from '#domains/site/server/index.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-teams.contract.ts';
import { teamReviewTabs } from '../../contract/manage-teams.words.ts';
import { countStaffTeams, countTeamReviews, staffTeamPage } from './manage-teams.queries.ts';
import { reviewRowView } from './staff-team-views.ts';

const tabs = keysOf(teamReviewTabs);

/** A page of registrations inside the reviewer's scope, with the counts of every view. */
export const listTeamReviews: UseCase<typeof contract.listTeamReviews> = async (
  { sql, caller, now },
  { tab, pageNum, pageSize, countsAll, sort, ...asked },
) => {
  const overdueBefore = await readOverdueBefore(sql, now);
  const shared = { ...asked, scope: caller.scope };
  const rows = await staffTeamPage(sql, { ...shared, tab }, { pageNum, pageSize, sort }).execute();
  const counts = await countTeamReviews(sql, shared);
  if (countsAll) counts[tab] = await countStaffTeams(sql, { ...shared, tab }, countsAll);
  return {
    list: rows.map((row) => reviewRowView(row, now, overdueBefore)),
    total: counts[tab],
    pageNum,
    pageSize,
    tabs: tabs.map((each) => ({ tab: each, count: counts[each] })),
    overdueCount: await countStaffTeams(sql, { ...shared, tab: 'pending', overdueBefore }),
  };
};
