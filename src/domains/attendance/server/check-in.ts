import { lockVolunteers } from '#domains/signups/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type { AttendanceMethod } from '../contract/attendance.words.ts';
import { findConfirmedSignUp, findShift, otherCheckIns, type ShiftFacts } from './attendance.queries.ts';
import {
  type DayFacts,
  judgeCheckIn,
  judgeCheckOut,
  judgePlace,
  methodOfCode,
  type PlaceJudgement,
  worseOf,
} from './attendance.rules.ts';
import { appendEvent, changeParticipation, insertParticipation } from './attendance.store.ts';
import type { AttendanceSetup } from './reactions.ts';
import { refuseWrongCode, requireTriesLeft } from './code/wrong-codes.ts';

type StepRequest = {
  shiftId: number;
  code: string;
  lng?: number | undefined;
  lat?: number | undefined;
  accuracyM?: number | undefined;
};

/** Row of this person on this shift, unless it was taken back, locked so that two taps at once end as one step. */
const lockMine = (act: Act<VolunteerCaller>, shiftId: number) =>
  act.sql
    .selectFrom('participations')
    .select(['id', 'status', 'placeResult', 'distanceM'])
    .where('shiftId', '=', shiftId)
    .where('volunteerId', '=', act.caller.volunteerId)
    .where('status', '<>', 'expected')
    .forUpdate()
    .executeTakeFirst();

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

async function gatherFacts(act: Act<VolunteerCaller>, setup: AttendanceSetup, request: StepRequest) {
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

/** Checks the caller in on a shift by the code of the moment; the instant is the server's. @throws Refusal of attendance.words */
export async function checkIn(act: Act<VolunteerCaller>, setup: AttendanceSetup, request: StepRequest) {
  const { shift, signUp, place, codeMethod, facts } = await gatherFacts(act, setup, request);
  const refusal = judgeCheckIn(facts, act.now);
  if (refusal === 'codeWrong') return refuseWrongCode(act, shift);
  if (refusal) throw new Refusal(refusal);
  const participationId = await insertParticipation(
    act,
    {
      signUpId: signUp?.id ?? null,
      activityId: shift.activityId,
      shiftId: shift.shiftId,
      volunteerId: act.caller.volunteerId,
      isWalkIn: false,
    },
    { status: 'checkedIn', method: codeMethod, placeResult: place.result, distanceM: place.distanceM },
  );
  if (participationId === undefined) throw new Refusal('alreadyIn');
  return receipt(act, { participationId, kind: 'in', state: 'checkedIn', codeMethod, place });
}

/** Checks the caller out; their time is then complete and hours are computed from it. @throws Refusal of attendance.words */
export async function checkOut(act: Act<VolunteerCaller>, setup: AttendanceSetup, request: StepRequest) {
  const { shift, mine, place, codeMethod, facts } = await gatherFacts(act, setup, request);
  const refusal = judgeCheckOut(facts, act.now);
  if (refusal === 'codeWrong') return refuseWrongCode(act, shift);
  if (refusal) throw new Refusal(refusal);
  if (!mine) throw new Refusal('notIn');
  const worse = worseOf({ result: mine.placeResult, distanceM: mine.distanceM }, place);
  const isMine = await changeParticipation(
    act,
    { id: mine.id, from: ['checkedIn'] },
    {
      status: 'checkedOut',
      checkedOutAt: act.now,
      outMethod: codeMethod,
      placeResult: worse.result,
      distanceM: worse.distanceM,
    },
  );
  if (!isMine) throw new Refusal('alreadyOut');
  const answer = await receipt(act, {
    participationId: mine.id,
    kind: 'out',
    state: 'checkedOut',
    codeMethod,
    place,
  });
  await setup.onTimeComplete(act, mine.id);
  return answer;
}

type Step = {
  participationId: number;
  kind: 'in' | 'out';
  state: 'checkedIn' | 'checkedOut';
  codeMethod: AttendanceMethod;
  place: PlaceJudgement;
};

async function receipt(act: Act<VolunteerCaller>, step: Step) {
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
