import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act } from '#platform/server/act.ts';
import type { listActivities as operation } from '../contract/activities.contract.ts';
import { spanOf } from './list-span.rules.ts';
import { isSortedAmongSoonest, type ListFilter, type ListKey, readList } from './public-list.queries.ts';
import { toCard } from './views.rules.ts';

/** One page of public activities, by page number or by cursor. */
export async function listActivities(
  { sql, now }: Act,
  request: ParsedRequestOf<typeof operation>,
): Promise<ResultOf<typeof operation>> {
  const { pageNum, pageSize, sort, cursor, span, from, to, ...filter } = request;
  const spanned = { ...filter, ...spanOf({ span, from, to }, now) };
  const wanted = { ...spanned, withoutRunning: sort === 'soonest' && isUnfiltered(spanned) };
  const order = { sort, after: keyOf(cursor), page: { pageNum, pageSize } };
  const { rows, total } = await readList(sql, wanted, { ...order, now });
  const hasMore = rows.length === pageSize && !isSortedAmongSoonest(sort, wanted);
  const last = hasMore ? rows.at(-1) : undefined;
  return {
    list: rows.map((row) => toCard(row, now)),
    total,
    pageNum,
    pageSize,
    nextCursor: last ? `${last.sortAt.getTime()}.${last.id}` : null,
  };
}

/** Nothing asked for that a running activity could be the answer to: a state, a time, words, a team. */
const isUnfiltered = ({ phase, from, to, keyword, teamId }: ListFilter): boolean =>
  !phase && !from && !to && !keyword && !teamId;

/** A cursor is the sort instant in milliseconds and the id of the last row, `1795828800000.812`. */
function keyOf(cursor: string | undefined): ListKey | undefined {
  if (cursor === undefined) return undefined;
  const [at, id] = cursor.split('.').map(Number);
  return { at: new Date(at ?? 0), id: id ?? 0 };
}
