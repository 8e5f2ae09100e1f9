import { type Insertable, sql as raw, type Updateable } from 'kysely';
import type { ApprovalsTable } from '#database/tables/platform.ts';
import type { Sql } from '#database/transaction.ts';

/** Number of the new request; undefined while one of this kind about this subject waits. */
export const insertApproval = async (
  sql: Sql,
  row: Insertable<ApprovalsTable>,
): Promise<number | undefined> =>
  (
    await sql
      .insertInto('approvals')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'subject']).where(raw<boolean>`state = 'pending'`).doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
  )?.id;

/** A request with its row locked: two people who decide come one after the other. */
export const lockApproval = (sql: Sql, approvalId: number) =>
  sql.selectFrom('approvals').selectAll().where('id', '=', approvalId).forUpdate().executeTakeFirst();

export const settleApproval = (sql: Sql, approvalId: number, settled: Updateable<ApprovalsTable>) =>
  sql.updateTable('approvals').set(settled).where('id', '=', approvalId).execute();
