import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import { type JobRow, lockJob } from '../jobs.store.ts';
import { findJob, type JobWithNeed } from '../team/team-jobs.queries.ts';

type Looking = Pick<Act<StaffCaller>, 'sql' | 'caller'>;

/** A job inside the caller's data scope. @throws NotFound for every other */
export async function jobInScope({ sql, caller }: Looking, jobId: number): Promise<JobWithNeed> {
  const job = await findJob(sql, jobId);
  if (!job || !isInScope(job.unitPath, caller.scope)) throw new NotFound('没有找到这件任务');
  return job;
}

/** The same, its row locked. */
export async function lockJobInScope(act: Looking, jobId: number): Promise<JobRow> {
  await jobInScope(act, jobId);
  const job = await lockJob(act.sql, jobId);
  if (!job) throw new NotFound('没有找到这件任务');
  return job;
}
