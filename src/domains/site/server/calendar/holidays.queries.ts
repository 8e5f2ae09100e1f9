import type { Sql } from '#database/transaction.ts';

/** Days off by the work calendar between two days, both counted, with their names; plain weekends are not among them. */
export async function readHolidays(sql: Sql, from: string, to: string): Promise<ReadonlyMap<string, string>> {
  const rows = await sql
    .selectFrom('workCalendar')
    .select(['day', 'name'])
    .where('isWorkday', '=', false)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return new Map(rows.map(({ day, name }) => [day, name]));
}
