import type { Sql } from '#database/transaction.ts';
import { resolveCaller, type StaffPolicy } from '#domains/accounts/server/index.ts';
import { actForTeam } from '#domains/teams/server/index.ts';
import type { MountOptions } from '#platform/server/calls/mount-operations.ts';

/**
 * The one place where a session becomes a caller: who holds the token, and where the browser names a team, that team with the
 * rights of the person in it. @throws NotSignedIn with one of the session codes, Forbidden for a team that the person does not lead
 */
export function resolveActingCaller(
  sql: Sql,
  policy: StaffPolicy | undefined,
): MountOptions['resolveCaller'] {
  return async (token, now, actingFor) =>
    actForTeam(sql, await resolveCaller(sql, token, { now, policy }), actingFor);
}
