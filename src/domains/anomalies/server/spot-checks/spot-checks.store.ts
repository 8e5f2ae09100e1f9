import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { SpotFinding } from '../../contract/spot-checks.words.ts';
import { spotCount } from './spot-checks.rules.ts';
import { drawOrder, recordsOfWeek } from './spot-checks.queries.ts';

type Draw = { week: string; seedDay: string; seed: string; now: Date };

/**
 * Draws from the records that took effect in a week those with the smallest SHA-256 of seed and number. A week is drawn once;
 * gives whether this was it.
 */
export async function drawWeek(sql: Sql, { week, seedDay, seed, now }: Draw): Promise<boolean> {
  const { count } = await recordsOfWeek(sql, week)
    .select(raw<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const drawnCount = spotCount(count);
  const made = await sql
    .insertInto('spotDraws')
    .values({ week, seedDay, seed, hourCount: count, drawnCount, drawnAt: now })
    .onConflict((conflict) => conflict.column('week').doNothing())
    .executeTakeFirst();
  if (!made.numInsertedOrUpdatedRows) return false;
  await sql
    .insertInto('spotChecks')
    .columns(['hourId', 'week'])
    .expression(
      recordsOfWeek(sql, week)
        .select(['h.id', raw<string>`${week}::date`.as('week')])
        .orderBy(drawOrder(seed))
        .limit(drawnCount),
    )
    .execute();
  return true;
}

/** One drawn record, locked until the transaction ends. */
export const lockSpotCheck = (sql: Sql, hourId: number) =>
  sql.selectFrom('spotChecks').selectAll().where('hourId', '=', hourId).forUpdate().executeTakeFirst();

/** Keeps what a look at a locked record found. */
export async function saveSpotCheck(
  sql: Sql,
  hourId: number,
  found: { status: SpotFinding; note: string; byId: number; at: Date },
): Promise<void> {
  await sql.updateTable('spotChecks').set(found).where('hourId', '=', hourId).execute();
}
