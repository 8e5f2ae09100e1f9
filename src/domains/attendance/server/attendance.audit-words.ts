import type { AuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const attendanceAuditWords: AuditWords = {
  acts: {
    forgetDistances: '清除签到位置',
    forgetRiskSignals: '清除签到位置和设备标记',
    markNoCheckOut: '标记未签退',
    settleAbsence: '登记缺席',
    wrongAttendanceCode: '输错签到码',
  },
  targets: {
    participation: '签到',
    shift: '班次',
  },
};
