import type { NeedWork } from '#domains/needs/server/index.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-jobs.contract.ts';
import { declineReasonLabels } from '../../contract/jobs.words.ts';
import { endPartsOfJobs } from '../assign/end-assignments.ts';
import { contestedJob } from '../contested.ts';
import { tellIssuer } from '../directive/tell-issuer.ts';
import { backToDesk } from '../end-jobs.ts';
import { moveJob } from '../jobs.store.ts';
import { lockOwnJob } from './own-job.ts';
import { saidOf } from './said-of.ts';

const givable: readonly string[] = ['accepted', 'assigning', 'inProgress'];

/** Gives a job back that was accepted; the centre looks for another team and the requester is told so. @throws Refusal notWorking, VersionConflict */
export const giveBackJob: UseCase<typeof contract.giveBackJob, { needs: NeedWork }> = async (
  act,
  { jobId, version, reason, note },
  { needs },
) => {
  const { job, need } = await lockOwnJob(act, jobId, needs);
  if (!givable.includes(job.status) || job.kind === 'standing') throw act.refuse('notWorking');
  if (job.version !== version) throw await overtaken(act, contestedJob(jobId));
  await moveJob(act.sql, job, {
    to: 'withdrawn',
    by: 'team',
    byId: act.caller.accountId,
    now: act.now,
    reason,
    note,
  });
  await endPartsOfJobs(act, [job], {
    by: 'team',
    reason: 'jobReturned',
    why: '队伍把这件任务退回了中心，不用去了。',
  });
  const why = `接单的队伍退回了这张单（${declineReasonLabels[reason]}）：${note}。请另派一支队伍。`;
  if (need) await backToDesk(act, needs, { need, by: 'team', why, tellsRequester: true });
  else await tellIssuer(act, job, { deed: '退回了', why: saidOf(reason, note) });
  await act.audit({
    targetType: 'job',
    targetId: jobId,
    reason: saidOf(reason, note),
    detail: { from: job.status, to: 'withdrawn' },
  });
  return {};
};
