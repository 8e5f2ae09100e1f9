import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/ratings.contract.ts';
import { rate } from './rate.ts';

/** A team rates who served in its activity. */
export const rateVolunteer: UseCase<typeof contract.rateVolunteer> = (act, request) =>
  rate(act, {
    ...request,
    direction: 'ofVolunteer',
    isTheirs: ({ teamId }) => teamId === act.caller.teamId,
  });
