import { distanceTo } from '#platform/contract/ground.ts';
import { cursorOf, keyOf } from '#platform/contract/keyset.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/activities.contract.ts';
import { toCard } from '../views.rules.ts';
import { spanAhead } from './list-span.rules.ts';
import { readCards } from './cards.queries.ts';
import { readList } from './list-pages.queries.ts';
import { isSortedAmongThousand } from './public-list.queries.ts';

/** One page of public activities, by page number or by cursor. */
export const listActivities: UseCase<typeof contract.listActivities> = async (
  { sql, now, rowsOfAll },
  request,
) => {
  const { pageNum, pageSize, sort, near, cursor, span, from, to, ...filter } = request;
  const wanted = { ...filter, ...spanAhead({ ...filter, span, from, to }, now) };
  const order = { sort, near, after: keyOf(cursor), page: { pageNum, pageSize } };
  const { ids, lastAt, total } = await readList(sql, wanted, { ...order, now });
  const cards = await rowsOfAll('activityCard', ids, async (handle, missing) => {
    const rows = await readCards(handle, missing, now);
    return new Map(rows.map((row) => [row.id, { ...toCard(row, now), distanceM: undefined }]));
  });
  const hasMore = ids.length === pageSize && !isSortedAmongThousand(sort, wanted);
  const last = hasMore ? ids.at(-1) : undefined;
  return {
    list: ids.flatMap((id) => {
      const card = cards.get(id);
      if (!card) return [];
      return near ? { ...card, distanceM: distanceTo(near, card) } : card;
    }),
    total,
    pageNum,
    pageSize,
    nextCursor: last && lastAt ? cursorOf({ at: lastAt, id: last }) : null,
  };
};
