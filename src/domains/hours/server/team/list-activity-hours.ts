import { leadsActivity } from '#domains/teams/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hours.contract.ts';
import { findOwnActivity, peopleOf, shiftsOf } from '../activity.queries.ts';
import { activityHourCounts } from '../hours.queries.ts';
import { rowsOf } from './team-rows.ts';

/** Timelist of one's own activity: rows, numbers by state, and what is still open. */
export const listActivityHours: UseCase<typeof contract.listActivityHours> = async (
  act,
  { activityId, ...asked },
) => {
  const activity = await findOwnActivity(act.sql, activityId, act.caller.teamId);
  if (!activity || !leadsActivity(act.caller, activity.id)) throw new NotFound('没有这个活动');
  const { list, total, prospect } = await rowsOf(act, { origin: { activityId }, ...asked });
  const summary = await activityHourCounts(act.sql, activity.id, act.now);
  const shifts = await shiftsOf(act.sql, activity.id);
  const people = await peopleOf(act.sql, activity.id, act.now);
  return {
    list,
    total,
    pageNum: asked.pageNum,
    pageSize: asked.pageSize,
    activityTitle: activity.title,
    activityStatus: activity.status,
    ...summary,
    people,
    waiting: prospect,
    shifts: shifts.map((shift) => ({
      ...shift,
      startsAt: toInstant(shift.startsAt),
      endsAt: toInstant(shift.endsAt),
    })),
  };
};
