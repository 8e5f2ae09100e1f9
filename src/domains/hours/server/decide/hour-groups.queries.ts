import { type RawBuilder, sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { withoutUnneededJoins } from '#database/lists/unneeded-joins.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { claimTitle, visitTitle } from '../../contract/hours.words.ts';
import { reviewQueue } from '../lists.queries.ts';

type GroupFilter = { keyword?: string | undefined; scope: string | undefined } & PageRequest;

/** What belongs together: an activity, the visits of one team's jobs, or the claims made to one team. */
const groupKey = raw<string>`case when h.activity_id is not null then 'a' || h.activity_id
  when h.claim_id is not null then 'c' || h.team_id else 'v' || h.team_id end`;

/**
 * Submitted records inside a data scope by activity, those of visits and of claims by team, the longest waiting first. Which groups a page
 * shows is told by an index alone; only their records are read.
 */
export async function hourGroups(
  sql: Sql,
  { countsAll, ...filter }: GroupFilter & { countsAll?: boolean | undefined },
) {
  const queue = reviewQueue(sql, { ...filter, tab: 'submitted', withRequests: true });
  const total = await cappedCount(sql, queue.select(groupKey.as('key')).distinct(), countsAll);
  const shown = await queue
    .select([
      groupKey.as('key'),
      raw<number | null>`max(h.activity_id)`.as('activityId'),
      raw<number>`min(h.team_id)`.as('teamId'),
    ])
    .groupBy(groupKey)
    .orderBy(raw`min(h.updated_at)`)
    .orderBy(groupKey)
    .limit(filter.pageSize)
    .offset(offsetOf(filter))
    .withPlugin(withoutUnneededJoins)
    .execute();
  return { rows: await groupRows(queue, shown), total };
}

type Shown = { key: string; activityId: number | null; teamId: number };

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
