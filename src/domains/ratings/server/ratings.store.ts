import type { Insertable } from 'kysely';
import type { RatingsTable } from '#database/tables/ratings.ts';
import type { Sql } from '#database/transaction.ts';

/** Keeps a rating; false when this side had rated already. */
export async function insertRating(sql: Sql, rating: Insertable<RatingsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await sql
    .insertInto('ratings')
    .values(rating)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
