import { type RawBuilder, sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { undecidedSignUpStates } from '#domains/site/contract/states.words.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { countedUpTo, offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { searchPatterns } from '#platform/contract/search-tokens.ts';
import type { ActivityStatus, TeamTab } from '../../contract/activities.words.ts';
import { headColumns, headJoins, type HeadRow } from '../activity-head.queries.ts';

export type TeamFilter = {
  teamId: number;
  /** Only these of them: what a 领队 leads. */
  activityIds?: readonly number[] | undefined;
  tab: TeamTab;
  keyword: string;
  category?: CategoryKey | undefined;
  phase?: 'upcoming' | 'running' | undefined;
  hasPending: boolean;
};

export type TeamRow = HeadRow & {
  version: number;
  reviewNote: string | null;
  updatedAt: Date;
  publishedAt: Date | null;
  pendingCount: number;
  waitingCount: number;
  isMakeup: boolean;
};

const statusesOf: Record<TeamTab, readonly ActivityStatus[]> = {
  all: [],
  draft: ['draft'],
  pending: ['pending'],
  returned: ['returned'],
  published: ['published', 'suspended'],
  settling: ['settling'],
  finished: ['publicity', 'closed'],
  cancelled: ['cancelled'],
};

/** Which tab a state is counted under. */
export const tabOf = (status: ActivityStatus): TeamTab =>
  keysOf(statusesOf).find((tab) => statusesOf[tab].includes(status)) ?? 'all';

const liveCounts = raw`cross join lateral (
  select count(*) filter (where status = 'pending')::int as pending_count,
    count(*) filter (where status in ('waitlisted', 'offered'))::int as waiting_count
  from sign_ups where activity_id = a.id and ${isOneOf(raw`status`, undecidedSignUpStates)}
) u`;

function conditionsOf(filter: TeamFilter, now: Date): RawBuilder<unknown> {
  const statuses = statusesOf[filter.tab];
  const conditions = [
    raw`a.team_id = ${filter.teamId}`,
    ...(filter.activityIds ? [raw`a.id = any(${filter.activityIds}::bigint[])`] : []),
    ...(statuses.length > 0
      ? [raw`a.status in (${raw.join(statuses.map((status) => raw.lit(status)))})`]
      : []),
    ...(filter.category ? [raw`a.category = ${filter.category}`] : []),
    ...searchPatterns(filter.keyword).map((pattern) => raw`lower(a.title) like ${pattern}`),
    ...(filter.phase === 'upcoming' ? [raw`a.status = 'published' and a.starts_at > ${now}`] : []),
    ...(filter.phase === 'running'
      ? [raw`a.status = 'published' and a.starts_at <= ${now} and a.ends_at > ${now}`]
      : []),
    ...(filter.hasPending
      ? [raw`exists (select from sign_ups where activity_id = a.id and status = 'pending')`]
      : []),
  ];
  return raw.join(conditions, raw`\n    and `);
}

/** One page of a team's activities, last changed or soonest first. */
export function teamPage(
  filter: TeamFilter,
  { sort, page, now }: { sort: 'updated' | 'soonest'; page: PageRequest; now: Date },
) {
  const order = sort === 'soonest' ? raw`a.starts_at, a.id` : raw`a.updated_at desc, a.id desc`;
  return raw<TeamRow>`with page as (
  select a.id from activities a
  where ${conditionsOf(filter, now)}
  order by ${order} limit ${page.pageSize} offset ${offsetOf(page)}
)
select ${headColumns}, a.version, a.review_note, a.updated_at, a.published_at, u.pending_count, u.waiting_count,
  exists (select 1 from activity_makeups m where m.activity_id = a.id) as is_makeup
from page join activities a on a.id = page.id${headJoins(now)}
${liveCounts}
order by ${order}`;
}

/** One own activity as a row of the list. */
export const teamRow = (activityId: number, teamId: number, now: Date) =>
  raw<TeamRow>`select ${headColumns}, a.version, a.review_note, a.updated_at, a.published_at, u.pending_count, u.waiting_count,
  exists (select 1 from activity_makeups m where m.activity_id = a.id) as is_makeup
from activities a${headJoins(now)}
${liveCounts}
where a.id = ${activityId} and a.team_id = ${teamId}`;

export const countTeamMatches = (filter: TeamFilter, now: Date) =>
  raw<{ count: number }>`select count(*)::int as count from (
  select from activities a where ${conditionsOf(filter, now)} limit ${raw.lit(countedUpTo + 1)}
) m`;

/** How many of the team's activities are in each state, under the filters that are not the tab. */
export const countTeamStates = (filter: TeamFilter, now: Date) =>
  raw<{ status: ActivityStatus; count: number }>`select a.status, count(*)::int as count
from activities a
where ${conditionsOf({ ...filter, tab: 'all' }, now)}
group by a.status`;

/** Sign-ups of a team's published activities that wait for a decision. */
export const countTeamPending = ({ teamId, activityIds }: Pick<TeamFilter, 'teamId' | 'activityIds'>) =>
  raw<{ count: number }>`select count(*)::int as count
from activities a join sign_ups u on u.activity_id = a.id and u.status = 'pending'
where a.team_id = ${teamId} and a.status = 'published'${activityIds ? raw` and a.id = any(${activityIds}::bigint[])` : raw``}`;
