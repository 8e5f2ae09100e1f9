import { type RawBuilder, sql as raw } from 'kysely';
import { cappedCount } from '#database/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { reviewQueue } from '../lists.queries.ts';

type GroupFilter = { keyword?: string | undefined; scope: string | undefined } & PageRequest;

/** Submitted records inside a data scope by activity, the longest waiting first. */
export async function hourGroups(
  sql: Sql,
  { countsAll, ...filter }: GroupFilter & { countsAll?: boolean | undefined },
) {
  const queue = reviewQueue(sql, { ...filter, tab: 'submitted' });
  const total = await cappedCount(sql, queue.select('h.activityId').distinct(), countsAll);
  const rows = await queue
    .select([
      'h.activityId',
      raw<string>`min(h.activity_title)`.as('activityTitle'),
      raw<string>`min(t.name)`.as('teamName'),
      raw<number>`count(*)::int`.as('recordCount'),
      raw<number>`sum(h.minutes)::int`.as('minutes'),
      ofGrade('A').as('gradeA'),
      ofGrade('B').as('gradeB'),
      ofGrade('C').as('gradeC'),
      ofGrade('D').as('gradeD'),
      raw<Date>`min(h.updated_at)`.as('waitingSince'),
    ])
    .groupBy('h.activityId')
    .orderBy(raw`min(h.updated_at)`)
    .orderBy('h.activityId')
    .limit(filter.pageSize)
    .offset(offsetOf(filter))
    .execute();
  return { rows, total };
}

const ofGrade = (grade: 'A' | 'B' | 'C' | 'D'): RawBuilder<number> =>
  raw<number>`count(*) filter (where h.evidence_grade = ${grade})::int`;
