import { minuteMs } from '#platform/contract/durations.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { attendanceLimits } from '../../contract/attendance.words.ts';

/** What a wrong code is called in the audit log, where its traces are counted. */
export const wrongCodeAction = 'wrongAttendanceCode';

/** Wrong codes of the caller in an activity within the window, by their traces in the audit log. */
export async function countTries(
  { sql, caller, now }: Act<VolunteerCaller>,
  activityId: number,
): Promise<number> {
  const since = new Date(now.getTime() - attendanceLimits.wrongCodeMinutes * minuteMs);
  const { count } = await sql
    .selectFrom('auditLog')
    .select((row) => row.fn.countAll().as('count'))
    .where('actorId', '=', caller.accountId)
    .where('at', '>', since)
    .where('action', '=', wrongCodeAction)
    .where('targetId', '=', activityId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
