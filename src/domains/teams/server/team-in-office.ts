import type { Sql } from '#database/transaction.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import { type TeamFacts, teamFacts } from './teams.queries.ts';

/** A team that may look after its members: active, or suspended and finishing. @throws Refusal teamNotActive */
export async function requireTeamInOffice(sql: Sql, teamId: number): Promise<TeamFacts> {
  const team = await teamFacts(sql, teamId);
  if (!team || (team.status !== 'active' && team.status !== 'suspended')) throw new Refusal('teamNotActive');
  return team;
}

/** Locks the team, so that one transaction at a time moves the captaincy or the team's state. */
export const lockTeam = (sql: Sql, teamId: number) =>
  sql.selectFrom('teams').selectAll().where('id', '=', teamId).forNoKeyUpdate().executeTakeFirst();
