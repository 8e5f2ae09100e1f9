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
  const { rows, total } = await readList(sql, wanted, { ...order, now });
  const cards = await rowsOfAll(
    'activityCard',
    rows.map(({ id }) => id),
    async (handle, ids) =>
      new Map(
        (await readCards(handle, ids, now)).map((row) => [
          row.id,
          { ...toCard(row, now), distanceM: undefined },
        ]),
      ),
  );
  const hasMore = rows.length === pageSize && !isSortedAmongThousand(sort, wanted);
  const last = hasMore ? rows.at(-1) : undefined;
  return {
    list: rows.flatMap(({ id }) => {
      const card = cards.get(id);
      if (!card) return [];
      return near ? { ...card, distanceM: distanceTo(near, card) } : card;
    }),
    total,
    pageNum,
    pageSize,
    nextCursor: last ? cursorOf({ at: last.sortAt, id: last.id }) : null,
  };
};
