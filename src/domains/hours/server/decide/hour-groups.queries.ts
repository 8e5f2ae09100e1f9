import { type RawBuilder, sql as raw } from 'kysely';
import { cappedCount, countedUpTo } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { withoutUnneededJoins } from '#database/lists/unneeded-joins.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { claimTitle, visitTitle } from '../../contract/hours.words.ts';
import { reviewQueue } from '../lists.queries.ts';

type GroupFilter = { keyword?: string | undefined; scope: string | undefined } & PageRequest;

/** What belongs together: an activity, the visits of one team's jobs, or the claims made to one team. */
const groupKey = raw<string>`case when h.activity_id is not null then 'a' || h.activity_id
  when h.claim_id is not null then 'c' || h.team_id else 'v' || h.team_id end`;

/** Records that are put together before all that wait are: more than most pages and a capped count need. */
const lookedAtFirst = 5_000;

/**
 * Submitted records inside a data scope by activity, those of visits and of claims by team, the longest waiting first. Which groups a page
 * shows is told by an index alone, and where many wait by the longest waiting of them; only the records of a page are read.
 */
export async function hourGroups(
  sql: Sql,
  { countsAll = false, ...filter }: GroupFilter & { countsAll?: boolean | undefined },
  lookedAt = lookedAtFirst,
) {
  const queue = reviewQueue(sql, { ...filter, tab: 'submitted', withRequests: true });
  const first = await groupsAmong(sql, waitsOf(queue, lookedAt), filter);
  const last = first.at(-1);
  const isAll = last !== undefined && last.recordCount < lookedAt;
  // What began to wait before the last that was looked at has its place for sure.
  const isSure = isAll || (last !== undefined && first.length === filter.pageSize && last.since < last.until);
  const shown = isSure ? first : await groupsAmong(sql, waitsOf(queue), filter);
  const most = countsAll ? Infinity : countedUpTo + 1;
  const isCounted = isAll || (last !== undefined && last.groupCount >= most);
  const total = isCounted
    ? Math.min(last.groupCount, most)
    : await cappedCount(sql, queue.select(groupKey.as('key')).distinct(), countsAll);
  return { rows: await groupRows(queue, shown), total };
}

/** What each that waits belongs to; of the longest waiting alone where a number is told. */
const waitsOf = (queue: ReturnType<typeof reviewQueue>, longest?: number) =>
  queue
    .select([groupKey.as('key'), 'h.activityId', 'h.teamId', 'h.updatedAt'])
    .$if(longest !== undefined, (waits) =>
      waits
        .orderBy('h.updatedAt')
        .orderBy('h.id')
        .limit(longest ?? 0),
    )
    .withPlugin(withoutUnneededJoins);

const groupsAmong = (sql: Sql, waits: ReturnType<typeof waitsOf>, page: PageRequest) =>
  sql
    .with('waits', () => waits)
    .selectFrom('waits')
    .select([
      'key',
      raw<number | null>`max(activity_id)`.as('activityId'),
      raw<number>`min(team_id)`.as('teamId'),
      raw<Date>`min(updated_at)`.as('since'),
      raw<number>`(count(*) over ())::int`.as('groupCount'),
      raw<number>`(select count(*)::int from waits)`.as('recordCount'),
      raw<Date>`(select max(updated_at) from waits)`.as('until'),
    ])
    .groupBy('key')
    .orderBy('since')
    .orderBy('key')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();

type Shown = Pick<Awaited<ReturnType<typeof groupsAmong>>[number], 'key' | 'activityId' | 'teamId'>;

/** What a page says of its groups, in their order. */
const groupRows = (queue: ReturnType<typeof reviewQueue>, shown: readonly Shown[]) => {
  const activityIds = shown.flatMap(({ activityId }) => activityId ?? []);
  const teamIds = shown.flatMap(({ activityId, teamId }) => (activityId === null ? [teamId] : []));
  return queue
    .select([
      raw<number | null>`max(h.activity_id)`.as('activityId'),
      raw<number>`min(h.team_id)`.as('teamId'),
      raw<boolean>`bool_or(h.claim_id is not null)`.as('isOfClaims'),
      raw<string>`case when max(h.activity_id) is not null then min(h.activity_title)
        when bool_or(h.claim_id is not null) then ${raw.lit(claimTitle)} else ${raw.lit(visitTitle)} end`.as(
        'activityTitle',
      ),
      raw<string>`min(t.name)`.as('teamName'),
      raw<number>`count(*)::int`.as('recordCount'),
      raw<number>`sum(h.minutes)::int`.as('minutes'),
      ofGrade('A').as('gradeA'),
      ofGrade('B').as('gradeB'),
      ofGrade('C').as('gradeC'),
      ofGrade('D').as('gradeD'),
      raw<Date>`min(h.updated_at)`.as('waitingSince'),
    ])
    .where(
      raw<boolean>`(h.activity_id = any(${activityIds}::bigint[]) or h.activity_id is null and h.team_id = any(${teamIds}::bigint[]))`,
    )
    .groupBy(groupKey)
    .having(groupKey, '=', raw<string>`any(${shown.map(({ key }) => key)}::text[])`)
    .orderBy(raw`min(h.updated_at)`)
    .orderBy(groupKey)
    .withPlugin(withoutUnneededJoins)
    .execute();
};

const ofGrade = (grade: 'A' | 'B' | 'C' | 'D'): RawBuilder<number> =>
  raw<number>`count(*) filter (where h.evidence_grade = ${grade})::int`;
