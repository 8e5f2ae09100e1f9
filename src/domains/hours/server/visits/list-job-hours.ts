import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/visit-hours.contract.ts';
import { findOwnJob } from '../activity.queries.ts';
import { rowsOf } from '../team/team-rows.ts';

/** The hours that the visits of one's own job made, and what confirming those that wait would do. */
export const listJobHours: UseCase<typeof contract.listJobHours> = async (act, { jobId, ...page }) => {
  if (!(await findOwnJob(act.sql, jobId, act.caller.teamId))) throw new NotFound('没有这件任务');
  const { prospect, ...rows } = await rowsOf(act, { origin: { jobId }, ...page });
  return { ...rows, ...page, waiting: prospect };
};
