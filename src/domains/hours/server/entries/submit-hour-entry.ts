import { attachFiles } from '#domains/files/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import { isStopped, volunteerByNo } from '#domains/volunteers/server/index.ts';
import { minuteMs, dayMs } from '#platform/contract/durations.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayTimeLabel, toDay, toInstant } from '#platform/contract/instants.ts';
import type { Act, Caller, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hour-entries.contract.ts';
import { hourLimits } from '../../contract/hours.words.ts';
import { findOwnShift, type OwnShift } from '../activity.queries.ts';
import { isWitnessThePerson, judgeEntry } from '../hours.rules.ts';
import { insertHour } from '../hours.store.ts';
import { tellConflict } from './conflicts.ts';
import { hasRecordOfShift } from './entries.queries.ts';
import { insertEntry } from './entries.store.ts';

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
  const hourId = await record(act, { request, shift, volunteerId: volunteer.volunteerId, endsAt });
  const answerDueAt = new Date(act.now.getTime() + hourLimits.answerDays * dayMs);
  const { witnessName, witnessMobileTail, fileIds, minutes, reason } = request;
  await insertEntry(act.sql, { hourId, witnessName, witnessMobileTail, answerDueAt });
  await attachFiles(act, { fileIds, purpose: 'hourProof', targetType: 'serviceHour', targetId: hourId });
  await askPerson(act, { ...request, hourId, shift, volunteerId: volunteer.volunteerId, answerDueAt });
  await act.audit({
    targetType: 'serviceHour',
    targetId: hourId,
    reason,
    detail: { volunteerId: volunteer.volunteerId, minutes, proofs: fileIds },
  });
  return { hourId, answerDueAt: toInstant(answerDueAt) };
};

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

const record = (
  act: Act<TeamCaller>,
  {
    request,
    shift,
    volunteerId,
    endsAt,
  }: { request: EntryRequest; shift: OwnShift; volunteerId: number; endsAt: Date },
): Promise<number> =>
  insertHour(act, {
    volunteerId,
    teamId: act.caller.teamId,
    activityId: shift.activityId,
    shiftId: shift.id,
    participationId: null,
    activityTitle: shift.title,
    place: shift.placeName,
    postName: shift.postName,
    serviceOn: toDay(shift.startsAt),
    startsAt: shift.startsAt,
    endsAt,
    minutes: request.minutes,
    source: 'teamEntry',
    evidenceGrade: 'D',
    status: 'submitted',
    reason: request.reason,
    enteredBy: act.caller.accountId,
  });

type Asked = { hourId: number; shift: OwnShift; volunteerId: number; minutes: number; answerDueAt: Date };

async function askPerson(
  act: Act,
  { hourId, shift, volunteerId, minutes, answerDueAt }: Asked,
): Promise<void> {
  const until = dayTimeLabel(answerDueAt);
  await notify(act, {
    accountId: volunteerId,
    category: 'hours',
    level: 'important',
    title: '有一条补录时长等你确认',
    body: `${shift.teamName}为你补录了“${shift.title}”的 ${hoursLabel(minutes)} 小时。请在 ${until} 前到“我的活动”答复是否属实；不答复不算确认，只由实践中心审核。`,
    link: '/usercenter/index/myactivity',
    dedupeKey: `hourEntry:${hourId}`,
    sms: {
      template: 'hourEntry',
      variables: { team: shift.teamName, title: shift.title, until },
      expiresAt: answerDueAt,
    },
  });
  await tellConflict(act, {
    id: hourId,
    volunteerId,
    activityId: shift.activityId,
    assignmentId: null,
    activityTitle: shift.title,
  });
}
