import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/attendance.contract.ts';
import { judgeCheckIn } from './attendance.rules.ts';
import { insertParticipation } from './attendance.store.ts';
import { refuseWrongCode } from './code/wrong-codes.ts';
import { gatherFacts, giveReceipt } from './own-step.ts';
import type { AttendanceSetup } from './reactions.ts';

/** Checks the caller in on a shift by the code of the moment; the instant is the server's. @throws Refusal of attendance.words */
export const checkIn: UseCase<typeof contract.checkIn, AttendanceSetup> = async (act, request, setup) => {
  const { shift, signUp, place, codeMethod, facts } = await gatherFacts(act, setup, request);
  const refusal = judgeCheckIn(facts, act.now);
  if (refusal === 'codeWrong') return refuseWrongCode(act, shift);
  if (refusal) throw act.refuse(refusal);
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
  if (participationId === undefined) throw act.refuse('alreadyIn');
  return giveReceipt(act, { participationId, kind: 'in', state: 'checkedIn', codeMethod, place });
};
