import { leadsActivity } from '#domains/teams/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/covers.contract.ts';
import { applicationsHead } from '../applications/applications.queries.ts';
import { coversAwaiting } from './covers.queries.ts';

/** Changes of people of one activity that wait for the team's consent. @throws NotFound */
export const listCoversToDecide: UseCase<typeof contract.listCoversToDecide> = async (
  act,
  { activityId },
) => {
  const head = await applicationsHead(act.sql, activityId, act.caller.teamId);
  if (!head || !leadsActivity(act.caller, activityId)) throw new NotFound('没有找到这个活动');
  const rows = await coversAwaiting(act.sql, activityId);
  return {
    list: rows.map((row) => ({
      requestId: row.requestId,
      askerName: row.askerName,
      takerName: row.takerName ?? '',
      reason: row.reason,
      postName: row.postName,
      startsAt: toInstant(row.startsAt),
      takenAt: toInstant(row.takenAt ?? row.startsAt),
    })),
  };
};
