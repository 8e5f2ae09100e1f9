import { leadsActivity } from '#domains/teams/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/leaders.contract.ts';
import { findOwnActivity } from '../activities.queries.ts';
import { leadersOf } from './leaders.queries.ts';

/** Who leads an activity of the caller's team. @throws NotFound */
export const listActivityLeaders: UseCase<typeof contract.listActivityLeaders> = async (
  { sql, caller },
  { id },
) => {
  const own = await findOwnActivity(sql, id, caller.teamId);
  if (!own || !leadsActivity(caller, id)) throw new NotFound('没有找到这个活动');
  const rows = await leadersOf(sql, id);
  return {
    leaders: rows.map(({ teamUserId, name, groupName }) => ({ teamUserId, name, groupName })),
    canAppoint: caller.person?.rank !== 'leader' && own.status !== 'cancelled' && own.status !== 'closed',
  };
};
