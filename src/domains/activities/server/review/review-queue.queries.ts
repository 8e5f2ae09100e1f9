import { type RawBuilder, sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { countTogether } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import { askedOrder } from '#database/asked-order.ts';
import { selectNewestIds } from '#database/newest-ids.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { countedUpTo, offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { SortWord } from '#platform/contract/sorting.ts';
import { searchPatterns, searchQuery } from '#platform/contract/search-tokens.ts';
import type { ActivityStatus, QueueSort, ReviewTab } from '../../contract/activities.words.ts';
import { teamBriefColumns, type TeamBriefRow } from '../activity-head.queries.ts';
import { activityWords } from '../lists/public-list.queries.ts';

export type QueueFilter = {
  tab: ReviewTab;
  keyword: string;
  category?: CategoryKey | undefined;
  area?: string | undefined;
  status?: ActivityStatus | undefined;
  /** Activities that reach into these instants. */
  servesFrom?: Date | undefined;
  servesBefore?: Date | undefined;
  /** Only what was submitted before this instant and is undecided. */
  overdueBefore?: Date | undefined;
  /** Path of the reviewer's organisation; undefined for the whole city. */
  scope: string | undefined;
  sort?: SortWord<QueueSort> | undefined;
};

export type QueueRow = TeamBriefRow & {
  id: number;
  version: number;
  activityNo: string;
  title: string;
  category: CategoryKey;
  areaName: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  shiftCount: number;
  capacity: number;
  status: ActivityStatus;
  submittedAt: Date | null;
  /** When the change that waits was handed in. */
  changeSubmittedAt: Date | null;
  changeId: number | null;
  warnCount: number;
  releaseCount: number;
  reviewedAt: Date | null;
  reviewedBy: number | null;
  reviewerName: string | null;
  reviewNote: string | null;
  cover: unknown;
};

/** What a tab is read from: changes from those that wait, of which an activity has one at most. */
const sourceOf = (tab: ReviewTab): RawBuilder<unknown> =>
  tab === 'changes' ? raw`activity_changes w join activities a on a.id = w.activity_id` : raw`activities a`;

/** Rows of each tab; the states are spelled out so that the partial indexes serve them. */
const tabConditions: Record<ReviewTab, RawBuilder<unknown>> = {
  pending: raw`a.status = 'pending'`,
  changes: raw`w.status = 'pending' and a.status = 'published'`,
  passed: raw`a.status in ('published', 'suspended', 'settling', 'publicity', 'closed', 'cancelled')`,
  returned: raw`a.status = 'returned'`,
  all: raw`a.status <> 'draft'`,
};

const tabOrders: Record<ReviewTab, RawBuilder<unknown>> = {
  pending: raw`a.submitted_at, a.id`,
  changes: raw`w.submitted_at, w.id`,
  passed: raw`a.reviewed_at desc, a.id desc`,
  returned: raw`a.reviewed_at desc, a.id desc`,
  all: raw`a.submitted_at desc, a.id desc`,
};

function conditionsOf(filter: QueueFilter): RawBuilder<unknown> {
  const conditions = [
    tabConditions[filter.tab],
    ...(filter.category ? [raw`a.category = ${filter.category}`] : []),
    ...(filter.area ? [raw`a.area = ${filter.area}`] : []),
    ...(filter.status ? [raw`a.status = ${filter.status}`] : []),
    ...(filter.servesFrom ? [raw`a.ends_at >= ${filter.servesFrom}`] : []),
    ...(filter.servesBefore ? [raw`a.starts_at < ${filter.servesBefore}`] : []),
    ...(filter.overdueBefore ? [raw`a.submitted_at < ${filter.overdueBefore}`] : []),
    ...(filter.scope === undefined
      ? []
      : [raw`a.organisation_id in (select id from organisations where starts_with(path, ${filter.scope}))`]),
    ...keywordConditions(filter.keyword, filter.tab),
  ];
  return raw.join(conditions, raw`\n    and `);
}

/** Activities that are looked at for a keyword among the decided ones, which grow without end. */
const keywordCandidates = raw.lit(1_000);

/** Words in the title or in the team's name. Those that wait are few and read through; others come from the search words. */
function keywordConditions(keyword: string, tab: ReviewTab): RawBuilder<unknown>[] {
  const patterns = searchPatterns(keyword);
  const query = searchQuery(keyword);
  const words = patterns.map(
    (pattern) =>
      raw`(lower(a.title) like ${pattern} or a.team_id in (select id from teams where lower(name) like ${pattern}))`,
  );
  if (tab === 'pending' || tab === 'changes' || tab === 'returned' || query === undefined) return words;
  const names = raw.join(
    patterns.map((pattern) => raw`lower(name) like ${pattern}`),
    raw` and `,
  );
  return [
    raw`a.id in (
    (${selectNewestIds(activityWords, query, keywordCandidates)})
    union all
    (select id from activities where team_id in (select id from teams where ${names})
      order by updated_at desc, id desc limit ${keywordCandidates}))`,
    ...words,
  ];
}

const queueColumns = raw`a.id, a.version, a.activity_no, a.title, a.category, ar.name as area_name, a.starts_at,
  a.ends_at, a.capacity, a.status, a.submitted_at, a.warn_count, a.release_count, a.reviewed_at, a.reviewed_by,
  a.review_note, a.cover,
  w.submitted_at as change_submitted_at, w.id as change_id,
  r.display_name as reviewer_name, ${teamBriefColumns},
  (select count(*)::int from shifts where activity_id = a.id) as shift_count`;

const queueJoins = raw`join teams t on t.id = a.team_id
left join areas ar on ar.code = a.area
left join accounts r on r.id = a.reviewed_by
left join activity_changes w on w.activity_id = a.id and w.status = 'pending'`;

const askedOrders = (tab: ReviewTab): Record<QueueSort, RawBuilder<unknown>> => ({
  submittedAt: tab === 'changes' ? raw`w.submitted_at` : raw`a.submitted_at`,
  startsAt: raw`a.starts_at`,
});

const orderOf = ({ tab, sort }: QueueFilter): RawBuilder<unknown> =>
  sort ? askedOrder(sort, askedOrders(tab), raw`a.id`) : tabOrders[tab];

/** One page: the queue longest waiting first, decided ones newest decision first, or in the order that was asked for. */
export const queuePage = (filter: QueueFilter, page: PageRequest) => raw<QueueRow>`with page as (
  select a.id from ${sourceOf(filter.tab)}
  where ${conditionsOf(filter)}
  order by ${orderOf(filter)} limit ${page.pageSize} offset ${offsetOf(page)}
)
select ${queueColumns}
from page join activities a on a.id = page.id ${queueJoins}
order by ${orderOf(filter)}`;

/** Numbers of the first rows of a tab in its order. */
export const queueIds = (filter: QueueFilter, most: number) =>
  raw<{
    id: number;
  }>`select a.id from ${sourceOf(filter.tab)} where ${conditionsOf(filter)} order by ${orderOf(filter)} limit ${most}`;

/** These activities inside a scope, in no order; drafts are nobody's but the team's. */
export const queueRowsOf = (
  ids: readonly number[],
  scope: string | undefined,
) => raw<QueueRow>`select ${queueColumns}
from activities a ${queueJoins}
where a.id = any(${[...ids]}::bigint[]) and a.status <> 'draft'${
  scope === undefined
    ? raw``
    : raw` and a.organisation_id in (select id from organisations where starts_with(path, ${scope}))`
}`;

type Counting = QueueFilter & { countsAll?: boolean };

const counted = (filter: Counting): RawBuilder<unknown> => raw`(select count(*) from (
  select from ${sourceOf(filter.tab)}
  where ${conditionsOf(filter)}${filter.countsAll ? raw`` : raw` limit ${raw.lit(countedUpTo + 1)}`}
) m)`;

/** How many rows each of these has, up to 1,001 unless all of them are asked for. */
export const countQueues = (sql: Sql, filters: readonly Counting[]): Promise<number[]> =>
  countTogether(sql, filters.map(counted));

/** One activity as a row of the queue, with where it belongs and what its team is. */
export const queueRow = (activityId: number) => raw<
  QueueRow & {
    organisationId: number;
    organisationName: string;
    teamStars: number | null;
    trustGrade: 'A' | 'B' | 'C';
    leaderName: string;
    contactPhone: string;
    memberCount: number;
    activityCount: number;
  }
>`select ${queueColumns}, a.organisation_id, o.name as organisation_name, t.stars as team_stars, t.trust_grade,
  t.leader_name, t.contact_phone,
  (select count(*)::int from team_members where team_id = t.id and status = 'active') as member_count,
  (select count(*)::int from activities where team_id = t.id
     and ${isOneOf(raw`status`, listedActivityStates)}) as activity_count
from activities a ${queueJoins}
join organisations o on o.id = a.organisation_id
where a.id = ${activityId} and a.status <> 'draft'`;
