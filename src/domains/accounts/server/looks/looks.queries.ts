import type { Sql } from '#database/transaction.ts';
import type { DeskKind } from '../../contract/looks.words.ts';

type LookFilter = { kind: DeskKind; rowIds: readonly number[]; accountId: number; now: Date };

/** Who else has these rows open, whoever began to decide first. */
export const looksOfOthers = (sql: Sql, { kind, rowIds, accountId, now }: LookFilter) =>
  sql
    .selectFrom('deskLooks as l')
    .innerJoin('accounts as c', 'c.id', 'l.accountId')
    .select(['l.rowId', 'c.displayName as name', 'l.isDeciding'])
    .where('l.kind', '=', kind)
    .where('l.rowId', 'in', [...rowIds])
    .where('l.accountId', '<>', accountId)
    .where('l.seenUntil', '>', now)
    .orderBy('l.rowId')
    .orderBy('l.accountId')
    .limit(200)
    .execute();
