import { type RawBuilder, sql as raw } from 'kysely';
import { cappedCount } from '#database/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { visitTitle } from '../../contract/hours.words.ts';
import { reviewQueue } from '../lists.queries.ts';

type GroupFilter = { keyword?: string | undefined; scope: string | undefined } & PageRequest;

/** What belongs together: an activity, or the visits of one team's jobs. */
const groupKey = raw<number>`coalesce(h.activity_id, -h.team_id)`;

/** Submitted records inside a data scope by activity, those of visits by team, the longest waiting first. */
export async function hourGroups(
  sql: Sql,
  { countsAll, ...filter }: GroupFilter & { countsAll?: boolean | undefined },
) {
  const queue = reviewQueue(sql, { ...filter, tab: 'submitted' });
  const total = await cappedCount(sql, queue.select(groupKey.as('key')).distinct(), countsAll);
  const rows = await queue
    .select([
      raw<number | null>`max(h.activity_id)`.as('activityId'),
      raw<number>`min(h.team_id)`.as('teamId'),
      raw<string>`case when max(h.activity_id) is null then ${raw.lit(visitTitle)} else min(h.activity_title) end`.as(
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
    .groupBy(groupKey)
    .orderBy(raw`min(h.updated_at)`)
    .orderBy(groupKey)
    .limit(filter.pageSize)
    .offset(offsetOf(filter))
    .execute();
  return { rows, total };
}

const ofGrade = (grade: 'A' | 'B' | 'C' | 'D'): RawBuilder<number> =>
  raw<number>`count(*) filter (where h.evidence_grade = ${grade})::int`;
