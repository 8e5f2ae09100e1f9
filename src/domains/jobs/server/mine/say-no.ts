import { notify } from '#domains/messages/server/index.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { type DeclineReason, declineReasonLabels } from '../../contract/jobs.words.ts';
import { assignmentNotices } from '../assign/assignment-notices.ts';
import { moveAssignment } from '../assign/assignments.store.ts';
import type { OwnPart } from './own-part.ts';

type No = { to: 'declined' | 'handedBack'; reason: DeclineReason; note: string };

/** Ends the caller's own part with why, and tells the team that it has to look for somebody else. */
export async function sayNo(
  act: Act<VolunteerCaller, never>,
  { part, job, told }: OwnPart,
  { to, reason, note }: No,
): Promise<void> {
  await moveAssignment(act.sql, part, {
    to,
    by: 'volunteer',
    now: act.now,
    change: { answeredAt: part.answeredAt ?? act.now, reason, note },
  });
  const why = [declineReasonLabels[reason], note].filter(Boolean).join('：');
  if (told.teamAccountId)
    await notify(
      act,
      assignmentNotices.answered({
        accountId: told.teamAccountId,
        assignmentId: part.id,
        job,
        name: told.name,
        goes: false,
        why: `${why}。婉拒不影响对方的信用。`,
      }),
    );
  await act.audit({
    targetType: 'job',
    targetId: job.id,
    reason: why,
    detail: { volunteerId: part.volunteerId, from: part.status, to },
  });
}
