import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

type Proposed = {
  day: string;
  isWorkday: boolean | null;
  name: string;
  proposedBy: number;
  proposedAt: Date;
};

/** Notes a change that waits for a second person; undefined when one of that day waits already. */
export const proposeCalendarChange = (sql: Sql, row: Proposed) =>
  sql
    .insertInto('workCalendarChanges')
    .values(row)
    .onConflict((conflict) => conflict.column('day').where(raw<boolean>`status = 'pending'`).doNothing())
    .returning('id')
    .executeTakeFirst();

/** A change by id, locked. */
export const lockCalendarChange = (sql: Sql, changeId: number) =>
  sql.selectFrom('workCalendarChanges').selectAll().where('id', '=', changeId).forUpdate().executeTakeFirst();

/** Ends a locked change. */
export const endCalendarChange = (
  sql: Sql,
  changeId: number,
  decided: { status: 'applied' | 'declined'; decidedBy: number; decidedAt: Date },
) => sql.updateTable('workCalendarChanges').set(decided).where('id', '=', changeId).execute();
