import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/**
 * SQL: the star (星级) of the person whose number stands in `column`, 0 to 5: the highest that was awarded after publicity and not
 * withdrawn (domain.md 1.6). Every place that shows or filters stars asks this; minutes alone make nobody a star.
 */
export const awardedStar = (column: string) =>
  raw<number>`coalesce((select max(star.level) from star_awards star where star.volunteer_id = ${raw.ref(column)} and star.state = 'awarded'), 0)`;

/** One person's star, 0 to 5. */
export async function starOf(sql: Sql, volunteerId: number): Promise<number> {
  const person = await sql
    .selectFrom('volunteers as v')
    .select(awardedStar('v.id').as('star'))
    .where('v.id', '=', volunteerId)
    .executeTakeFirst();
  return person?.star ?? 0;
}

/** Effective minutes that each star asks for, the first star's first. */
export async function minutesOfStars(sql: Sql): Promise<number[]> {
  const levels = await sql.selectFrom('starLevels').select('minMinutes').orderBy('level').limit(5).execute();
  return levels.map(({ minMinutes }) => minMinutes);
}
