import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/** A shift counts once, however many records (adjusted, of two days) it has. */
export async function effectiveByCategory(sql: Sql, volunteerId: number) {
  const rows = await sql
    .selectFrom('serviceHours as h')
    .innerJoin('activities as a', 'a.id', 'h.activityId')
    .select([
      'a.category',
      raw<number>`count(distinct h.shift_id) filter (where h.minutes > 0)`.as('times'),
      raw<number>`sum(h.minutes)`.as('minutes'),
    ])
    .where('h.volunteerId', '=', volunteerId)
    .where('h.status', '=', 'effective')
    .groupBy('a.category')
    .orderBy('a.category')
    .execute();
  return rows.map(({ category, times, minutes }) => ({
    category,
    times: Number(times),
    minutes: Number(minutes),
  }));
}
