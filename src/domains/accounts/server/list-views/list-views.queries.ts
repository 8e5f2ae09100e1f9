import type { Sql } from '#database/transaction.ts';
import { listViewLimits } from '../../contract/list-views.words.ts';

/** Views that an account keeps of a list, the oldest first. */
export const viewsOf = (sql: Sql, accountId: number, list: string) =>
  sql
    .selectFrom('listViews')
    .select(['id as viewId', 'name', 'search'])
    .where('accountId', '=', accountId)
    .where('list', '=', list)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(listViewLimits.perList)
    .execute();
