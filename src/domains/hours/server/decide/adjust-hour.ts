import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { judgeAdjust, needsCentre, plannedMinutes } from '../hours.rules.ts';
import { changeHours, lockHour } from '../hours.store.ts';
import { gradeOfAdjusted } from '../regrade.ts';

/** Changes the minutes of a calculated record with a reason; raising it makes the centre's decision necessary. */
export async function adjustHour(
  act: Act<TeamCaller>,
  request: { hourId: number; minutes: number; reason: string },
) {
  const hour = await lockHour(act.sql, request.hourId);
  if (!hour || hour.teamId !== act.caller.teamId) throw new NotFound('没有这条时长记录');
  const shift = await act.sql
    .selectFrom('shifts')
    .select(['startsAt', 'endsAt', 'breakMinutes'])
    .where('id', '=', hour.shiftId)
    .executeTakeFirstOrThrow();
  const shiftMinutes = plannedMinutes(shift);
  const refusal = judgeAdjust(request.minutes, { state: hour.status, minutes: hour.minutes, shiftMinutes });
  if (refusal) throw new Refusal(refusal);
  const evidenceGrade = await gradeOfAdjusted(act, { ...hour, minutes: request.minutes });
  await changeHours(act, [hour.id], {
    minutes: request.minutes,
    evidenceGrade,
    reason: request.reason,
    enteredBy: act.caller.accountId,
  });
  await act.audit({
    targetType: 'serviceHour',
    targetId: hour.id,
    reason: request.reason,
    detail: { before: hour.minutes, after: request.minutes },
  });
  const personBy = await personsOf(act.sql, [act.caller.accountId, hour.volunteerId]);
  const isLeadersOwn = isSamePerson(personBy(act.caller.accountId), personBy(hour.volunteerId));
  return { needsCentre: needsCentre({ ...hour, minutes: request.minutes, evidenceGrade, isLeadersOwn }) };
}
