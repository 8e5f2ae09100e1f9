import type { Sql } from '#database/transaction.ts';

/** What kind of service records are of; looked up for a page alone, or every record of a person would be. */
export async function categoriesOf(sql: Sql, hourIds: readonly number[]): Promise<Map<number, string>> {
  if (hourIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('hourOrigins')
    .select(['hourId', 'category'])
    .where('hourId', 'in', hourIds)
    .execute();
  return new Map(rows.map(({ hourId, category }) => [hourId, category]));
}
