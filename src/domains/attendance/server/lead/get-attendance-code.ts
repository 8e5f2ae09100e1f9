import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { drawQr } from '#platform/server/draw-qr.ts';
import type * as contract from '../../contract/attendance.contract.ts';
import { findTeamShift } from '../attendance.queries.ts';
import { checkInOpensAt, checkOutClosesAt, codesOf } from '../attendance.rules.ts';
import type { AttendanceSetup } from '../reactions.ts';
import { countPresent } from './board.queries.ts';

/** The codes of one's own shift at this moment, with the QR drawn as SVG; polled by the leader's screen. */
export const getAttendanceCode: UseCase<typeof contract.getAttendanceCode, AttendanceSetup> = async (
  act,
  request,
  setup,
) => {
  const shift = await findTeamShift(act.sql, request.id, act.caller);
  if (!shift) throw new NotFound('没有这一场');
  if (shift.shiftStatus === 'cancelled') throw act.refuse('shiftCancelled');
  if (act.now < checkInOpensAt(shift.startsAt)) throw act.refuse('tooEarly');
  if (act.now > checkOutClosesAt(shift.endsAt)) throw act.refuse('tooLate');
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
};
