import { isOwnRecord, leadsActivity } from '#domains/teams/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/ratings.contract.ts';
import { rate } from './rate.ts';

/** A team rates who served in its activity; a person who acts for it rates nobody's service of their own. */
export const rateVolunteer: UseCase<typeof contract.rateVolunteer> = (act, request) =>
  rate(act, {
    ...request,
    direction: 'ofVolunteer',
    isTheirs: ({ teamId, activityId, volunteerId }) =>
      teamId === act.caller.teamId &&
      leadsActivity(act.caller, activityId) &&
      !isOwnRecord(act.caller, volunteerId),
  });
