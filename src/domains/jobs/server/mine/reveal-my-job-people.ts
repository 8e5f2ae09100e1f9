import type { NeedWork } from '#domains/needs/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-jobs.contract.ts';
import { workingJobStatuses } from '../../contract/jobs.words.ts';
import { lockOwnPart, requireStanding } from './own-part.ts';

/**
 * Whom to call and where to go, for who said yes, until the feedback; the look is in the log, under the need, where the requester
 * sees it counted. @throws Refusal notGoing, teamSuspended, notEligible, NotFound
 */
export const revealMyJobPeople: UseCase<typeof contract.revealMyJobPeople, { needs: NeedWork }> = async (
  act,
  { assignmentId },
  { needs },
) => {
  const own = await lockOwnPart(act, assignmentId, needs);
  const { part, job, need } = own;
  if (!need) throw new NotFound('这件任务没有点单人');
  const isOpen = workingJobStatuses.some((one) => one === job.status) && job.status !== 'submitted';
  const isGoing = part.status === 'accepted' || part.status === 'working';
  if (!isOpen || !isGoing) throw act.refuse('notGoing');
  await requireStanding(act, own);
  await act.audit({ targetType: 'need', targetId: need.id, detail: { jobId: job.id } });
  return { ...needs.peopleOf(need), files: await needs.filesOf(act, need) };
};
