import { attachFiles } from '#domains/files/server/index.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import { isStopped, volunteerByNo } from '#domains/volunteers/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { toDay, toInstant } from '#platform/contract/instants.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hour-entries.contract.ts';
import { findOwnShift, type OwnShift } from '../activity.queries.ts';
import { isWitnessThePerson, judgeEntry } from '../hours.rules.ts';
import { tellConflict } from './conflicts.ts';
import { enterHour } from './enter-hour.ts';
import { hasRecordOfShift } from './entries.queries.ts';

type EntryRequest = RequestIn<typeof contract.submitHourEntry>;

/**
 * 补录: enters hours that attendance missed, grade D, with proof and a witness. The person is asked for their word and the centre
 * decides, never the one who entered (domain.md 4.3.8–10). A record of another activity at that time does not stand in the way,
 * nor this one in its: both are kept and marked.
 */
export const submitHourEntry: UseCase<typeof contract.submitHourEntry> = async (act, request) => {
  const shift = await findOwnShift(act.sql, request.shiftId, act.caller.teamId);
  if (!shift) throw new NotFound('没有这一场');
  const refusal = judgeEntry(request.minutes, shift, act.now);
  if (refusal) throw act.refuse(refusal);
  const endsAt = new Date(shift.startsAt.getTime() + request.minutes * minuteMs);
  if (toDay(shift.startsAt) !== toDay(new Date(endsAt.getTime() - 1))) throw act.refuse('overMidnight');
  const volunteer = await findPerson(act, request);
  await lockVolunteers(act.sql, [volunteer.volunteerId]);
  const about = { shiftId: shift.id, volunteerId: volunteer.volunteerId };
  if (await hasRecordOfShift(act.sql, about)) throw act.refuse('alreadyRecorded');
  const { witnessName, witnessMobileTail, fileIds, minutes, reason } = request;
  const { hourId, answerDueAt } = await enterHour(act, {
    ...about,
    ...placeOf(shift, act.caller.teamId),
    endsAt,
    minutes,
    reason,
    enteredBy: act.caller.accountId,
    witnessName,
    witnessMobileTail,
  });
  await attachFiles(act, { fileIds, purpose: 'hourProof', targetType: 'serviceHour', targetId: hourId });
  await tellConflict(act, {
    id: hourId,
    volunteerId: volunteer.volunteerId,
    activityId: shift.activityId,
    assignmentId: null,
    activityTitle: shift.title,
  });
  await act.audit({
    targetType: 'serviceHour',
    targetId: hourId,
    reason,
    detail: { volunteerId: volunteer.volunteerId, minutes, proofs: fileIds },
  });
  return { hourId, answerDueAt: toInstant(answerDueAt) };
};

/** Where the hours were served. */
const placeOf = (shift: OwnShift, teamId: number) => ({
  team: { id: teamId, name: shift.teamName },
  activityId: shift.activityId,
  title: shift.title,
  placeName: shift.placeName,
  postName: shift.postName,
  startsAt: shift.startsAt,
});

/** Whose hours are entered: there, not stopped, and not their own witness. @throws Refusal */
async function findPerson(
  act: Act<Caller, 'volunteerUnknown' | 'volunteerStopped' | 'witnessIsPerson'>,
  request: EntryRequest,
) {
  const volunteer = await volunteerByNo(act.sql, request.volunteerNo);
  if (!volunteer || volunteer.status === 'closed') throw act.refuse('volunteerUnknown');
  if (isStopped(volunteer, act.now)) throw act.refuse('volunteerStopped');
  if (isWitnessThePerson(request, volunteer)) throw act.refuse('witnessIsPerson');
  return volunteer;
}
