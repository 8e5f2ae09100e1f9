import type { NeedWork } from '#domains/needs/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-jobs.contract.ts';
import { workingJobStatuses } from '../../contract/jobs.words.ts';
import { lockOwnJob } from './own-job.ts';

/**
 * Whom to call and where to go, from the acceptance to the report; the look is in the log, under the need, where the requester
 * sees it counted. @throws Refusal notWorking, NotFound
 */
export const revealJobPeople: UseCase<typeof contract.revealJobPeople, { needs: NeedWork }> = async (
  act,
  { jobId },
  { needs },
) => {
  const { job, need } = await lockOwnJob(act, jobId, needs);
  if (!need) throw new NotFound('这件任务没有点单人');
  const isWorking = workingJobStatuses.some((status) => status === job.status) && job.status !== 'submitted';
  if (!isWorking) throw act.refuse('notWorking', { msg: '接单以后、结项以前才能看到门牌和电话' });
  await act.audit({ targetType: 'need', targetId: need.id, detail: { jobId } });
  return { ...needs.peopleOf(need), files: await needs.filesOf(act, need) };
};
