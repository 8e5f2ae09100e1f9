import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/ratings.contract.ts';
import { teamSummary, unratedServices } from './ratings.queries.ts';
import { averagesOf } from './ratings.rules.ts';

/** What volunteers said of a team's services, as figures alone. */
export const getTeamRating: UseCase<typeof contract.getTeamRating> = async (act, { id }) => {
  const { count, sums } = await teamSummary(act.sql, id, act.now);
  return {
    count,
    averages: averagesOf(count, sums),
    unratedCount: await unratedServices(act.sql, id, act.now),
  };
};
