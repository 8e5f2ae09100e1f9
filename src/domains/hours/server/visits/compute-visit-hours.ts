import { gradeOfVisit } from '#domains/jobs/server/index.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import { hourMs } from '#platform/contract/durations.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { visitTitle } from '../../contract/hours.words.ts';
import { tellConflict } from '../entries/conflicts.ts';
import { countMinutes } from '../hours.rules.ts';
import { insertHour } from '../hours.store.ts';
import { visitsWithoutHours, visitTimes } from './visits.queries.ts';

const batch = 200;
/**
 * Computes the records of visits (任务反馈) that are over: they wait for the team like those of activities, by the same minutes.
 * What others read of them is the category and the district: the need's words, door and people stay with the job. What changed longer
 * ago than `lookedBackMs` has its hours.
 */
export async function computeVisitHours(act: Act, lookedBackMs = hourMs): Promise<boolean> {
  const since = new Date(act.now.getTime() - lookedBackMs);
  const found = await visitsWithoutHours(act.sql, { since, limit: batch });
  if (found.length === 0) return false;
  await lockVolunteers(act.sql, [...new Set(found.map(({ volunteerId }) => volunteerId))]);
  const visits = await visitTimes(
    act.sql,
    found.map(({ assignmentId }) => assignmentId),
  );
  let made = 0;
  for (const visit of visits) made += await record(act, visit);
  return made > 0 && found.length === batch;
}

type Visit = Awaited<ReturnType<typeof visitTimes>>[number];

/** What the issuer of a 随手志愿 accepted is confirmed by that and waits for the centre; all else for its team. */
const statusOf = ({ decidedBy }: Visit, now: Date) =>
  decidedBy === null
    ? { status: 'calculated' as const }
    : { status: 'submitted' as const, confirmedBy: decidedBy, confirmedAt: now };

/** Writes the records of one visit, a record a day, and says how many. */
async function record(act: Act, visit: Visit): Promise<number> {
  const { assignmentId, volunteerId, teamId, inAt, outAt, place } = visit;
  const pieces = countMinutes({
    checkedInAt: inAt,
    checkedOutAt: outAt,
    startsAt: visit.visitStart ?? inAt,
    endsAt: outAt,
    breakMinutes: 0,
  });
  const activityTitle = visit.ownTitle ?? `${visitTitle}：${visit.category}`;
  for (const piece of pieces) {
    const id = await insertHour(act, {
      volunteerId,
      teamId,
      activityId: null,
      shiftId: null,
      assignmentId,
      participationId: null,
      activityTitle,
      place,
      postName: '',
      ...piece,
      source: 'jobReport',
      evidenceGrade: gradeOfVisit(visit),
      ...statusOf(visit, act.now),
    });
    await tellConflict(act, { id, volunteerId, activityId: null, assignmentId, activityTitle });
    await act.audit({ action: 'computeVisitHour', targetType: 'serviceHour', targetId: id });
  }
  return pieces.length;
}
