import { sql as raw } from 'kysely';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import type { Sql } from '#database/transaction.ts';
import { countedUpTo, offsetOf, type PageRequest } from '#platform/contract/paging.ts';
import { searchPatterns, searchQuery } from '#platform/contract/search-tokens.ts';
import type { ListPhase, ListSort, TimeOfDay } from '../contract/activities.words.ts';
import { cardColumns, type CardRow, headJoins } from './activity-head.queries.ts';
import type { InstantSpan } from './list-span.rules.ts';
import { type Condition, hasFreePlaces, phaseConditions } from './phase.queries.ts';

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
};
/** Where a keyset page goes on: after the row with this sort instant and id. */
export type ListKey = { at: Date; id: number };
export type ListOrder = { sort: ListSort; after?: ListKey | undefined };

/** Newest activities with a keyword that are looked at; older ones are found by narrowing the filters. */
export const searchCandidates = 1_000;
/** Soonest activities among which 最缺人手 sorts. */
const gapCandidates = 1_000;

const hoursOf: Record<TimeOfDay, readonly [from: number, to: number]> = {
  morning: [0, 12],
  afternoon: [12, 18],
  evening: [18, 24],
};

/** A shift must begin in the span; most activities are settled by their own start without asking the shifts. */
function spanConditions({ from, to, timeOfDay }: ListFilter): Condition[] {
  const inSpan = raw.join(
    [
      raw`d.activity_id = a.id`,
      ...(from ? [raw`d.starts_at >= ${from}`] : []),
      ...(to ? [raw`d.starts_at < ${to}`] : []),
      ...(timeOfDay ? [atTimeOfDay(timeOfDay)] : []),
    ],
    raw` and `,
  );
  const conditions = [...(to ? [raw`a.starts_at < ${to}`] : []), ...(from ? [raw`a.ends_at > ${from}`] : [])];
  if (timeOfDay) return [...conditions, raw`exists (select from shifts d where ${inSpan})`];
  if (from) conditions.push(raw`(a.starts_at >= ${from} or exists (select from shifts d where ${inSpan}))`);
  return conditions;
}

function atTimeOfDay(timeOfDay: TimeOfDay): Condition {
  const [from, to] = hoursOf[timeOfDay];
  const hour = raw`extract(hour from d.starts_at at time zone 'Asia/Shanghai')`;
  return raw`${hour} >= ${from} and ${hour} < ${to}`;
}

function keywordConditions(keyword: string): Condition[] {
  if (keyword === '') return [];
  const query = searchQuery(keyword);
  if (query === undefined) return [raw`false`];
  const text = raw`lower(concat_ws(' ', a.title, a.summary, a.content, a.place_name, a.address))`;
  return [
    raw`a.id in (select activity_id from (select activity_id from activity_search where tokens @@ ${query}::tsquery
    order by activity_id desc limit ${raw.lit(searchCandidates)}) c)`,
    ...searchPatterns(keyword).map((pattern) => raw`${text} like ${pattern}`),
  ];
}

/** Every condition of the public list on a row `a` of activities. */
function conditionsOf(filter: ListFilter, now: Date): Condition {
  const { category, area, teamId, exceptId } = filter;
  const conditions = [
    ...phaseConditions(filter.phase, now),
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

/** How a list is ordered: its column, and downwards for what is newest or past. */
function directionOf(sort: ListSort, phase: ListPhase | undefined) {
  const column = raw.ref(sort === 'newest' ? 'a.publishedAt' : 'a.startsAt');
  const isDown = sort === 'newest' || phase === 'ended';
  return { column, isDown, order: isDown ? raw`${column} desc, a.id desc` : raw`${column}, a.id` };
}

/** One page of cards. Every list ends its order with the id; 最缺人手 sorts the soonest thousand. */
export function listPage(filter: ListFilter, order: ListOrder & { page: PageRequest }, now: Date) {
  const { column, isDown, order: orderBy } = directionOf(order.sort, filter.phase);
  const { after, page } = order;
  const beyond = isDown ? raw`<` : raw`>`;
  const where = after
    ? raw`${conditionsOf(filter, now)}\n    and (${column}, a.id) ${beyond} (${after.at}, ${after.id})`
    : conditionsOf(filter, now);
  const limit = raw`limit ${page.pageSize} offset ${after ? 0 : offsetOf(page)}`;
  const soonest = (
    rows: Condition,
  ) => raw`select a.id, ${column} as sort_at, a.capacity - a.taken_count as gap
    from activities a
    where ${where}
    order by ${orderBy} ${rows}`;
  const picked =
    order.sort === 'gap'
      ? raw`select * from (${soonest(raw`limit ${raw.lit(gapCandidates)}`)}) g order by gap desc, sort_at, id ${limit}`
      : soonest(limit);
  const outer = {
    gap: raw`page.gap desc, page.sort_at, page.id`,
    down: raw`page.sort_at desc, page.id desc`,
    up: raw`page.sort_at, page.id`,
  }[order.sort === 'gap' ? 'gap' : isDown ? 'down' : 'up'];
  return raw<CardRow & { sortAt: Date }>`with page as (
  ${picked}
)
select ${cardColumns}, page.sort_at
from page join activities a on a.id = page.id join teams t on t.id = a.team_id${headJoins(now)}
order by ${outer}`;
}

/** How many match: exact to 1,000, 1,001 for more. */
export const countMatches = (filter: ListFilter, now: Date) =>
  raw<{ count: number }>`select count(*)::int as count from (
  select from activities a where ${conditionsOf(filter, now)} limit ${raw.lit(countedUpTo + 1)}
) m`;

/** Reads one page and the count. */
export async function readList(
  sql: Sql,
  filter: ListFilter,
  { now, ...order }: ListOrder & { page: PageRequest; now: Date },
) {
  const { rows } = await listPage(filter, order, now).execute(sql);
  const counted = await countMatches(filter, now).execute(sql);
  return { rows, total: counted.rows[0]?.count ?? 0 };
}
