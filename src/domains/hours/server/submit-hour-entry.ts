import { lockVolunteers } from '#domains/signups/server/index.ts';
import { volunteerByNo } from '#domains/volunteers/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act, TeamCaller } from '#platform/server/act.ts';
import { NotFound, Refusal } from '#platform/server/failures.ts';
import { hasOverlap } from './hours.queries.ts';
import { judgeEntry } from './hours.rules.ts';
import { insertHour } from './hours.store.ts';

type EntryRequest = { shiftId: number; volunteerNo: string; minutes: number; reason: string };

/** 补录: enters hours that attendance missed, grade D; the centre decides, never the one who entered (domain.md 4.3.9–10). */
export async function submitHourEntry(act: Act<TeamCaller>, request: EntryRequest) {
  const shift = await findOwnShift(act, request.shiftId);
  if (!shift) throw new NotFound('没有这一场');
  const refusal = judgeEntry(request.minutes, shift, act.now);
  if (refusal) throw new Refusal(refusal);
  const volunteer = await volunteerByNo(act.sql, request.volunteerNo);
  if (!volunteer || volunteer.status === 'closed') throw new Refusal('volunteerUnknown');
  const { volunteerId } = volunteer;
  await lockVolunteers(act.sql, [volunteerId]);
  const startsAt = shift.startsAt;
  const endsAt = new Date(startsAt.getTime() + request.minutes * 60_000);
  if (toDay(startsAt) !== toDay(new Date(endsAt.getTime() - 1))) throw new Refusal('overMidnight');
  if (await hasOverlap(act.sql, volunteerId, { startsAt, endsAt })) throw new Refusal('alreadyRecorded');
  const hourId = await insertHour(act, {
    volunteerId,
    teamId: act.caller.teamId,
    activityId: shift.activityId,
    shiftId: shift.id,
    participationId: null,
    activityTitle: shift.title,
    place: shift.placeName,
    postName: shift.postName,
    serviceOn: toDay(startsAt),
    startsAt,
    endsAt,
    minutes: request.minutes,
    source: 'teamEntry',
    evidenceGrade: 'D',
    status: 'submitted',
    reason: request.reason,
    enteredBy: act.caller.accountId,
  });
  await act.audit({
    targetType: 'serviceHour',
    targetId: hourId,
    reason: request.reason,
    detail: { minutes: request.minutes },
  });
  return { hourId };
}

const findOwnShift = (act: Act<TeamCaller>, shiftId: number) =>
  act.sql
    .selectFrom('shifts as s')
    .innerJoin('activities as a', 'a.id', 's.activityId')
    .select([
      's.id',
      's.activityId',
      's.startsAt',
      's.endsAt',
      's.postName',
      's.breakMinutes',
      's.status',
      'a.status as activityStatus',
      'a.title',
      'a.placeName',
    ])
    .where('s.id', '=', shiftId)
    .where('a.teamId', '=', act.caller.teamId)
    .executeTakeFirst();
