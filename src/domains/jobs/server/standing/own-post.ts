import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { type JobRow, lockJob } from '../jobs.store.ts';

/** A post of the calling team, locked. @throws NotFound for everybody else's and for what is no post */
export async function lockOwnPost(
  act: Pick<Act<TeamCaller>, 'sql' | 'caller'>,
  jobId: number,
): Promise<JobRow> {
  const post = await lockJob(act.sql, jobId);
  if (!isPost(post) || post.teamId !== act.caller.teamId) throw new NotFound('没有找到这个岗位');
  return post;
}

/** A standing post itself, none of its duties. */
export const isPost = (job: JobRow | undefined): job is JobRow =>
  job?.kind === 'standing' && job.parentJobId === null;
