import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-jobs.contract.ts';
import { placeOf } from '../dispatch/rank-for-need.ts';
import { readDispatchSettings, teamForNeeds } from '../ranking/ranking.queries.ts';
import { countOpenJobs, countPool, poolPage } from './pool.queries.ts';
import { poolCard } from './pool.views.ts';
import { teamPlace } from './team-jobs.queries.ts';

/** What stands in the pool, with whether the calling team can take it. */
export const listPoolNeeds: UseCase<typeof contract.listPoolNeeds> = async (
  { sql, caller, now },
  request,
) => {
  const { pageNum, pageSize } = request;
  const { teamId } = caller;
  const home = await teamPlace(sql, teamId);
  const filter = { ...request, home, now };
  const rules = await readDispatchSettings(sql);
  const rows = await poolPage(sql, filter);
  const looking = rows.map((row) => ({ needId: row.id, category: row.category, place: placeOf(row), now }));
  const teams = await teamForNeeds(sql, looking, teamId);
  return {
    list: rows.flatMap((row, at) => {
      const team = teams[at];
      return team ? [poolCard(row, team, rules)] : [];
    }),
    total: await countPool(sql, filter),
    pageNum,
    pageSize,
    freeCount: Math.max(0, rules.openJobs - (await countOpenJobs(sql, teamId))),
    hasPlace: home !== null,
  };
};
