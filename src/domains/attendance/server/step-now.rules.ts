import { attendanceRefusals } from '../contract/attendance.words.ts';
import { myAttendance } from './attendance.queries.ts';
import { checkInOpensAt, checkOutClosesAt, isRunning } from './attendance.rules.ts';

type MyShift = Pick<
  Awaited<ReturnType<typeof myAttendance>>[number],
  'shiftStatus' | 'activityStatus' | 'teamStatus' | 'status' | 'startsAt' | 'endsAt'
>;

/** What the volunteer's button does now, and the sentence beside it. */
export function stepNow(shift: MyShift, now: Date): { canDo: 'checkIn' | 'checkOut' | null; notice: string } {
  if (shift.shiftStatus === 'cancelled') return { canDo: null, notice: '这一场已取消' };
  if (!isRunning(shift.activityStatus)) return { canDo: null, notice: '活动不在进行中' };
  switch (shift.status) {
    case 'checkedIn':
      return now > checkOutClosesAt(shift.endsAt)
        ? { canDo: null, notice: '签退时间已过，请联系领队补签' }
        : { canDo: 'checkOut', notice: '离开前请签退，时长才完整' };
    case 'checkedOut':
      return { canDo: null, notice: '已签退，等待队伍核定时长' };
    case 'noCheckOut':
      return { canDo: null, notice: '没有签退记录，请联系领队补签' };
    case 'absent':
      return { canDo: null, notice: '被登记为缺席。如有误请联系领队' };
    case 'excused':
      return { canDo: null, notice: '已登记为免责缺席' };
    case null:
      if (shift.teamStatus !== 'active') return { canDo: null, notice: attendanceRefusals.teamSuspended };
      if (now < checkInOpensAt(shift.startsAt))
        return { canDo: null, notice: '开始前 60 分钟起可以签到，志愿者码到时出现在这里' };
      return now < shift.endsAt
        ? { canDo: 'checkIn', notice: '到场后把志愿者码给领队扫，或者输入领队屏幕上的签到码' }
        : { canDo: null, notice: '签到时间已过，请联系领队' };
  }
}
