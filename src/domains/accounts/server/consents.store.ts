import type { Insertable } from 'kysely';
import type { ConsentsTable } from '#database/tables/accounts.ts';
import type { Sql } from '#database/transaction.ts';

/** Keeps consents, one for each version of a text; of two equal ones the first stays. */
export const insertConsents = (sql: Sql, rows: readonly Insertable<ConsentsTable>[]) =>
  sql
    .insertInto('consents')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('consents_once').doNothing())
    .execute();
