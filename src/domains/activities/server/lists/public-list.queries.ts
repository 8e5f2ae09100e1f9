import { sql as raw } from 'kysely';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { holdsWord } from '#database/holds-word.ts';
import { selectNewestIds, type WordIndex } from '#database/newest-ids.ts';
import type { Sql } from '#database/transaction.ts';
import type { ListKey } from '#platform/contract/keyset.ts';
import { countedUpTo, offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { Place } from '#platform/contract/ground.ts';
import { openPatterns, searchQuery } from '#platform/contract/search-tokens.ts';
import type { ListPhase, ListSort, TimeOfDay } from '../../contract/activities.words.ts';
import type { InstantSpan } from './list-span.rules.ts';
import { sortKeyOf } from './list-sort-key.queries.ts';
import { type Condition, hasFreePlaces, hasShift, phaseConditions } from '../life/phase.queries.ts';

export type ListFilter = InstantSpan & {
  keyword: string;
  category?: CategoryKey | undefined;
  area?: string | undefined;
  phase?: ListPhase | undefined;
  timeOfDay?: TimeOfDay | undefined;
  hasPlaces: boolean;
  minorsWelcome: boolean;
  teamId?: number | undefined;
  exceptId?: number | undefined;
  /** Without a phase: with what runs already and takes nobody any more. */
  withRunning?: boolean | undefined;
};
export type ListOrder = {
  sort: ListSort;
  after?: ListKey | undefined;
  /** From where `nearest` measures. */
  near?: Place | undefined;
};

/** Newest activities with a keyword that are looked at; older ones are found by narrowing the filters. */
const searchCandidates = 1_000;
/** What activities are found by. */
export const activityWords: WordIndex = { table: raw`activity_search`, key: raw`s.activity_id` };
/** Matches that are counted, and among which a list is sorted when no index serves its whole order: the soonest or the nearest ones. */
const mostMatches = countedUpTo + 1;

const hoursOf: Record<TimeOfDay, readonly [from: number, to: number]> = {
  morning: [0, 12],
  afternoon: [12, 18],
  evening: [18, 24],
};

/** A shift must begin in the span; most activities are settled by their own start without asking the shifts. */
function spanConditions({ from, to, timeOfDay }: ListFilter): Condition[] {
  const inSpan = raw.join(
    [
      ...(from ? [raw`s.starts_at >= ${from}`] : []),
      ...(to ? [raw`s.starts_at < ${to}`] : []),
      ...(timeOfDay ? [atTimeOfDay(timeOfDay)] : []),
    ],
    raw` and `,
  );
  return [
    ...(to ? [raw`a.starts_at < ${to}`] : []),
    ...(from ? [raw`a.ends_at > ${from}`] : []),
    ...(timeOfDay ? [hasShift(inSpan)] : []),
    ...(from && !timeOfDay ? [raw`(a.starts_at >= ${from} or ${hasShift(inSpan)})`] : []),
  ];
}

function atTimeOfDay(timeOfDay: TimeOfDay): Condition {
  const [from, to] = hoursOf[timeOfDay];
  const hour = raw`extract(hour from s.starts_at at time zone 'Asia/Shanghai')`;
  return raw`${hour} >= ${from} and ${hour} < ${to}`;
}

function keywordConditions(keyword: string): Condition[] {
  if (keyword === '') return [];
  const query = searchQuery(keyword);
  if (query === undefined) return [raw`false`];
  const text = raw`concat_ws(' ', a.title, a.summary, a.content, a.place_name, a.address)`;
  return [
    raw`a.id in (${selectNewestIds(activityWords, query, raw.lit(searchCandidates))})`,
    ...openPatterns(keyword).map((pattern) => holdsWord(text, pattern)),
  ];
}

/** Every condition of the public list on a row `a` of activities; the rail counts by the same. */
export function conditionsOf(filter: ListFilter, now: Date): Condition {
  const { category, area, teamId, exceptId } = filter;
  const conditions = [
    ...phaseConditions(filter, now),
    ...(category ? [raw`a.category = ${category}`] : []),
    ...(area ? [raw`a.area = ${area}`] : []),
    ...(teamId ? [raw`a.team_id = ${teamId}`] : []),
    ...(exceptId ? [raw`a.id <> ${exceptId}`] : []),
    ...(filter.minorsWelcome ? [raw`a.minor_policy <> 'none'`] : []),
    ...(filter.hasPlaces && filter.phase !== 'recruiting' ? [hasFreePlaces(now)] : []),
    ...spanConditions(filter),
    ...keywordConditions(filter.keyword),
  ];
  return raw`${raw.join(conditions, raw`\n    and `)}`;
}

/** The order that an index serves: by start, backwards for what is over, or by publication. */
function indexOrderOf(sort: ListSort, { phase }: ListFilter) {
  const isPast = phase === 'ended';
  const column = raw.ref(sort === 'newest' && !isPast ? 'a.publishedAt' : 'a.startsAt');
  const isDown = sort === 'newest' || isPast;
  return { column, isDown, by: isDown ? raw`${column} desc, a.id desc` : raw`${column}, a.id` };
}

/**
 * True when a page is sorted among a thousand matches: 离我最近 among the nearest; 时长最多 and 最缺人手 among the soonest,
 * and so 最新 inside a span of time or a phase, where the index on publication would walk past everything outside. What runs
 * is few, and its nearest are found among the soonest; what is over has an order of its own, or 离我最近 and 时长最多 among
 * the latest. Such a list has page numbers but no cursor.
 */
export function isSortedAmongThousand(sort: ListSort, { phase, from, to }: ListFilter): boolean {
  if (sort === 'nearest' || sort === 'longest') return true;
  return phase !== 'ended' && (sort === 'gap' || (sort === 'newest' && Boolean(from ?? to ?? phase)));
}

/** Which activities stand on one page, and when each begins or was published, for the cursor. */
export type ListedRow = { id: number; sortAt: Date; total: number | null };

/**
 * One page by its ids. Every list ends its order with the id. Where the page lies among the matches that are counted, one walk
 * through the index finds both, and every row tells the `total`; otherwise that is null and `countMatches` has to count.
 */
export function listPage(filter: ListFilter, order: PageOrder, now: Date) {
  return isSortedAmongThousand(order.sort, filter)
    ? pickAmongThousand(filter, order, now)
    : pickByIndex(filter, order, now);
}

type PageOrder = ListOrder & { page: PageRequest };

const matching = (filter: ListFilter, now: Date, { columns, by }: { columns: Condition; by: Condition }) =>
  raw`select a.id, ${columns} from activities a
  where ${conditionsOf(filter, now)}
  order by ${by} limit ${raw.lit(mostMatches)}`;

/** The page of all matches that are counted, and how many these are. */
const pageOfMatches = (matches: Condition, by: Condition, { pageNum, pageSize }: PageRequest) =>
  raw<ListedRow>`with matches as materialized (
  ${matches}
)
select id, sort_at, (select count(*)::int from matches) as total from matches
order by ${by} limit ${pageSize} offset ${offsetOf({ pageNum, pageSize })}`;

function pickByIndex(filter: ListFilter, { sort, after, page }: PageOrder, now: Date) {
  const { column, isDown, by } = indexOrderOf(sort, filter);
  const isCounted = !after && offsetOf(page) + page.pageSize <= mostMatches;
  if (isCounted && (sort !== 'newest' || filter.phase === 'ended')) {
    const matches = matching(filter, now, { columns: raw`${column} as sort_at`, by });
    return pageOfMatches(matches, isDown ? raw`sort_at desc, id desc` : raw`sort_at, id`, page);
  }
  const beyond = after
    ? raw`\n  and (${column}, a.id) ${isDown ? raw`<` : raw`>`} (${after.at}, ${after.id})`
    : raw``;
  return raw<ListedRow>`select a.id, ${column} as sort_at, null::int as total from activities a
where ${conditionsOf(filter, now)}${beyond}
order by ${by} limit ${page.pageSize} offset ${after ? 0 : offsetOf(page)}`;
}

function pickAmongThousand(filter: ListFilter, { sort, near, page }: PageOrder, now: Date) {
  const { key, isDown } = sortKeyOf(sort, near, now);
  const isByDistance = sort === 'nearest' && filter.phase !== 'ended' && filter.phase !== 'running';
  const matches = matching(filter, now, {
    columns: raw`a.starts_at as sort_at, ${key} as sort_key`,
    by: isByDistance ? raw`sort_key` : indexOrderOf('soonest', filter).by,
  });
  return pageOfMatches(matches, raw`sort_key${isDown ? raw` desc` : raw``}, sort_at, id`, page);
}

/** How many match: exact to 1,000, 1,001 for more. Ordered only to keep the index of the list in use. */
export const countMatches = (filter: ListFilter, now: Date) =>
  raw<{ count: number }>`select count(*)::int as count from (
  select from activities a
  where ${conditionsOf(filter, now)}
  order by ${indexOrderOf('soonest', filter).by} limit ${raw.lit(mostMatches)}
) m`;

/** Reads one page and the count. */
export async function readList(sql: Sql, filter: ListFilter, { now, ...order }: PageOrder & { now: Date }) {
  const { rows } = await listPage(filter, order, now).execute(sql);
  const total = rows[0]?.total ?? (await countMatches(filter, now).execute(sql)).rows[0]?.count ?? 0;
  return { rows, total };
}
