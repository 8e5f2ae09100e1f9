import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/activity-review.contract.ts';
import type { ActivitiesReactions } from '../reactions.ts';
import { decideActivity } from './decide-activity.ts';
import { decideChange } from './decide-change.ts';

/** Passes or returns an activity inside the reviewer's scope, or the change of a published one. */
export const reviewActivity: UseCase<
  typeof contract.reviewActivity,
  Pick<ActivitiesReactions, 'onShiftsMoved'>
> = async (act, { activityId, version, changeId, ...decision }, given) =>
  changeId === undefined
    ? decideActivity(act, { activityId, version }, decision)
    : decideChange(act, { activityId, version, changeId }, { ...decision, given });
