import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-jobs.contract.ts';
import { teamJobCard } from './team-job.views.ts';
import { countTeamJobs, countTeamTabs, teamJobPage, teamPlace } from './team-jobs.queries.ts';

/** Jobs of the calling team in one tab, with how many stand in each. */
export const listTeamJobs: UseCase<typeof contract.listTeamJobs> = async ({ sql, caller }, request) => {
  const { pageNum, pageSize } = request;
  const filter = { ...request, teamId: caller.teamId };
  const home = await teamPlace(sql, caller.teamId);
  const rows = await teamJobPage(sql, filter);
  return {
    list: rows.map((row) => teamJobCard(row, home)),
    total: await countTeamJobs(sql, filter),
    pageNum,
    pageSize,
    tabs: await countTeamTabs(sql, caller.teamId),
  };
};
