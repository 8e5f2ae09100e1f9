import { microPhotosOf } from '#domains/files/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { insertAssignments } from '../assign/assignments.store.ts';
import { pieceTimes } from './micro.rules.ts';
import type { MicroPartRow } from './micro.store.ts';

/** Keeps what was accepted as the visit of its person to the job, under the same id: the hours room computes its hours from there like those of every visit. */
export async function insertVisitOf(
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  part: MicroPartRow,
  minutes: number,
): Promise<void> {
  const { id, claimedAt, reportDueAt, reportText, reportedAt, photoConsent } = part;
  const photosOf = await microPhotosOf(sql, [id]);
  const photoCount = Math.min(photosOf(id).length, 3);
  await insertAssignments(sql, [
    {
      id,
      jobId: part.jobId,
      volunteerId: part.volunteerId,
      status: 'reported',
      offeredAt: claimedAt,
      answerDueAt: reportDueAt,
      answeredAt: claimedAt,
      ...pieceTimes({ claimedAt, doneAt: part.doneAt ?? now, minutes }),
      fixReason: null,
      outcome: 'done',
      reportText,
      reportedAt,
      photoCount,
      photoConsent: photoCount > 0 ? photoConsent : null,
      reason: null,
      endedAt: null,
      createdAt: now,
      updatedAt: now,
    },
  ]);
}
