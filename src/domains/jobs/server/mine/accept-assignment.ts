import { notify } from '#domains/messages/server/index.ts';
import type { NeedWork } from '#domains/needs/server/index.ts';
import { toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-jobs.contract.ts';
import { assignmentNotices } from '../assign/assignment-notices.ts';
import { visitWordsOf } from '../assign/assign-members.ts';
import { moveAssignment } from '../assign/assignments.store.ts';
import { workingJobStatuses } from '../../contract/jobs.words.ts';
import { lockOwnPart, requireStanding } from './own-part.ts';

/** Says yes to going, to the visit that was shown; the team is told, and the door may be seen from now on. @throws Refusal by `acceptAssignmentRefusals`, NotFound */
export const acceptAssignment: UseCase<typeof contract.acceptAssignment, { needs: NeedWork }> = async (
  act,
  { assignmentId, visitStart },
  { needs },
) => {
  const own = await lockOwnPart(act, assignmentId, needs);
  const { part, job, told } = own;
  if (part.status === 'expired') throw act.refuse('answerOver');
  const isOpen = workingJobStatuses.some((one) => one === job.status) && job.status !== 'submitted';
  if (part.status !== 'offered' || !isOpen) throw act.refuse('notOffered');
  if (part.answerDueAt <= act.now) throw act.refuse('answerOver');
  const agreed = job.visitStatus === 'agreed' ? toInstantOrNull(job.visitStart) : null;
  if (agreed !== visitStart) throw act.refuse('visitChanged');
  await requireStanding(act, own);
  await moveAssignment(act.sql, part, {
    to: 'accepted',
    by: 'volunteer',
    now: act.now,
    change: { answeredAt: act.now },
  });
  if (told.teamAccountId)
    await notify(
      act,
      assignmentNotices.answered({
        accountId: told.teamAccountId,
        assignmentId,
        job,
        name: told.name,
        goes: true,
        why: `${visitWordsOf(job)}。`,
      }),
    );
  await act.audit({
    targetType: 'job',
    targetId: job.id,
    detail: { volunteerId: part.volunteerId, from: 'offered', to: 'accepted' },
  });
  return {};
};
