import { publicityEnd } from '#domains/site/server/index.ts';
import { centreWorkdays, correctionCauses } from '../../contract/hours.words.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { insertHour, lockHour } from '../hours.store.ts';
import { gradeOfCorrection, judgeCorrection } from './corrections.rules.ts';
import { changeCorrection, type Correction } from './corrections.store.ts';

type Handing = {
  correction: Correction;
  /** What the whole record should count. */
  minutes: number;
  /** Whose word it is: the team's, or the volunteer's own. */
  enteredBy: number;
  /** What the team said, or why it did not. */
  teamWords: string;
};

/**
 * Puts a correction before the centre: a record of the difference that a second person decides like every other. The record
 * that is corrected stays as it is. False when that one is not public any more.
 */
export async function handToCentre(act: Act, handing: Handing): Promise<boolean> {
  const { correction, minutes, enteredBy, teamWords } = handing;
  const hour = await lockHour(act.sql, correction.hourId);
  if (!hour) return false;
  const facts = { ...hour, state: hour.status, isCorrection: false, hasPending: false };
  if (judgeCorrection(minutes, { ...facts, shiftMinutes: minutes }) === 'notPublic') return false;
  const resultHourId = await insertHour(act, {
    volunteerId: hour.volunteerId,
    teamId: hour.teamId,
    activityId: hour.activityId,
    shiftId: hour.shiftId,
    assignmentId: hour.assignmentId,
    claimId: hour.claimId,
    participationId: null,
    activityTitle: hour.activityTitle,
    place: hour.place,
    postName: hour.postName,
    serviceOn: hour.serviceOn,
    startsAt: hour.startsAt,
    endsAt: hour.endsAt,
    minutes: minutes - hour.minutes,
    source: 'correction',
    adjustOf: hour.id,
    evidenceGrade: gradeOfCorrection(hour.evidenceGrade),
    status: 'submitted',
    reason: `更正 ${hour.hourNo}：${hour.minutes} 分钟改为 ${minutes} 分钟。志愿者（${correctionCauses[correction.cause]}）：${correction.text}。${teamWords}`,
    enteredBy,
  });
  await changeCorrection(act.sql, correction.id, {
    state: 'atCentre',
    resultHourId,
    centreDueAt: await publicityEnd(act.sql, act.now, centreWorkdays),
  });
  return true;
}
