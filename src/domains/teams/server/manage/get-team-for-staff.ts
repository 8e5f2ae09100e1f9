import { toInstantOrNull } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-teams.contract.ts';
import type { TeamsReactions } from '../reactions.ts';
import { leadingMembers, staffTeamRow } from './manage-teams.queries.ts';
import { staffTeamDetail } from './staff-team-views.ts';

/** One team inside the caller's scope. @throws NotFound outside it */
export const getTeamForStaff: UseCase<typeof contract.getTeamForStaff, TeamsReactions> = async (
  { sql, caller },
  { id },
  { openActivityCount },
) => {
  const row = await staffTeamRow(sql, id, caller.scope);
  if (!row) throw new NotFound('没有找到这支队伍');
  const members = await leadingMembers(sql, id);
  return {
    ...(await staffTeamDetail(sql, row)),
    openActivityCount: await openActivityCount(sql, id),
    members: members.map(({ id: teamUserId, joinedAt, ...member }) => ({
      teamUserId,
      ...member,
      joinedAt: toInstantOrNull(joinedAt),
    })),
    canManage: caller.permissions.has('teams.review'),
  };
};
