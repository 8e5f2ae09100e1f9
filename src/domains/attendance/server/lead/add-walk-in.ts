import { notify } from '#domains/messages/server/index.ts';
import { lockVolunteers, shiftWords } from '#domains/signups/server/index.ts';
import { isOwnRecord } from '#domains/teams/server/index.ts';
import { volunteersByNameAndTail } from '#domains/volunteers/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/attendance.contract.ts';
import { findConfirmedSignUp, findTeamShift, otherCheckIns, type ShiftFacts } from '../attendance.queries.ts';
import { isRunning, judgePresence } from '../attendance.rules.ts';
import { appendEvent, insertParticipation } from '../attendance.store.ts';
import { refuseWalkIn } from './walk-in.ts';

/**
 * Checks in someone who came without signing up (现场加入) on the leader's word and asks the person whether it is true; takes
 * none of the shift's places. Minors stay out of what is closed to them, here as at the sign-up.
 */
export const addWalkIn: UseCase<typeof contract.addWalkIn> = async (act, request) => {
  const shift = await findTeamShift(act.sql, request.shiftId, act.caller);
  if (!shift) throw new NotFound('没有这一场');
  if (shift.shiftStatus === 'cancelled') throw act.refuse('shiftCancelled');
  if (!isRunning(shift.activityStatus)) throw act.refuse('activityNotRunning');
  const [volunteer, another] = await volunteersByNameAndTail(act.sql, request);
  if (!volunteer) throw act.refuse('volunteerUnknown');
  if (another) throw act.refuse('volunteerUnclear');
  const { volunteerId } = volunteer;
  if (isOwnRecord(act.caller, volunteerId)) throw act.refuse('ownStep');
  await lockVolunteers(act.sql, [volunteerId]);
  const others = await otherCheckIns(act.sql, { ...shift, volunteerId });
  const refusal = judgePresence({ ...shift, ...others }, act.now);
  if (refusal) throw act.refuse(refusal);
  const signUp = await findConfirmedSignUp(act.sql, shift.shiftId, volunteerId);
  await refuseWalkIn(act, { shift, person: volunteer, hasPlace: signUp !== undefined });
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
  await tellPerson(act, shift, { volunteerId, isWalkIn: !signUp });
  await act.audit({ targetType: 'participation', targetId: participationId, detail: { walkIn: !signUp } });
  return { participationId };
};

const tellPerson = (
  act: Act<TeamCaller>,
  shift: ShiftFacts,
  { volunteerId, isWalkIn }: { volunteerId: number; isWalkIn: boolean },
) =>
  notify(act, {
    accountId: volunteerId,
    category: 'attendance',
    level: isWalkIn ? 'important' : 'normal',
    title: isWalkIn ? '有一条现场加入等你确认' : '领队为你登记了签到',
    body: isWalkIn
      ? `领队登记你现场加入了${shiftWords(shift)}。请打开活动详情确认是否属实；你确认前，时长不会认定。没有到场的，请提出异议，由实践中心核实。`
      : `领队为你登记了${shiftWords(shift)}的签到。没有到场的，请打开活动详情提出异议，由实践中心核实。`,
    link: `/usercenter/index/myactivity/detail/${shift.activityId}`,
  });
