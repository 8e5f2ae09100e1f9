import { sql as raw } from 'kysely';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { holdsWord } from '#database/holds-word.ts';
import { selectNewestIds, type WordIndex } from '#database/newest-ids.ts';
import type { ListKey } from '#platform/contract/keyset.ts';
import type { Place } from '#platform/contract/ground.ts';
import { openPatterns, searchQuery } from '#platform/contract/search-tokens.ts';
import type { ListPhase, ListSort, TimeOfDay } from '../../contract/activities.words.ts';
import type { InstantSpan } from './list-span.rules.ts';
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

/** Bits of `day_parts`, by which the database says at which times of day an activity has a shift. */
const dayParts: Record<TimeOfDay, Condition> = {
  morning: raw.lit(1),
  afternoon: raw.lit(2),
  evening: raw.lit(4),
};

/**
 * A shift must begin in the span; most activities are settled by their own start without asking the shifts. At a time of day alone the
 * activity's own `day_parts` decide; inside a span of days it must be one and the same shift, but only those with one at that time are asked.
 */
function spanConditions({ from, to, timeOfDay }: ListFilter): Condition[] {
  const inSpan = raw.join(
    [
      ...(from ? [raw`s.starts_at >= ${from}`] : []),
      ...(to ? [raw`s.starts_at < ${to}`] : []),
      ...(timeOfDay ? [raw`day_part_of(s.starts_at) = ${dayParts[timeOfDay]}`] : []),
    ],
    raw` and `,
  );
  return [
    ...(to ? [raw`a.starts_at < ${to}`] : []),
    ...(from ? [raw`a.ends_at > ${from}`] : []),
    // Kept from the shifts, and named so: whoever keeps an answer learns from the text what it was read from.
    ...(timeOfDay ? [raw`a.day_parts & ${dayParts[timeOfDay]} <> 0 /* of its shifts */`] : []),
    ...(timeOfDay && (from ?? to) ? [hasShift(inSpan)] : []),
    ...(from && !timeOfDay ? [raw`(a.starts_at >= ${from} or ${hasShift(inSpan)})`] : []),
  ];
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
export function indexOrderOf(sort: ListSort, { phase }: ListFilter) {
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
