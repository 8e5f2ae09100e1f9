import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/** A shift and a visit count once, however many records (adjusted, of two days) it has. */
export async function effectiveByCategory(sql: Sql, volunteerId: number) {
  const rows = await sql
    .selectFrom('serviceHours as h')
    .innerJoin('hourOrigins as g', 'g.hourId', 'h.id')
    .select([
      'g.category',
      raw<number>`count(distinct coalesce(h.shift_id, -h.assignment_id)) filter (where h.minutes > 0)`.as(
        'times',
      ),
      raw<number>`sum(h.minutes)`.as('minutes'),
    ])
    .where('h.volunteerId', '=', volunteerId)
    .where('h.status', '=', 'effective')
    .groupBy('g.category')
    .orderBy('g.category')
    .execute();
  return rows.map(({ category, times, minutes }) => ({
    category,
    times: Number(times),
    minutes: Number(minutes),
  }));
}
