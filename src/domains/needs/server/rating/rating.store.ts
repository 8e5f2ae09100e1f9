import { type Insertable, sql as raw } from 'kysely';
import type { NeedRatingsTable } from '#database/tables/needs.ts';
import type { Sql } from '#database/transaction.ts';
import { drawnCountOf } from './rating.rules.ts';

export const insertRating = (sql: Sql, rating: Insertable<NeedRatingsTable>) =>
  sql.insertInto('needRatings').values(rating).execute();

/**
 * Draws the call backs of a week from the needs that ended in it: those with the smallest hash of seed and number. A week is
 * drawn once; gives whether this was it.
 */
export async function drawWeek(
  sql: Sql,
  { week, from, until, seed, now }: { week: string; from: Date; until: Date; seed: string; now: Date },
): Promise<boolean> {
  const { count } = await sql
    .selectFrom('needs')
    .select(raw<number>`count(*)`.as('count'))
    .where('status', '=', 'closed')
    .where('endedAt', '>=', from)
    .where('endedAt', '<', until)
    .executeTakeFirstOrThrow();
  const endedCount = Number(count);
  const drawnCount = drawnCountOf(endedCount);
  const made = await sql
    .insertInto('callbackDraws')
    .values({ week, seed, endedCount, drawnCount, drawnAt: now })
    .onConflict((conflict) => conflict.column('week').doNothing())
    .executeTakeFirst();
  if (!made.numInsertedOrUpdatedRows) return false;
  await sql
    .insertInto('needCallbacks')
    .columns(['needId', 'week', 'status', 'byId', 'at'])
    .expression((insert) =>
      insert
        .selectFrom('needs')
        .select([
          'id',
          raw<string>`${week}::date`.as('week'),
          raw<'open'>`'open'`.as('status'),
          raw<null>`null::bigint`.as('byId'),
          raw<null>`null::timestamptz`.as('at'),
        ])
        .where('status', '=', 'closed')
        .where('endedAt', '>=', from)
        .where('endedAt', '<', until)
        .orderBy(raw`md5(${seed} || need_no)`)
        .limit(drawnCount),
    )
    .onConflict((conflict) => conflict.column('needId').doNothing())
    .execute();
  return true;
}

export const lockCallback = (sql: Sql, needId: number) =>
  sql.selectFrom('needCallbacks').selectAll().where('needId', '=', needId).forUpdate().executeTakeFirst();

/** Keeps what a call back found. */
export async function saveCallback(
  sql: Sql,
  needId: number,
  found: { status: 'agrees' | 'differs' | 'unreached'; note: string; byId: number; at: Date },
): Promise<void> {
  await sql.updateTable('needCallbacks').set(found).where('needId', '=', needId).execute();
}
