import type { Sql } from '#database/transaction.ts';

/** The 所 or 站 of a team, and the district that the team is of. */
export const teamHome = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teams')
    .select(['organisationId', 'area'])
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
