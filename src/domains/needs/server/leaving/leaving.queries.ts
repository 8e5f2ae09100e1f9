import type { Sql } from '#database/transaction.ts';

/** Needs that somebody raised and that nobody has ended. */
export async function openNeedCount(sql: Sql, accountId: number): Promise<number> {
  const { count } = await sql
    .selectFrom('needs')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('requesterAccountId', '=', accountId)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Needs of somebody on which recordings or pictures hang. */
export const ownNeedsWithFiles = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('needs')
    .select('id')
    .where('requesterAccountId', '=', accountId)
    .where((row) => row.or([row('hasVoice', '=', true), row('pictureCount', '>', 0)]))
    .execute();
