import type { Sql } from '#database/transaction.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';

/** Where work of the centre is, inside a data scope: a 所 or 站 with its district. */
export const findUnitInScope = (sql: Sql, organisationId: number, scope: Scope) =>
  sql
    .selectFrom('organisations')
    .select(['id', 'name', 'area'])
    .where('id', '=', organisationId)
    .where('kind', '<>', 'centre')
    .where('closedAt', 'is', null)
    .where(pathInScope('path', scope))
    .executeTakeFirst();

/** Those of these teams that may be asked. */
export const activeTeams = (sql: Sql, teamIds: readonly number[]) =>
  sql
    .selectFrom('teams')
    .select(['id as teamId', 'accountId', 'shortName'])
    .where('id', 'in', teamIds)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
