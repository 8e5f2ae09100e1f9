import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/** Activities of a team that are handed in, public, being settled or with hours in 公示: they bind it to go on. */
export async function openActivityCount(sql: Sql, teamId: number): Promise<number> {
  const row = await sql
    .selectFrom('activities')
    .select(raw<number>`count(*)::int`.as('count'))
    .where('teamId', '=', teamId)
    .where('status', 'in', ['pending', 'published', 'suspended', 'settling', 'publicity'])
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
