import type { Sql } from '#database/transaction.ts';

/** Makes categories that are not there yet; what a centre renamed or switched off stays as it is. */
export const addMissingCategories = (sql: Sql, rows: readonly { id: number; name: string; sort: number }[]) =>
  sql
    .insertInto('newsCategories')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
