import type { MemberRole } from '#domains/teams/contract/teams.words.ts';
import type { Sql } from '#database/transaction.ts';
import { buildMember } from '#domains/teams/testing/teams.builders.ts';
import { replaceLeaders } from '../server/leaders/leaders.store.ts';

/** A volunteer who leads for the team with their own login: by an office in it, or as 领队 of these activities. */
export async function buildLeader(
  sql: Sql,
  wish: { teamId: number; volunteerId: number; memberRole?: MemberRole; activityIds?: readonly number[] },
): Promise<{ memberId: number }> {
  const { teamId, volunteerId, memberRole = 'member', activityIds = [] } = wish;
  const { memberId } = await buildMember(sql, { teamId, volunteerId, memberRole });
  for (const activityId of activityIds)
    await replaceLeaders(sql, activityId, { volunteerIds: [volunteerId], by: volunteerId, at: new Date() });
  return { memberId };
}
