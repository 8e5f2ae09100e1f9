import { isInScope } from '#platform/server/calls/scope.ts';
import type { HistoryGuard } from '#platform/server/audit-words.ts';
import { Forbidden, NotFound } from '#platform/server/calls/failures.ts';
import { findJob } from './team/team-jobs.queries.ts';

/** Who dispatches reads the history of a job inside the own part of the city. */
export const jobHistoryGuard: HistoryGuard = async (act, jobId) => {
  if (!act.caller.permissions.has('needs.dispatch')) throw new Forbidden();
  const job = await findJob(act.sql, jobId);
  if (!job || !isInScope(job.unitPath, act.caller.scope)) throw new NotFound('没有找到这件任务');
};
