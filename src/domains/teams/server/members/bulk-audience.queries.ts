import { sql as raw } from 'kysely';
import type { AudienceSources } from '#domains/messages/server/index.ts';
import {
  audienceMemberRoleLabels,
  audienceMemberStatusLabels,
} from '#domains/messages/contract/messages.words.ts';

/** The members of a team who have an account, by standing, role and group, for its bulk messages. */
export const memberAudience: AudienceSources['members'] = {
  labelOf: async (_sql, _teamId, { statuses, roles, group }) =>
    [
      '队员',
      statuses.map((status) => audienceMemberStatusLabels[status]).join('、'),
      ...(roles.length > 0 ? [roles.map((role) => audienceMemberRoleLabels[role]).join('、')] : []),
      ...(group ? [group] : []),
    ].join(' · '),
  people: (teamId, { statuses, roles, group }) => raw`
  select v.account_id, v.name
  from team_members m join volunteers v on v.id = m.volunteer_id
  where m.team_id = ${teamId} and m.status = any(${statuses}::text[])
    ${roles.length === 0 ? raw`` : raw`and m.member_role = any(${roles}::text[])`}
    ${group ? raw`and m.group_name = ${group}` : raw``}`,
};
