import { type Insertable, sql as raw, type Updateable } from 'kysely';
import type { CoverRequestsTable } from '#database/tables/signups.ts';
import type { Sql } from '#database/transaction.ts';

/** In constants, so that the partial index is found by a prepared statement, too. */
const isLiveRequest = raw<boolean>`status in ('open', 'awaiting')`;

/** Notes a request; undefined when one is open for this sign-up. */
export const insertCover = (sql: Sql, cover: Insertable<CoverRequestsTable>) =>
  sql
    .insertInto('coverRequests')
    .values(cover)
    .onConflict((conflict) => conflict.column('signUpId').where(isLiveRequest).doNothing())
    .returning('id')
    .executeTakeFirst();

/** Locks a request until the end of the transaction; people are locked before it. */
export const lockCover = (sql: Sql, requestId: number) =>
  sql.selectFrom('coverRequests').select('id').where('id', '=', requestId).forUpdate().execute();

export const changeCover = (sql: Sql, requestId: number, change: Updateable<CoverRequestsTable>) =>
  sql.updateTable('coverRequests').set(change).where('id', '=', requestId).execute();

export const insertAsks = (
  sql: Sql,
  {
    requestId,
    groupNo,
    now,
    volunteerIds,
  }: { requestId: number; groupNo: number; now: Date; volunteerIds: readonly number[] },
) =>
  sql
    .insertInto('coverAsks')
    .values(volunteerIds.map((volunteerId) => ({ requestId, volunteerId, groupNo, askedAt: now })))
    .execute();

/** Notes that somebody cannot; false when they were not asked. */
export async function answerAsk(
  sql: Sql,
  { requestId, volunteerId, answer }: { requestId: number; volunteerId: number; answer: 'no' | 'refused' },
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('coverAsks')
    .set({ answer })
    .where('requestId', '=', requestId)
    .where('volunteerId', '=', volunteerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
