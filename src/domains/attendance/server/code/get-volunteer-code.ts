import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { drawQr } from '#platform/server/draw-qr.ts';
import type * as contract from '../../contract/volunteer-code.contract.ts';
import { findShift, myAttendance } from '../attendance.queries.ts';
import { checkInOpensAt } from '../attendance.rules.ts';
import type { AttendanceSetup } from '../reactions.ts';
import { stepNow } from '../step-now.rules.ts';
import { recordCodeShow } from './code-shows.store.ts';
import { volunteerCodeOf } from './volunteer-code.rules.ts';

/**
 * The caller's own code on a shift, for the step that is next; without one, the sentence why. A shift on which they have
 * no place is there only while it can be joined on the spot (现场加入), which the leader who scans decides. Which device was given a code is kept as a risk signal, beside the audit log as page views are.
 */
export const getVolunteerCode: UseCase<typeof contract.getVolunteerCode, AttendanceSetup> = async (
  act,
  request,
  setup,
) => {
  const { volunteerId } = act.caller;
  const shift = await findShift(act.sql, request.id);
  if (!shift) throw new NotFound('没有这一场');
  const mine = (await myAttendance(act.sql, shift.activityId, volunteerId)).find(
    (one) => one.shiftId === request.id,
  );
  const { canDo: step, notice } = stepNow(mine ?? { ...shift, status: null }, act.now);
  // Without a place there is a code only while it can be joined on the spot.
  if (!mine && step === null) throw new NotFound('你没有这一场的已通过报名');
  const opensAt = checkInOpensAt(shift.startsAt);
  const isEarly = step === null && mine?.status === null && act.now < opensAt;
  const own =
    step && volunteerCodeOf(setup.codeSecret, { step, shiftId: shift.shiftId, volunteerId }, act.now);
  if (own) await recordCodeShow(act, { volunteerId, shownAt: own.since });
  const qrText = `${setup.publicUrl}/teamcenter/index/teamactivity/cj/${shift.activityId}?code=${own?.code}`;
  return {
    shiftId: shift.shiftId,
    step,
    notice,
    opensAt: isEarly ? toInstant(opensAt) : null,
    code: own && {
      qrText,
      qrSvg: await drawQr(qrText),
      secondsLeft: own.secondsLeft,
    },
  };
};
