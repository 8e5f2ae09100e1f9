import type { Sql } from '#database/transaction.ts';

export type CountedError = {
  fingerprint: string;
  message: string;
  place: string;
  frames: string;
  browser: string;
  at: Date;
};

/** Counts a report of its kind; one that was settled is open again. */
export const countPageError = (sql: Sql, { at, ...error }: CountedError) =>
  sql
    .insertInto('pageErrors')
    .values({ ...error, reportCount: 1, firstAt: at, lastAt: at, settledAt: null })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet((row) => ({
        reportCount: row('pageErrors.reportCount', '+', 1),
        lastAt: at,
        browser: error.browser,
        settledAt: null,
      })),
    )
    .execute();

/** Settles an open error; false when there is none. */
export async function settleError(sql: Sql, fingerprint: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('pageErrors')
    .set({ settledAt: at })
    .where('fingerprint', '=', fingerprint)
    .where('settledAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Errors nobody has met for so long are gone. */
export async function deleteOldErrors(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const old = sql
    .selectFrom('pageErrors')
    .select('fingerprint')
    .where('lastAt', '<', before)
    .orderBy('lastAt')
    .limit(limit);
  const { numDeletedRows } = await sql
    .deleteFrom('pageErrors')
    .where('fingerprint', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
