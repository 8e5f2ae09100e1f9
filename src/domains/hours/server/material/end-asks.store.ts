import type { Sql } from '#database/transaction.ts';

/** Nobody waits any more for what was asked about corrections or claims that ended otherwise. */
export async function endAsks(
  sql: Sql,
  column: 'correctionId' | 'claimId',
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await sql
    .updateTable('hourMaterialAsks')
    .set({ state: 'ended', endedAt: now })
    .where('state', '=', 'open')
    .where(column, 'in', ids)
    .execute();
}
