import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { pathInScope } from '#platform/server/calls/scope.ts';
import { isNoRequest } from '../lists.queries.ts';

/** Numbers on the queue's tabs, in scope. */
export async function reviewCounts(sql: Sql, scope: string | undefined) {
  const rows = await sql
    .selectFrom('serviceHours as h')
    .select([
      'h.status',
      raw<number>`count(*) filter (where h.status = 'disputed' or ${isNoRequest})`.as('count'),
      raw<number>`count(*) filter (where h.source = 'correction')`.as('corrections'),
      raw<number>`count(*) filter (where h.source = 'ownClaim')`.as('claims'),
    ])
    // Constants, and one table where there is no scope: counted in its index alone.
    .where(raw<boolean>`h.status in ('submitted', 'disputed')`)
    .$if(scope !== undefined, (query) =>
      query.where('h.teamId', 'in', (teams) =>
        teams
          .selectFrom('teams as t')
          .innerJoin('organisations as o', 'o.id', 't.organisationId')
          .select('t.id')
          .where(pathInScope('o.path', scope)),
      ),
    )
    .groupBy('h.status')
    .execute();
  const of = (state: string) => rows.find((row) => row.status === state);
  return {
    submitted: Number(of('submitted')?.count ?? 0),
    corrections: Number(of('submitted')?.corrections ?? 0),
    claims: Number(of('submitted')?.claims ?? 0),
    disputed: Number(of('disputed')?.count ?? 0),
  };
}
