import type { NeedRow, NeedWork } from '#domains/needs/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { findJob } from './team-jobs.queries.ts';
import { type JobRow, lockJob } from '../jobs.store.ts';

/** A job of the calling team with its need, both locked: the need first, as everybody does. @throws NotFound for everybody else's */
export async function lockOwnJob(
  act: Pick<Act<TeamCaller>, 'sql' | 'caller'>,
  jobId: number,
  needs: NeedWork,
): Promise<{ job: JobRow; need: NeedRow | undefined }> {
  const found = await findJob(act.sql, jobId);
  if (!found || found.teamId !== act.caller.teamId) throw new NotFound('没有找到这件任务');
  const need = found.needId === null ? undefined : await needs.lock(act, found.needId);
  const job = await lockJob(act.sql, jobId);
  if (!job) throw new NotFound('没有找到这件任务');
  return { job, need };
}
