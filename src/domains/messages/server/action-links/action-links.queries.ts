import type { Sql } from '#database/transaction.ts';

/** A link of an account that is open, with the name of its owner. */
export const findLink = (sql: Sql, linkId: number) =>
  sql
    .selectFrom('actionLinks as l')
    .innerJoin('accounts as a', 'a.id', 'l.accountId')
    .selectAll('l')
    .select('a.displayName')
    .where('l.id', '=', linkId)
    .where('a.status', '=', 'active');
