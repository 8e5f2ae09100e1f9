import { notifyMany } from '#domains/messages/server/index.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { assignmentReasonLabels } from '../../contract/assignments.words.ts';
import type { JobMover } from '../jobs.rules.ts';
import type { JobRow } from '../jobs.store.ts';
import { assignmentNotices } from './assignment-notices.ts';
import { visitMinutes } from './assignments.rules.ts';
import { type AssignmentRow, lockLiveAssignments, moveAssignment } from './assignments.store.ts';

type Ending = {
  by: JobMover;
  reason: keyof typeof assignmentReasonLabels;
  /** What the person is told, in a sentence. */
  why: string;
};
type Job = Pick<JobRow, 'id' | 'title' | 'visitStart'>;

/** Ends these locked parts without their person's doing. Whoever is inside is checked out now, so that the time there is not lost. */
export async function endParts(
  act: Act<Caller, never>,
  parts: readonly { part: AssignmentRow; job: Job }[],
  { by, reason, why }: Ending,
): Promise<void> {
  for (const { part, job } of parts)
    await moveAssignment(act.sql, part, {
      to: 'withdrawn',
      by,
      now: act.now,
      change: { reason, ...(part.inAt && !part.outAt ? outNow(part.inAt, job, act.now) : {}) },
    });
  await notifyMany(
    act,
    parts.map(({ part, job }) =>
      assignmentNotices.ended({ accountId: part.volunteerId, assignmentId: part.id, job, why }),
    ),
  );
}

const outNow = (inAt: Date, { visitStart }: Job, now: Date) => ({
  outAt: now,
  minutes: visitMinutes({ inAt, outAt: now, visitStart }),
});

/** Frees everybody who is asked for these locked jobs or goes to them. */
export async function endPartsOfJobs(
  act: Act<Caller, never>,
  jobs: readonly Job[],
  ending: Ending,
): Promise<void> {
  if (jobs.length === 0) return;
  const parts = await lockLiveAssignments(
    act.sql,
    jobs.map(({ id }) => id),
  );
  await endParts(
    act,
    parts.flatMap((part) => jobs.filter(({ id }) => id === part.jobId).map((job) => ({ part, job }))),
    ending,
  );
}
