import type { Selectable } from 'kysely';
import type { TeamsTable } from '#database/tables/teams.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { pathOfOrganisation } from './manage-teams.queries.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import { lockTeam } from '../teams.store.ts';

/** A team inside the caller's data scope, locked. @throws NotFound outside it and for drafts: both look the same */
export async function lockScopedTeam(act: Act<StaffCaller>, teamId: number): Promise<Selectable<TeamsTable>> {
  const team = await lockTeam(act.sql, teamId);
  const scope = act.caller.scope;
  if (!team || team.status === 'draft') throw new NotFound('没有找到这支队伍');
  if (scope === undefined) return team;
  const path = await pathOfOrganisation(act.sql, team.organisationId);
  if (!isInScope(path, scope)) throw new NotFound('没有找到这支队伍');
  return team;
}
