import { cappedCount } from '#database/lists/capped-count.ts';
import { maskName } from '#platform/contract/masking.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-teams.contract.ts';
import { aboutOf } from '../members/member-about.rules.ts';
import { findMine } from './my-membership.ts';
import { teammateRows } from './my-teams.queries.ts';

/** Keys of drawn portraits, of the membership. */
type TeammateKeys = { portraitKeyOf: (teamUserId: number) => string };

/** Fellow members, masked unless they agreed to be named, with what they wrote of themselves where they agreed to that. @throws NotFound for anyone not in the team */
export const listTeammates: UseCase<typeof contract.listTeammates, TeammateKeys> = async (
  act,
  { teamUserId, pageNum, pageSize },
  { portraitKeyOf },
) => {
  const mine = await findMine(act, teamUserId);
  if (mine.status !== 'active' && mine.status !== 'paused') throw new NotFound('加入队伍后才能看到成员');
  const rows = await teammateRows(act.sql, mine.teamId)
    .limit(pageSize)
    .offset(offsetOf({ pageNum, pageSize }))
    .execute();
  return {
    list: rows.map((row) => ({
      avatarKey: portraitKeyOf(row.id),
      maskedName: row.isNamePublic ? row.name : maskName(row.name),
      gender: row.gender,
      memberRole: row.memberRole,
      groupName: row.groupName,
      about: aboutOf(row),
    })),
    total: await cappedCount(act.sql, teammateRows(act.sql, mine.teamId).clearOrderBy()),
    pageNum,
    pageSize,
  };
};
