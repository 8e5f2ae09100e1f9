import type { NeedWork } from '#domains/needs/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { findAssignment } from '../mine/my-jobs.queries.ts';
import type { JobRow } from '../jobs.store.ts';
import { lockOwnJob } from '../team/own-job.ts';
import { type AssignmentRow, lockAssignment } from './assignments.store.ts';

/** Somebody's part in a job of the calling team, both locked: need, job, part, as everybody does. @throws NotFound for everybody else's */
export async function lockTeamPart(
  act: Pick<Act<TeamCaller>, 'sql' | 'caller'>,
  assignmentId: number,
  needs: NeedWork,
): Promise<{ job: JobRow; part: AssignmentRow }> {
  const found = await findAssignment(act.sql, assignmentId);
  if (!found) throw new NotFound('没有找到这位队员的任务');
  const { job } = await lockOwnJob(act, found.jobId, needs);
  const part = await lockAssignment(act.sql, assignmentId);
  if (!part) throw new NotFound('没有找到这位队员的任务');
  return { job, part };
}
