import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/directives.contract.ts';
import { contestedJob } from '../contested.ts';
import { endJobs } from '../end-jobs.ts';
import { isEndedJob } from '../jobs.rules.ts';
import { lockJobInScope } from './own-part-of-city.ts';

/** Takes a 指令任务 back; its team and who was asked to go read why. @throws Refusal notOut, ofNeed, ofMicro, ofTeam, NotFound, VersionConflict */
export const withdrawJob: UseCase<typeof contract.withdrawJob> = async (act, { jobId, version, reason }) => {
  const job = await lockJobInScope(act, jobId);
  if (job.needId !== null) throw act.refuse('ofNeed');
  if (job.kind === 'micro') throw act.refuse('ofMicro');
  if (job.kind === 'standing') throw act.refuse('ofTeam');
  if (isEndedJob(job.status)) throw await decidedAlready(act, contestedJob(jobId), 'notOut');
  if (job.version !== version) throw await overtaken(act, contestedJob(jobId));
  await endJobs(act, [job], {
    by: 'staff',
    reason: 'takenBack',
    note: reason,
    why: `中心收回了这件任务：${reason}。不影响你们的响应率和信用。`,
  });
  await act.audit({
    targetType: 'job',
    targetId: jobId,
    reason,
    detail: { from: job.status, to: 'withdrawn' },
  });
  return {};
};
