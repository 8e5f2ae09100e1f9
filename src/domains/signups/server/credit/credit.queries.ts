import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { type CreditStanding, standingOf } from './credit.rules.ts';

/** Active credit points of a volunteer and what they mean. */
export async function activeCredit(sql: Sql, volunteerId: number, now: Date): Promise<CreditStanding> {
  const row = await sql
    .selectFrom('creditEvents')
    .select([
      raw<number>`coalesce(sum(points), 0)`.as('points'),
      raw<Date | null>`max(created_at)`.as('newestAt'),
    ])
    .where('volunteerId', '=', volunteerId)
    .where('status', '=', 'active')
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return standingOf(Number(row.points), row.newestAt, now);
}

/** A volunteer's credit events, newest first, the last hundred. */
export async function creditEventsOf(sql: Sql, volunteerId: number) {
  return sql
    .selectFrom('creditEvents as e')
    .innerJoin('signUps as u', 'u.id', 'e.signUpId')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .select(['e.id', 'e.kind', 'e.points', 'e.createdAt', 'e.expiresAt', 'e.status', 'a.title'])
    .where('e.volunteerId', '=', volunteerId)
    .orderBy('e.id', 'desc')
    .limit(100)
    .execute();
}
