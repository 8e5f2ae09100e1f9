import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/activity-review.contract.ts';
import { decideActivity } from './decide-activity.ts';

/** Passes or returns an activity inside the reviewer's scope. */
export const reviewActivity: UseCase<typeof contract.reviewActivity> = async (
  act,
  { activityId, version, ...decision },
) => {
  return decideActivity(act, { activityId, version }, decision);
};
