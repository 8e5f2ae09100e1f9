import type { Room } from '#platform/server/calls/binding.ts';
import { attendanceAuditWords } from './attendance.audit-words.ts';
import { attendanceBindings } from './attendance.routes.ts';
import { attendanceTasks } from './attendance.tasks.ts';
import type { AttendanceSetup } from './reactions.ts';
import { attendanceLeaving } from './leaving/attendance-leaving.ts';

export { countAttendanceToConfirm } from './to-confirm.queries.ts';
export { attendanceSecrets } from './attendance.secrets.ts';
export { awaitedWord, isMasked } from './attendance.rules.ts';
export { hasDeviceMark, isSecondDevice, othersOnDevice } from './code/device.queries.ts';
export { walkInsBesides } from './lead/walk-in.queries.ts';
export type { AttendanceReactions } from './reactions.ts';

/** The attendance room (参加, cj): codes on the day, roll call, walk-ins and corrections. */
export const createAttendanceRoom = (setup: AttendanceSetup): Room => ({
  name: 'attendance',
  leaving: attendanceLeaving,
  auditWords: attendanceAuditWords,
  bindings: attendanceBindings(setup),
  tasks: attendanceTasks,
});
