import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/ratings.contract.ts';
import { servicesToRate } from './ratings.queries.ts';
import { ratingEnds } from './ratings.rules.ts';

/** Services of the caller that wait for their rating. */
export const listServicesToRate: UseCase<typeof contract.listServicesToRate> = async (act) => {
  const rows = await servicesToRate(act.sql, act.caller.volunteerId, act.now);
  return {
    list: rows.map((row) => ({
      ...row,
      startsAt: toInstant(row.startsAt),
      endsAt: toInstant(row.endsAt),
      rateUntil: toInstant(ratingEnds(row.endsAt)),
    })),
  };
};
