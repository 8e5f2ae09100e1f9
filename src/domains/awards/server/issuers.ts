import type { Sql } from '#database/transaction.ts';
import type { StaffCaller, TeamCaller } from '#platform/server/calls/act.ts';
import type { Scope } from '#platform/server/calls/scope.ts';
import { teamOf } from './awards.queries.ts';

/** Who enters: a team, or the centre for people of a scope. */
export type Issuer = { teamId: number | null; name: string; scope?: Scope };

/** The caller's team. */
export const teamIssuer = async ({ sql, caller }: { sql: Sql; caller: TeamCaller }): Promise<Issuer> => ({
  teamId: caller.teamId,
  name: (await teamOf(sql, caller.teamId)).name,
});

/** The centre, as far as the caller may reach. */
export const centreIssuer = ({ scope }: StaffCaller): Issuer => ({ teamId: null, name: '实践中心', scope });
