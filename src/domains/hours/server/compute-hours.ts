import { lockVolunteers } from '#domains/signups/server/index.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { tellConflict } from './entries/conflicts.ts';
import { completeTime, hasRecord } from './hours.queries.ts';
import { countMinutes, gradeOf } from './hours.rules.ts';
import { deleteCalculated, insertHour } from './hours.store.ts';

/**
 * Computes the records of a participation whose time is complete (domain.md 4.3): reaction to a check-out, a roll
 * call or a fix, in the same transaction. Under a minute gives none. Another record of that time never stands in the way:
 * both are kept, the person is told, and `conflictVerdict` says which may become public. What the person objected to on the
 * day is 异议中 from its first day on.
 */
export async function computeHours(act: Act, participationId: number): Promise<void> {
  const time = await completeTime(act.sql, participationId);
  if (!time?.checkedInAt || !time.checkedOutAt) return;
  // One person's records are written one after the other, so that two teams cannot record the same hour.
  await lockVolunteers(act.sql, [time.volunteerId]);
  const facts = { ...time, checkedInAt: time.checkedInAt, checkedOutAt: time.checkedOutAt };
  for (const piece of countMinutes(facts)) {
    const id = await insertHour(act, {
      volunteerId: time.volunteerId,
      teamId: time.teamId,
      activityId: time.activityId,
      shiftId: time.shiftId,
      participationId,
      activityTitle: time.title,
      place: time.placeName,
      postName: time.postName,
      ...piece,
      source: 'attendance',
      evidenceGrade: gradeOf(time),
      ...(time.objection === null
        ? { status: 'calculated' }
        : { status: 'disputed', objection: time.objection, objectorId: time.volunteerId }),
    });
    await tellConflict(act, { ...time, id, assignmentId: null, activityTitle: time.title });
  }
}

/**
 * Takes computed records back when the leader reopens a time.
 * @throws Refusal `hoursConfirmed` when one was confirmed meanwhile: it keeps the time closed
 */
export async function forgetHours(
  act: Act<Caller, 'hoursConfirmed'>,
  participationId: number,
): Promise<void> {
  await deleteCalculated(act.sql, participationId);
  // Looked at after the delete, which waits for whoever is confirming at this moment.
  if (await hasRecord(act.sql, participationId)) throw act.refuse('hoursConfirmed');
}
