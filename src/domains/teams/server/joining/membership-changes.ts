import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import type { MemberRow } from '../members/members.store.ts';
import { teamFacts, type TeamFacts } from '../teams.queries.ts';

/** A team that is in office, to be joined. Refuses `teamClosed`. */
export async function teamOf(act: Act<VolunteerCaller, 'teamClosed'>, teamId: number): Promise<TeamFacts> {
  const team = await teamFacts(act.sql, teamId);
  if (!team || (team.status !== 'active' && team.status !== 'suspended')) throw act.refuse('teamClosed');
  return team;
}

/** The audit line of a membership that its person changed. */
export const auditChange = (act: Act, row: MemberRow, to: string): Promise<void> =>
  act.audit({
    targetType: 'teamMember',
    targetId: row.id,
    detail: { teamId: row.teamId, from: row.status, to },
  });
