import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/visit-hours.contract.ts';
import { findOwnJob } from '../activity.queries.ts';
import { confirmOf } from '../confirm-of.ts';

/** Confirms the visits of one's own job (需求任务), which no code proves: managers confirm, and all of it goes to the centre. */
export const confirmJobHours: UseCase<typeof contract.confirmJobHours> = async (act, { jobId, hourIds }) => {
  if (!(await findOwnJob(act.sql, jobId, act.caller.teamId))) throw new NotFound('没有这件任务');
  return confirmOf(act, { origin: { jobId }, hourIds });
};
