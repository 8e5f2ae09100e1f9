import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act, TeamCaller, VolunteerCaller } from '#platform/server/calls/act.ts';
import { drawQr } from '#platform/server/draw-qr.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { attendanceRefusals } from '../contract/attendance.words.ts';
import { eventsOf, findTeamShift, myAttendance } from './attendance.queries.ts';
import { checkInOpensAt, checkOutClosesAt, codesOf, judgeObjection, isRunning } from './attendance.rules.ts';
import { boardRows, countPresent, findTeamActivity, shiftsOf } from './board.queries.ts';
import type { AttendanceSetup } from './reactions.ts';

/** The day's board of one's own activity; another team's is not there. */
export async function getAttendanceBoard(act: Act<TeamCaller>, request: { id: number }) {
  const activity = await findTeamActivity(act.sql, request.id, act.caller.teamId);
  if (!activity) throw new NotFound('没有这个活动');
  const [shifts, rows] = await Promise.all([
    shiftsOf(act.sql, activity.id),
    boardRows(act.sql, { activityId: activity.id }),
  ]);
  return {
    activityId: activity.id,
    title: activity.title,
    placeName: activity.placeName,
    shifts: shifts.map((shift) => {
      const own = rows.filter((row) => row.shiftId === shift.id);
      const count = (...states: string[]) => own.filter((row) => states.includes(row.state)).length;
      return {
        shiftId: shift.id,
        postName: shift.postName,
        startsAt: toInstant(shift.startsAt),
        endsAt: toInstant(shift.endsAt),
        capacity: shift.capacity,
        expectedCount: own.length,
        insideCount: count('checkedIn', 'noCheckOut'),
        outCount: count('checkedOut'),
        absentCount: count('absent', 'excused'),
        rows: own.map((row) => ({
          ...row,
          checkedInAt: toInstantOrNull(row.checkedInAt),
          checkedOutAt: toInstantOrNull(row.checkedOutAt),
        })),
      };
    }),
  };
}

/** The codes of one's own shift at this moment, with the QR drawn as SVG; polled by the leader's screen. */
export async function getAttendanceCode(
  act: Act<TeamCaller>,
  setup: AttendanceSetup,
  request: { id: number },
) {
  const shift = await findTeamShift(act.sql, request.id, act.caller.teamId);
  if (!shift) throw new NotFound('没有这一场');
  if (shift.shiftStatus === 'cancelled') throw new Refusal('shiftCancelled');
  if (act.now < checkInOpensAt(shift.startsAt)) throw new Refusal('tooEarly');
  if (act.now > checkOutClosesAt(shift.endsAt)) throw new Refusal('tooLate');
  const codes = codesOf(setup.codeSecret, shift.shiftId, act.now);
  const qrText = `${setup.publicUrl}/usercenter/index/myactivity/detail/${shift.activityId}?shift=${shift.shiftId}&code=${codes.rotatingCode}`;
  return {
    shiftId: shift.shiftId,
    qrText,
    qrSvg: await drawQr(qrText),
    rotatingCode: codes.rotatingCode,
    shortCode: codes.shortCode,
    refreshAt: toInstant(codes.refreshAt),
    shortCodeUntil: toInstant(codes.shortCodeUntil),
    ...(await countPresent(act.sql, shift)),
  };
}

type MyShift = Awaited<ReturnType<typeof myAttendance>>[number];

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

/** My attendance on one activity; empty when I have no place on it. */
export async function getMyAttendance(act: Act<VolunteerCaller>, request: { id: number }) {
  const shifts = await myAttendance(act.sql, request.id, act.caller.volunteerId);
  const events = await eventsOf(
    act.sql,
    shifts.flatMap((shift) => (shift.participationId === null ? [] : [shift.participationId])),
  );
  return {
    shifts: shifts.map((shift) => ({
      shiftId: shift.shiftId,
      participationId: shift.participationId,
      postName: shift.postName,
      startsAt: toInstant(shift.startsAt),
      endsAt: toInstant(shift.endsAt),
      state: shift.status ?? ('expected' as const),
      checkedInAt: toInstantOrNull(shift.checkedInAt),
      checkedOutAt: toInstantOrNull(shift.checkedOutAt),
      ...stepNow(shift, act.now),
      needsConfirmation:
        shift.status === 'checkedOut' && shift.outMethod === 'fixed' && shift.volunteerConfirmedAt === null,
      canObject:
        judgeObjection({
          state: shift.status ?? 'expected',
          inMethod: shift.inMethod,
          isObjected: shift.objection !== null,
        }) === undefined,
      objection: shift.objection,
      fixReason: shift.fixReason,
      receipts: events
        .filter((event) => event.participationId === shift.participationId)
        .map(({ kind, method, at, receiptNo }) => ({ kind, method, at: toInstant(at), receiptNo })),
    })),
  };
}
