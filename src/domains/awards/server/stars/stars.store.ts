import { sql as raw, type Insertable, type Updateable } from 'kysely';
import type { StarAwardsTable } from '#database/tables/awards.ts';
import type { Sql } from '#database/transaction.ts';
import { starMinutes } from '#domains/volunteers/contract/volunteers.words.ts';

/** The levels of the national rule (domain.md 1.6), five stars for who works for the whole city; what a city changed stays. */
export async function addMissingStarLevels(sql: Sql): Promise<void> {
  await sql
    .insertInto('starLevels')
    .values(
      starMinutes.map((minMinutes, index) => ({
        level: index + 1,
        minMinutes,
        needsCity: index + 1 === starMinutes.length,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Every level, the lowest first, locked for a change. */
export const lockStarLevels = (sql: Sql) =>
  sql.selectFrom('starLevels').selectAll().orderBy('level').limit(5).forUpdate().execute();

/** Sets what one level asks for from now on. */
export async function changeStarLevel(
  sql: Sql,
  { level, ...change }: { level: number; minMinutes: number; needsCity: boolean },
): Promise<void> {
  await sql.updateTable('starLevels').set(change).where('level', '=', level).execute();
}

/** Keeps candidates; whoever has that star on its way already is passed over. */
export async function insertCandidates(
  sql: Sql,
  rows: readonly Insertable<StarAwardsTable>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql
    .insertInto('starAwards')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One star, locked for the change that follows. */
export const lockStar = (sql: Sql, starId: number) =>
  sql.selectFrom('starAwards').selectAll().where('id', '=', starId).forNoKeyUpdate().executeTakeFirst();
export type LockedStar = NonNullable<Awaited<ReturnType<typeof lockStar>>>;

/** Stars whose publicity is over without an open objection, locked; those that another process has are passed over. */
export const lockStarsOver = (sql: Sql, { now, limit }: { now: Date; limit: number }) =>
  sql
    .selectFrom('starAwards')
    .selectAll()
    .where(raw<boolean>`state = 'publicity'`)
    .where('publicityEndsAt', '<=', now)
    .orderBy('publicityEndsAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Back to no confirmation: a star that was held is confirmed by both anew. */
export const nobodyYet = { firstConfirmedBy: null, firstConfirmedAt: null, firstLeads: null };

/** Sets fields of a star that was locked. */
export async function changeStar(
  sql: Sql,
  { id, version }: Pick<LockedStar, 'id' | 'version'>,
  change: Updateable<StarAwardsTable>,
): Promise<void> {
  await sql
    .updateTable('starAwards')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** The sweep of a night, begun when nobody has; undefined while another process is at it. */
export async function lockNight(sql: Sql, night: string) {
  await sql
    .insertInto('starNights')
    .values({ night, finishedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return sql
    .selectFrom('starNights')
    .selectAll()
    .where('night', '=', night)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Notes how far the sweep of a night came. */
export async function keepNight(
  sql: Sql,
  { night, ...come }: { night: string; afterId: number; finishedAt: Date | null },
): Promise<void> {
  await sql.updateTable('starNights').set(come).where('night', '=', night).execute();
}

/** Drops the nights before a day, and says how many. */
export async function forgetNights(sql: Sql, before: string): Promise<number> {
  const { numDeletedRows } = await sql
    .deleteFrom('starNights')
    .where('night', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
