import type { PersonRank } from '#platform/contract/account-kinds.ts';
import { type MemberRole, memberRoleLabels } from './teams.words.ts';

/** What a person may for the team: 领队 of single activities, 管理员 and 副队长, 队长. */
export const leadRanks = ['leader', 'manager', 'head'] as const satisfies readonly PersonRank[];

/** Said to whoever acts for a team that they no longer lead. */
export const leadIsOver = '你现在不负责这支队伍，不能以队伍的身份操作，请回到个人中心';

const ranks: Partial<Record<MemberRole, PersonRank>> = {
  captain: 'head',
  viceCaptain: 'manager',
  manager: 'manager',
};
/** The rank of a member in the team, by their role and whether they lead any activity; undefined: they lead nothing. */
export const rankOf = (role: MemberRole, leadsActivity: boolean): PersonRank | undefined =>
  ranks[role] ?? (leadsActivity ? 'leader' : undefined);

/** The role as whoever reads it knows it: 管理员, or 领队 of who has no office. */
export const leadRoleLabel = (role: MemberRole): string => (ranks[role] ? memberRoleLabels[role] : '领队');
