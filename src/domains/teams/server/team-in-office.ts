import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { teamFacts, type TeamFacts } from './teams.queries.ts';

/** The caller's team, which may look after its members: active, or suspended and finishing. Refuses `teamNotActive`. */
export async function requireTeamInOffice(act: Act<TeamCaller, 'teamNotActive'>): Promise<TeamFacts> {
  const team = await teamFacts(act.sql, act.caller.teamId);
  if (!team || (team.status !== 'active' && team.status !== 'suspended')) throw act.refuse('teamNotActive');
  return team;
}
