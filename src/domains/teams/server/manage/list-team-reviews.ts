import { readOverdueBefore } from '#domains/site/server/index.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-teams.contract.ts';
import { teamReviewTabs } from '../../contract/manage-teams.words.ts';
import { countStaffTeams, staffTeamPage } from './manage-teams.queries.ts';
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
  const counts = [];
  for (const each of tabs)
    counts.push({
      tab: each,
      count: await countStaffTeams(sql, { ...shared, tab: each }, countsAll && each === tab),
    });
  return {
    list: rows.map((row) => reviewRowView(row, now, overdueBefore)),
    total: counts.find((each) => each.tab === tab)?.count ?? 0,
    pageNum,
    pageSize,
    tabs: counts,
    overdueCount: await countStaffTeams(sql, { ...shared, tab: 'pending', overdueBefore }),
  };
};
