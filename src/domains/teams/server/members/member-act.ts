import type { Notice } from '#domains/messages/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { MemberAct } from '../../contract/members.words.ts';
import { type MemberRole, memberRoleLabels } from '../../contract/teams.words.ts';
import { requireTeamInOffice } from '../team-in-office.ts';
import type { TeamFacts } from '../teams.queries.ts';
import { memberNotices } from './members.notices.ts';
import { allowedMemberActs } from './members.rules.ts';
import { lockTeamMembers, type MemberRow } from './members.store.ts';

/**
 * One membership of the caller's team, locked, in a state that allows the act.
 * @throws NotFound (also another team's), Refusal teamNotActive, isCaptain, wrongStatus
 */
export async function lockOwnMember(
  act: Act<TeamCaller, 'teamNotActive' | 'isCaptain' | 'wrongStatus'>,
  teamUserId: number,
  wanted: MemberAct,
): Promise<{ team: TeamFacts; row: MemberRow }> {
  const team = await requireTeamInOffice(act);
  const [row] = await lockTeamMembers(act.sql, team.teamId, [teamUserId]);
  if (!row) throw new NotFound('没有找到这位成员');
  const refusal = refusalFor(row, wanted);
  if (refusal) throw act.refuse(refusal);
  return { team, row };
}

/** Why an act of the team on this member is not possible now, or undefined. */
export function refusalFor(row: MemberRow, wanted: MemberAct): 'isCaptain' | 'wrongStatus' | undefined {
  if (allowedMemberActs(row).includes(wanted)) return undefined;
  const isLeading = row.memberRole === 'captain' && (row.status === 'active' || row.status === 'paused');
  return isLeading ? 'isCaptain' : 'wrongStatus';
}

/** Tells a member of a new role; undefined when there is nobody to tell, or nothing new. */
export function roleNotice(team: TeamFacts, row: MemberRow, role: MemberRole): Notice | undefined {
  if (row.volunteerId === null || row.memberRole === role || row.status === 'invited') return undefined;
  const about = { teamUserId: row.id, teamName: team.name };
  return memberNotices.roleChanged(row.volunteerId, about, memberRoleLabels[role]);
}
