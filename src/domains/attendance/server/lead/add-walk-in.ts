import { notify } from '#domains/messages/server/index.ts';
import { lockVolunteers, shiftWords } from '#domains/signups/server/index.ts';
import { ageOn, isMinor, isStopped, volunteerByNo } from '#domains/volunteers/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/attendance.contract.ts';
import { findConfirmedSignUp, findTeamShift, otherCheckIns } from '../attendance.queries.ts';
import { isRunning, judgePresence } from '../attendance.rules.ts';
import { appendEvent, insertParticipation } from '../attendance.store.ts';

/**
 * Checks in someone who came without signing up (现场加入); takes none of the shift's places and tells the person. Minors stay
 * out of what is closed to them, here as at the sign-up.
 */
export const addWalkIn: UseCase<typeof contract.addWalkIn> = async (act, request) => {
  const shift = await findTeamShift(act.sql, request.shiftId, act.caller.teamId);
  if (!shift) throw new NotFound('没有这一场');
  if (shift.shiftStatus === 'cancelled') throw act.refuse('shiftCancelled');
  if (!isRunning(shift.activityStatus)) throw act.refuse('activityNotRunning');
  const volunteer = await volunteerByNo(act.sql, request.volunteerNo);
  if (!volunteer || volunteer.status === 'closed') throw act.refuse('volunteerUnknown');
  if (isStopped(volunteer, act.now)) throw act.refuse('volunteerStopped');
  const { volunteerId } = volunteer;
  if (shift.minorPolicy === 'none' && isMinor(ageOn(volunteer.birthOn, toDay(shift.startsAt))))
    throw act.refuse('minorsExcluded');
  await lockVolunteers(act.sql, [volunteerId]);
  const others = await otherCheckIns(act.sql, { ...shift, volunteerId });
  const refusal = judgePresence({ ...shift, ...others }, act.now);
  if (refusal) throw act.refuse(refusal);
  const signUp = await findConfirmedSignUp(act.sql, shift.shiftId, volunteerId);
  const participationId = await insertParticipation(
    act,
    {
      signUpId: signUp?.id ?? null,
      activityId: shift.activityId,
      shiftId: shift.shiftId,
      volunteerId,
      isWalkIn: !signUp,
    },
    { status: 'checkedIn', method: 'rollCall', placeResult: 'notRequired' },
  );
  if (participationId === undefined) throw act.refuse('alreadyIn');
  await appendEvent(act, act.caller.accountId, { participationId, kind: 'in', method: 'rollCall' });
  await notify(act, {
    accountId: volunteerId,
    category: 'attendance',
    title: signUp ? '领队为你登记了签到' : '你已被登记为现场加入',
    body: `领队为你登记了${shiftWords(shift)}的签到。没有到场的，请打开活动详情提出异议，由实践中心核实。`,
    link: `/usercenter/index/myactivity/detail/${shift.activityId}`,
  });
  await act.audit({ targetType: 'participation', targetId: participationId, detail: { walkIn: !signUp } });
  return { participationId, name: volunteer.name };
};
