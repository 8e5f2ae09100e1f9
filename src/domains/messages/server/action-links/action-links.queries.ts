import type { Sql } from '#database/transaction.ts';

/** A link of an account that is open, with the name of its owner, or of a requester without an account. */
export const findLink = (sql: Sql, linkId: number) =>
  sql
    .selectFrom('actionLinks as l')
    .leftJoin('accounts as a', 'a.id', 'l.accountId')
    .selectAll('l')
    .select('a.displayName')
    .where('l.id', '=', linkId)
    .where((row) => row.or([row('a.status', '=', 'active'), row('l.accountId', 'is', null)]));
