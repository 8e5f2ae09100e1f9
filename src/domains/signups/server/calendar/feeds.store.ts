import type { Sql } from '#database/transaction.ts';

/** Keeps a volunteer's calendar address by its hash; the earlier one ends with it. */
export async function putFeed(
  sql: Sql,
  { volunteerId, ...feed }: { volunteerId: number; tokenHash: string; createdAt: Date },
): Promise<void> {
  await sql
    .insertInto('calendarFeeds')
    .values({ volunteerId, ...feed })
    .onConflict((conflict) => conflict.column('volunteerId').doUpdateSet(feed))
    .execute();
}

/** Ends a volunteer's calendar address. */
export async function deleteFeed(sql: Sql, volunteerId: number): Promise<void> {
  await sql.deleteFrom('calendarFeeds').where('volunteerId', '=', volunteerId).execute();
}
