import type { Sql } from '#database/transaction.ts';
import { addDays, toDay } from '#platform/contract/instants.ts';

/** A draw of the week before last, and one record drawn in it that waits. */
export async function buildSpotCheck(sql: Sql, hourId: number, now: Date): Promise<void> {
  const week = addDays(toDay(now), -14);
  await sql
    .insertInto('spotDraws')
    .values({
      week,
      seedDay: addDays(week, 7),
      seed: 'ab'.repeat(32),
      hourCount: 50,
      drawnCount: 1,
      drawnAt: now,
    })
    .onConflict((conflict) => conflict.column('week').doNothing())
    .execute();
  await sql.insertInto('spotChecks').values({ hourId, week }).execute();
}
