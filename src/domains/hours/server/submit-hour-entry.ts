import { toDay } from '#platform/contract/instants.ts';
import type { Act, TeamCaller } from '#platform/server/act.ts';
import { NotFound, Refusal } from '#platform/server/failures.ts';
import { hourLimits } from '../contract/hours.words.ts';
import { hasOverlap } from './hours.queries.ts';
import { insertHour } from './hours.store.ts';

type EntryRequest = { shiftId: number; volunteerNo: string; minutes: number; reason: string };

/** 补录: enters hours that attendance missed, grade D; the centre decides, never the one who entered (domain.md 4.3.9–10). */
export async function submitHourEntry(act: Act<TeamCaller>, request: EntryRequest) {
  const shift = await findOwnShift(act, request.shiftId);
  if (!shift) throw new NotFound('没有这一场');
  if (shift.endsAt > act.now || !['published', 'settling'].includes(shift.status))
    throw new Refusal('wrongState');
  if (act.now.getTime() - shift.endsAt.getTime() > hourLimits.makeupDays * 86_400_000)
    throw new Refusal('makeupTooLate');
  const shiftMinutes = Math.floor((shift.endsAt.getTime() - shift.startsAt.getTime()) / 60_000);
  if (request.minutes > shiftMinutes) throw new Refusal('overShift');
  const volunteer = await act.sql
    .selectFrom('volunteers')
    .select('id')
    .where('volunteerNo', '=', request.volunteerNo)
    .forUpdate()
    .executeTakeFirst();
  if (!volunteer) throw new Refusal('volunteerUnknown');
  const startsAt = shift.startsAt;
  const endsAt = new Date(startsAt.getTime() + request.minutes * 60_000);
  if (toDay(startsAt) !== toDay(new Date(endsAt.getTime() - 1))) throw new Refusal('overShift');
  if (await hasOverlap(act.sql, volunteer.id, { startsAt, endsAt })) throw new Refusal('alreadyRecorded');
  const hourId = await insertHour(act, {
    volunteerId: volunteer.id,
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
      'a.status',
      'a.title',
      'a.placeName',
    ])
    .where('s.id', '=', shiftId)
    .where('a.teamId', '=', act.caller.teamId)
    .executeTakeFirst();
