import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hours.contract.ts';
import { plannedMinutesOf } from '../origin.queries.ts';
import { judgeAdjust, needsCentre } from '../hours.rules.ts';
import { changeHours, lockHour } from '../hours.store.ts';
import { gradeOfAdjusted } from '../regrade.ts';

/** Changes the minutes of a calculated record with a reason; raising it makes the centre's decision necessary. */
export const adjustHour: UseCase<typeof contract.adjustHour> = async (act, request) => {
  const hour = await lockHour(act.sql, request.hourId);
  if (!hour || hour.teamId !== act.caller.teamId) throw new NotFound('没有这条时长记录');
  const shiftMinutes = await plannedMinutesOf(act.sql, hour.id);
  const refusal = judgeAdjust(request.minutes, { state: hour.status, minutes: hour.minutes, shiftMinutes });
  if (refusal) throw act.refuse(refusal);
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
};
