import { sql as raw } from 'kysely';
import { preparedByShape } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import type { Place } from '#platform/contract/ground.ts';
import type { ListKey } from '#platform/contract/keyset.ts';
import { countedUpTo, offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { Condition } from '../life/phase.queries.ts';
import { sortKeyOf } from './list-sort-key.queries.ts';
import {
  conditionsOf,
  indexOrderOf,
  isSortedAmongThousand,
  type ListFilter,
  type ListOrder,
} from './public-list.queries.ts';

/** Matches that are counted, and among which a list is sorted when no index serves its whole order: the soonest or the nearest ones. */
const mostMatches = countedUpTo + 1;

/** Which activities stand on one page, and when each begins or was published, for the cursor. */
export type ListedRow = { id: number; sortAt: Date; total: number | null };

/**
 * One page by its ids. Every list ends its order with the id. Where the page lies among the matches that are counted, one walk
 * through the index finds both, and every row tells the `total`; otherwise that is null and `countMatches` has to count.
 */
export const listPage = (filter: ListFilter, { page, ...order }: PageOrder, now: Date) =>
  pickPage(filter, { ...order, ...rowsOf(page) }, now);

type PageOrder = ListOrder & { page: PageRequest };
/** Which rows of the list a page has, and whether they lie among those that are counted. */
type Rows = { limit: number; offset: number; isCounted: boolean };
type Picking = ListOrder & Rows;

function rowsOf(page: PageRequest): Rows {
  const offset = offsetOf(page);
  return { limit: page.pageSize, offset, isCounted: offset + page.pageSize <= mostMatches };
}

const pickPage = (filter: ListFilter, order: Picking, now: Date) =>
  isSortedAmongThousand(order.sort, filter)
    ? pickAmongThousand(filter, order, now)
    : pickByIndex(filter, order, now);

const matching = (filter: ListFilter, now: Date, { columns, by }: { columns: Condition; by: Condition }) =>
  raw`select a.id, ${columns} from activities a
  where ${conditionsOf(filter, now)}
  order by ${by} limit ${raw.lit(mostMatches)}`;

/** The page of all matches that are counted, and how many these are. */
const pageOfMatches = (matches: Condition, by: Condition, { limit, offset }: Rows) =>
  raw<ListedRow>`with matches as materialized (
  ${matches}
)
select id, sort_at, (select count(*)::int from matches) as total from matches
order by ${by} limit ${limit} offset ${offset}`;

function pickByIndex(filter: ListFilter, order: Picking, now: Date) {
  const { sort, after, limit, offset, isCounted } = order;
  const { column, isDown, by } = indexOrderOf(sort, filter);
  if (isCounted && !after && (sort !== 'newest' || filter.phase === 'ended')) {
    const matches = matching(filter, now, { columns: raw`${column} as sort_at`, by });
    return pageOfMatches(matches, isDown ? raw`sort_at desc, id desc` : raw`sort_at, id`, order);
  }
  const beyond = after
    ? raw`\n  and (${column}, a.id) ${isDown ? raw`<` : raw`>`} (${after.at}, ${after.id})`
    : raw``;
  return raw<ListedRow>`select a.id, ${column} as sort_at, null::int as total from activities a
where ${conditionsOf(filter, now)}${beyond}
order by ${by} limit ${limit} offset ${after ? 0 : offset}`;
}

function pickAmongThousand(filter: ListFilter, order: Picking, now: Date) {
  const { sort, near } = order;
  const { key, isDown } = sortKeyOf(sort, near, now);
  const isByDistance = sort === 'nearest' && filter.phase !== 'ended' && filter.phase !== 'running';
  const matches = matching(filter, now, {
    columns: raw`a.starts_at as sort_at, ${key} as sort_key`,
    by: isByDistance ? raw`sort_key` : indexOrderOf('soonest', filter).by,
  });
  return pageOfMatches(matches, raw`sort_key${isDown ? raw` desc` : raw``}, sort_at, id`, order);
}

/** How many match: exact to 1,000, 1,001 for more. Ordered only to keep the index of the list in use. */
export const countMatches = (filter: ListFilter, now: Date) =>
  raw<{ count: number }>`select count(*)::int as count from (
  select from activities a
  where ${conditionsOf(filter, now)}
  order by ${indexOrderOf('soonest', filter).by} limit ${raw.lit(mostMatches)}
) m`;

/** What is written into the text of a list, and what is sent beside it. */
type Fixed = Pick<ListFilter, 'phase' | 'timeOfDay' | 'hasPlaces' | 'minorsWelcome' | 'withRunning'> &
  Pick<Picking, 'sort' | 'isCounted'>;
type Sent = Pick<ListFilter, 'category' | 'area' | 'teamId' | 'exceptId' | 'from' | 'to'> &
  Pick<Picking, 'limit' | 'offset'> &
  Partial<ListKey & Place> & { now: Date };

const pageRows = preparedByShape((_sql, sent: Sent, { sort, isCounted, ...fixed }: Fixed) => {
  const { at, id, lng, lat, limit, offset, now, ...filter } = sent;
  const order = {
    after: at !== undefined && id !== undefined ? { at, id } : undefined,
    near: lng !== undefined && lat !== undefined ? { lng, lat } : undefined,
  };
  return pickPage({ ...filter, ...fixed, keyword: '' }, { ...order, sort, isCounted, limit, offset }, now);
});

async function readPage(sql: Sql, filter: ListFilter, order: PageOrder & { now: Date }) {
  const { now, page, sort, after, near } = order;
  const { keyword, category, area, teamId, exceptId, from, to, ...fixed } = filter;
  // Of words the text depends.
  if (keyword !== '') return (await listPage(filter, order, now).execute(sql)).rows;
  const { isCounted, ...rows } = rowsOf(page);
  const sent = { category, area, teamId, exceptId, from, to, ...after, ...near, ...rows, now };
  return pageRows(sql, sent, { ...fixed, sort, isCounted });
}

/** Reads one page and the count. */
export async function readList(sql: Sql, filter: ListFilter, order: PageOrder & { now: Date }) {
  const rows = await readPage(sql, filter, order);
  const total = rows[0]?.total ?? (await countMatches(filter, order.now).execute(sql)).rows[0]?.count ?? 0;
  return { rows, total };
}
