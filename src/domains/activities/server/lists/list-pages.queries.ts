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

/** Which activities stand on one page in their order, and when the last begins or was published, for the cursor of a full page: always one row. */
export type ListedPage = { ids: number[]; lastAt: Date | null; total: number | null };

/**
 * One page by its ids. Every list ends its order with the id. Where the page lies among the matches that are counted, one walk
 * through the index finds both, an empty page too; otherwise `total` is null and `countMatches` has to count.
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

/** The page of all matches that are counted, and how many these are; `hasCursor` says whether it can be read on behind its last row. */
const pageOfMatches = (
  matches: Condition,
  { by, hasCursor }: { by: Condition; hasCursor: boolean },
  { limit, offset }: Rows,
) =>
  raw<ListedPage>`with matches as materialized (
  ${matches}
)
select array(select id from matches order by ${by} limit ${limit} offset ${offset}) as ids, ${
    hasCursor
      ? raw`(select sort_at from matches order by ${by} limit 1 offset ${offset}::int + ${limit}::int - 1)`
      : raw`null::timestamptz`
  } as last_at, (select count(*)::int from matches) as total`;

function pickByIndex(filter: ListFilter, order: Picking, now: Date) {
  const { sort, after, limit, offset, isCounted } = order;
  const { column, isDown, by } = indexOrderOf(sort, filter);
  const columns = raw`${column} as sort_at`;
  const inPage = isDown ? raw`sort_at desc, id desc` : raw`sort_at, id`;
  if (isCounted && !after && (sort !== 'newest' || filter.phase === 'ended'))
    return pageOfMatches(matching(filter, now, { columns, by }), { by: inPage, hasCursor: true }, order);
  const beyond = after
    ? raw`\n  and (${column}, a.id) ${isDown ? raw`<` : raw`>`} (${after.at}, ${after.id})`
    : raw``;
  return raw<ListedPage>`with page as materialized (
  select a.id, ${columns} from activities a
  where ${conditionsOf(filter, now)}${beyond}
  order by ${by} limit ${limit} offset ${after ? 0 : offset}
)
select array(select id from page order by ${inPage}) as ids,
  (select ${isDown ? raw`min` : raw`max`}(sort_at) from page) as last_at, null::int as total`;
}

function pickAmongThousand(filter: ListFilter, order: Picking, now: Date) {
  const { sort, near } = order;
  const { key, isDown } = sortKeyOf(sort, near, now);
  const isByDistance = sort === 'nearest' && filter.phase !== 'ended' && filter.phase !== 'running';
  const matches = matching(filter, now, {
    columns: raw`a.starts_at as sort_at, ${key} as sort_key`,
    by: isByDistance ? raw`sort_key` : indexOrderOf('soonest', filter).by,
  });
  const by = raw`sort_key${isDown ? raw` desc` : raw``}, sort_at, id`;
  return pageOfMatches(matches, { by, hasCursor: false }, order);
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

const countRows = preparedByShape(
  (_sql, { now, ...filter }: Omit<Sent, 'limit' | 'offset'>, fixed: Omit<Fixed, 'sort' | 'isCounted'>) =>
    countMatches({ ...filter, ...fixed, keyword: '' }, now),
);

/** Reads one page and the count. */
export async function readList(sql: Sql, filter: ListFilter, order: PageOrder & { now: Date }) {
  const { now, page, sort, after, near } = order;
  const { keyword, category, area, teamId, exceptId, from, to, ...fixed } = filter;
  const sent = { category, area, teamId, exceptId, from, to, now };
  const { isCounted, ...rows } = rowsOf(page);
  // Of words the text depends.
  const [read] =
    keyword === ''
      ? await pageRows(sql, { ...sent, ...after, ...near, ...rows }, { ...fixed, sort, isCounted })
      : (await listPage(filter, order, now).execute(sql)).rows;
  const { ids, lastAt, total } = read ?? { ids: [], lastAt: null, total: 0 };
  if (total !== null) return { ids, lastAt, total };
  const [counted] =
    keyword === '' ? await countRows(sql, sent, fixed) : (await countMatches(filter, now).execute(sql)).rows;
  return { ids, lastAt, total: counted?.count ?? 0 };
}
