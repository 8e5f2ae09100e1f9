import type { ActivitiesReactions } from '#domains/activities/server/index.ts';
import type { AttendanceReactions } from '#domains/attendance/server/index.ts';
import { activityHourCounts, areHoursFinal, computeHours, forgetHours } from '#domains/hours/server/index.ts';
import { voidForActivity } from '#domains/signups/server/index.ts';

/** "When X happened, room Y does Z": the only place where a lower room moves a higher one, in plain sight. */

/** A cancelled activity ends its sign-ups; it settles when attendance and hours are decided, and closes when hours are final. */
export const activitiesReactions: ActivitiesReactions = {
  onCancelled: voidForActivity,
  async unresolvedOf(act, activityId) {
    const { counts } = await activityHourCounts(act.sql, activityId, act.now);
    return { attendanceCount: counts.unresolved, hourCount: counts.calculated };
  },
  areHoursFinal: (act, activityId) => areHoursFinal(act.sql, activityId),
};

/** A complete time on a shift makes hours; a reopened one takes unconfirmed hours back. */
export const attendanceReactions: AttendanceReactions = {
  onTimeComplete: computeHours,
  onTimeReopened: forgetHours,
};
