import type { RoomAuditWords } from '#platform/server/audit-words.ts';
import { attendanceMethods, attendanceStates, placeResults } from '../contract/attendance.words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const attendanceAuditWords: RoomAuditWords = {
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
  fields: {
    checkedOutAt: '签退时间',
    events: '撤销的签到记录',
    isSecondDevice: '换了设备',
    method: '方式',
    objection: '异议',
    place: '位置核验',
    repeated: '重复发送，未再登记',
    step: '步骤',
    tappedAt: '点名时间',
    tries: '输错次数',
    walkIn: '现场加入',
  },
  values: {
    method: attendanceMethods,
    'participation.status': attendanceStates,
    place: placeResults,
    'shift.act': {
      in: '签到',
      out: '签退',
      absent: attendanceStates.absent,
      excused: attendanceStates.excused,
    },
    step: { checkIn: '签到', checkOut: '签退' },
  },
};
