import type { Sql } from '#database/transaction.ts';
import type { RollCallAnswer } from './taps.store.ts';

/** What the roll call answered to a tap of this leader before; undefined for a new one. */
export async function answerOfTap(sql: Sql, accountId: number, tapId: string) {
  const row = await sql
    .selectFrom('attendanceTaps')
    .select('answer')
    .where('accountId', '=', accountId)
    .where('tapId', '=', tapId)
    .executeTakeFirst();
  return row?.answer as RollCallAnswer | undefined;
}
