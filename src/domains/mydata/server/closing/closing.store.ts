import type { Insertable } from 'kysely';
import type { AccountClosingsTable } from '#database/tables/mydata.ts';
import type { Sql } from '#database/transaction.ts';

export const insertClosing = (sql: Sql, row: Insertable<AccountClosingsTable>) =>
  sql.insertInto('accountClosings').values(row).execute();

/** The closing of somebody that is under way, its row locked. */
export const lockOpenClosing = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('accountClosings')
    .selectAll()
    .where('volunteerId', '=', volunteerId)
    .where('withdrawnAt', 'is', null)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The next closing whose time has come but for some, its row locked and passed over where somebody else holds it. */
export const takeDueClosing = (sql: Sql, now: Date, setAside: readonly number[]) =>
  sql
    .selectFrom('accountClosings')
    .selectAll()
    .where('nextTryAt', '<=', now)
    .where('withdrawnAt', 'is', null)
    .where('closedAt', 'is', null)
    .$if(setAside.length > 0, (due) => due.where('id', 'not in', [...setAside]))
    .orderBy('nextTryAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
export type ClosingRow = NonNullable<Awaited<ReturnType<typeof takeDueClosing>>>;

/** Changes a closing whose row is locked. */
export const changeClosing = (
  sql: Sql,
  id: number,
  change: Partial<
    Pick<ClosingRow, 'withdrawnAt' | 'closedAt' | 'nextTryAt' | 'toldWaitingAt' | 'wordsCipher'>
  >,
) => sql.updateTable('accountClosings').set(change).where('id', '=', id).execute();

/** The next person who left whose words are swept for, the row locked and passed over where somebody else holds it. */
export const takeSweep = (sql: Sql, now: Date) =>
  sql
    .selectFrom('accountClosings')
    .select(['id', 'volunteerId', 'closedAt', 'wordsCipher'])
    .where('wordsCipher', 'is not', null)
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
