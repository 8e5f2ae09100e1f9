import { toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/ratings.contract.ts';
import { ratingsOfVolunteer, unratedOfVolunteer, volunteerSummary } from './ratings.queries.ts';
import { averagesOf, overallOf } from './ratings.rules.ts';

/** What teams said of the caller, as far as the blind is lifted. */
export const listRatingsOfMe: UseCase<typeof contract.listRatingsOfMe> = async (act, request) => {
  const { volunteerId } = act.caller;
  const { rows, total } = await ratingsOfVolunteer(act.sql, { ...request, volunteerId }, act.now);
  const { count, sums } = await volunteerSummary(act.sql, volunteerId, act.now);
  return {
    list: rows.map(({ startsAt, ...row }) => ({ ...row, servedOn: toDay(startsAt) })),
    total,
    ...request,
    summary: {
      count,
      averages: averagesOf(count, sums),
      overall: overallOf(count, sums),
      unratedCount: await unratedOfVolunteer(act.sql, volunteerId, act.now),
    },
  };
};
