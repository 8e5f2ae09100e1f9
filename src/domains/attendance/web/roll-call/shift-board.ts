import { minuteMs } from '#platform/contract/durations.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { attendanceLimits } from '../../contract/attendance.words.ts';
import type { getAttendanceBoardCall } from '../attendance.calls.ts';

/** A shift of the day with its people. */
export type ShiftBoard = RemoteResult<typeof getAttendanceBoardCall>['shifts'][number];

/** Whether anybody may still come, and whether a code still does something: to check out is possible a while longer. */
export function openSteps({ endsAt }: Pick<ShiftBoard, 'endsAt'>, now: Date) {
  const end = Date.parse(endsAt);
  return {
    takesPeople: now.getTime() < end,
    takesCodes: now.getTime() <= end + attendanceLimits.checkOutGraceMinutes * minuteMs,
  };
}
