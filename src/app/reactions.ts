import { computeHours, forgetHours } from '#domains/hours/server/index.ts';
import type { AttendanceReactions } from '#domains/attendance/server/index.ts';

/** "When X happened, room Y does Z": the only place where a lower room moves a higher one, in plain sight. */

/** A complete time on a shift makes hours; a reopened one takes unconfirmed hours back. */
export const attendanceReactions: AttendanceReactions = {
  onTimeComplete: computeHours,
  onTimeReopened: forgetHours,
};
