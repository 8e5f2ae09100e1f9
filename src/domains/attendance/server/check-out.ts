import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/attendance.contract.ts';
import { judgeCheckOut, worseOf } from './attendance.rules.ts';
import { changeParticipation } from './attendance.store.ts';
import { refuseWrongCode } from './code/wrong-codes.ts';
import { gatherFacts, giveReceipt } from './own-step.ts';
import type { AttendanceSetup } from './reactions.ts';

/** Checks the caller out; their time is then complete and hours are computed from it. @throws Refusal of attendance.words */
export const checkOut: UseCase<typeof contract.checkOut, AttendanceSetup> = async (act, request, setup) => {
  const { shift, mine, place, codeMethod, facts } = await gatherFacts(act, setup, request);
  const refusal = judgeCheckOut(facts, act.now);
  if (refusal === 'codeWrong') return refuseWrongCode(act, shift);
  if (refusal) throw act.refuse(refusal);
  if (!mine) throw act.refuse('notIn');
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
  if (!isMine) throw act.refuse('alreadyOut');
  const answer = await giveReceipt(act, {
    participationId: mine.id,
    kind: 'out',
    state: 'checkedOut',
    codeMethod,
    place,
  });
  await setup.onTimeComplete(act, mine.id);
  return answer;
};
