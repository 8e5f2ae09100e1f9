import { lockVolunteers } from '#domains/signups/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type * as contract from '../contract/attendance.contract.ts';
import type { AttendanceMethod } from '../contract/attendance.words.ts';
import { findConfirmedSignUp, findShift, otherCheckIns, type ShiftFacts } from './attendance.queries.ts';
import { type DayFacts, judgePlace, methodOfCode, type PlaceJudgement } from './attendance.rules.ts';
import { appendEvent } from './attendance.store.ts';
import { lockMine } from './own-step.store.ts';
import { requireTriesLeft } from './code/wrong-codes.ts';
import type { AttendanceSetup } from './reactions.ts';

/** A step of the volunteer as asked for; both operations take the same. */
export type StepRequest = RequestIn<typeof contract.checkIn>;

function placeOf(shift: ShiftFacts, request: StepRequest) {
  return judgePlace({
    policy: shift.placePolicy,
    radiusM: shift.checkInRadiusM,
    target: shift.lng !== null && shift.lat !== null ? { lng: shift.lng, lat: shift.lat } : undefined,
    here:
      request.lng !== undefined && request.lat !== undefined
        ? { lng: request.lng, lat: request.lat, accuracyM: request.accuracyM }
        : undefined,
  });
}

/**
 * What a step of the caller is judged by, with the person and their row locked. A shift that is not there is not found, a
 * caller who tried too many wrong codes is refused.
 */
export async function gatherFacts(
  act: Act<VolunteerCaller, 'codeLocked'>,
  setup: AttendanceSetup,
  request: StepRequest,
) {
  const shift = await findShift(act.sql, request.shiftId);
  if (!shift) throw new NotFound('没有这一场');
  const { volunteerId } = act.caller;
  // A place that is being given up or taken away at this moment is gone before it is looked for, or stays.
  await lockVolunteers(act.sql, [volunteerId]);
  await requireTriesLeft(act, shift);
  const signUp = await findConfirmedSignUp(act.sql, shift.shiftId, volunteerId);
  const mine = await lockMine(act, shift.shiftId);
  const others = await otherCheckIns(act.sql, { ...shift, volunteerId });
  const place = placeOf(shift, request);
  const codeMethod: AttendanceMethod | undefined = methodOfCode(request.code, setup.codeSecret, {
    shiftId: shift.shiftId,
    now: act.now,
  });
  const facts: DayFacts = {
    ...shift,
    ...others,
    isConfirmed: signUp !== undefined || mine !== undefined,
    state: mine?.status ?? 'expected',
    placeResult: place.result,
    codeMethod,
  };
  return { shift, signUp, mine, place, codeMethod: codeMethod ?? 'shortCode', facts };
}

type TakenStep = {
  participationId: number;
  kind: 'in' | 'out';
  state: 'checkedIn' | 'checkedOut';
  codeMethod: AttendanceMethod;
  place: PlaceJudgement;
};

/** Keeps the event of a step that was taken, leaves the audit line and answers with the receipt. */
export async function giveReceipt(act: Act<VolunteerCaller>, step: TakenStep) {
  const { participationId, state, place } = step;
  const receiptNo = await appendEvent(act, act.caller.accountId, {
    participationId,
    kind: step.kind,
    method: step.codeMethod,
    placeResult: place.result,
    distanceM: place.distanceM,
    accuracyM: place.accuracyM,
  });
  await act.audit({
    targetType: 'participation',
    targetId: participationId,
    detail: { method: step.codeMethod, place: place.result },
  });
  return {
    participationId,
    state,
    at: toInstant(act.now),
    receiptNo,
    placeResult: place.result,
    distanceM: place.distanceM,
  };
}
