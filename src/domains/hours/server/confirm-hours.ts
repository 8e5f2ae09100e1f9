import { leadsActivity } from '#domains/teams/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/hours.contract.ts';
import { findOwnActivity } from './activity.queries.ts';
import { confirmOf } from './confirm-of.ts';

/**
 * Confirms records of one's own activity: proved ones go into 公示 for three working days, the others and those of the
 * team's own leaders to the centre; a 领队 confirms the proved ones alone. One call
 * decides at most `confirmedAtOnce` and says how many remain.
 */
export const confirmHours: UseCase<typeof contract.confirmHours> = async (act, { activityId, hourIds }) => {
  const activity = await findOwnActivity(act.sql, activityId, act.caller.teamId);
  if (!activity || !leadsActivity(act.caller, activity.id)) throw new NotFound('没有这个活动');
  return confirmOf(act, { origin: { activityId }, hourIds });
};
