import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/corrections.contract.ts';
import { findOwnActivity } from '../activity.queries.ts';
import { askedCorrections } from './asked-corrections.ts';

/** The corrections that volunteers asked for in one's own activity. @throws NotFound */
export const listHourCorrections: UseCase<typeof contract.listHourCorrections> = async (
  act,
  { activityId, ...page },
) => {
  if (!(await findOwnActivity(act.sql, activityId, act.caller.teamId))) throw new NotFound('没有这个活动');
  return askedCorrections(act, { activityId }, page);
};
