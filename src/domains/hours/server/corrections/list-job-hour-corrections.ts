import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/visit-hours.contract.ts';
import { findOwnJob } from '../activity.queries.ts';
import { askedCorrections } from './asked-corrections.ts';

/** The corrections that members asked for in one's own job. @throws NotFound */
export const listJobHourCorrections: UseCase<typeof contract.listJobHourCorrections> = async (
  act,
  { jobId, ...page },
) => {
  if (!(await findOwnJob(act.sql, jobId, act.caller.teamId))) throw new NotFound('没有这件任务');
  return askedCorrections(act, { jobId }, page);
};
