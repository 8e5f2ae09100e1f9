import { maskName } from '#platform/contract/masking.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import { timeCell } from '#platform/server/exports/time-cell.ts';
import * as contract from '../../contract/attendance.contract.ts';
import { attendanceMethods, attendanceStates } from '../../contract/attendance.words.ts';
import { isMasked } from '../attendance.rules.ts';
import { boardRows, findTeamActivity } from './board.queries.ts';

/** Everybody on one shift of an activity that the caller leads; who was only said to have come stays masked. */
export const exportAttendance = exportSource({
  operation: contract.exportAttendance,
  what: '考勤名单',
  targetType: 'shift',
  idsOf: async ({ sql, caller }, { activityId, shiftId }, most) => {
    if (!(await findTeamActivity(sql, activityId, caller))) throw new NotFound('没有这个活动');
    const rows = await boardRows(sql, { activityId, shiftId });
    return rows.slice(0, most).map(({ volunteerId }) => volunteerId);
  },
  rowsOf: async ({ sql, caller }, { activityId, shiftId }, ids) => {
    if (!(await findTeamActivity(sql, activityId, caller))) return [];
    const wanted = new Set(ids);
    return (await boardRows(sql, { activityId, shiftId }))
      .filter(({ volunteerId }) => wanted.has(volunteerId))
      .map((row) =>
        isMasked({ ...row, status: row.state })
          ? { ...row, name: maskName(row.name), volunteerNo: '', mobileMasked: '' }
          : row,
      );
  },
  idOf: (row) => row.volunteerId,
  columns: [
    ['姓名', 12, (row) => row.name],
    ['志愿者编号', 24, (row) => row.volunteerNo],
    ['手机号', 16, (row) => row.mobileMasked],
    ['状态', 12, (row) => attendanceStates[row.state]],
    ['签到', 18, (row) => timeCell(row.checkedInAt)],
    ['签到方式', 12, (row) => (row.inMethod ? attendanceMethods[row.inMethod] : '')],
    ['签退', 18, (row) => timeCell(row.checkedOutAt)],
    ['签退方式', 12, (row) => (row.outMethod ? attendanceMethods[row.outMethod] : '')],
    ['现场加入', 10, (row) => (row.isWalkIn ? '是' : '')],
    ['说明', 40, (row) => row.fixReason ?? row.absentReason ?? ''],
    ['本人签名', 20, () => ''],
  ],
});
