import type { SelectQueryBuilder } from 'kysely';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { withoutUnneededJoins } from '#database/lists/unneeded-joins.ts';

/**
 * One page of a list's query of ids, in its order. An index tells which rows are on it where the rest of the query asks for no more, so that
 * only these are put together by whoever takes the ids for a condition.
 */
export const pageOfIds = <DB, Tables extends keyof DB, Row>(
  ids: SelectQueryBuilder<DB, Tables, Row>,
  page: PageRequest,
): SelectQueryBuilder<DB, Tables, Row> =>
  ids.limit(page.pageSize).offset(offsetOf(page)).withPlugin(withoutUnneededJoins);
