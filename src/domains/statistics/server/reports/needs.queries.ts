import { type RawBuilder, sql as raw } from 'kysely';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import type { Sql } from '#database/transaction.ts';
import { endOfDay, startOfDay } from '#platform/contract/instants.ts';
import type { ReportSpan } from './report-span.rules.ts';

/**
 * Needs asked in a span, as far as they have come until now: how many were verified, taken and closed, what their requesters said,
 * how fast a team took them (median minutes) and how many were verified in time. `scope` speaks of `n`.
 */
export async function needsOf(sql: Sql, scope: RawBuilder<boolean>, { fromOn, toOn }: ReportSpan) {
  const { rows } = await raw<Counted>`with asked as (
    select n.category, n.status, n.outcome, n.verified_at, n.verified_at <= n.review_due_at as in_time,
      extract(epoch from (select min(s.at) from need_steps s where s.need_id = n.id and s.status = 'accepted') - n.submitted_at) / 60 as waited
    from needs n where n.submitted_at >= ${startOfDay(fromOn)} and n.submitted_at < ${endOfDay(toOn)} and ${scope}
  )
  select category, count(*)::int as asked, count(verified_at)::int as verified, count(waited)::int as taken,
    count(*) filter (where status = 'closed')::int as closed, count(*) filter (where in_time)::int as in_time,
    count(*) filter (where outcome = 'solved')::int as solved, count(*) filter (where outcome = 'part')::int as part,
    count(*) filter (where outcome = 'unsolved')::int as unsolved, count(*) filter (where outcome = 'unrated')::int as unrated,
    round(percentile_cont(0.5) within group (order by waited))::int as median_minutes
  from asked group by grouping sets ((), (category))`.execute(sql);
  const all = rows.find(({ category }) => category === null);
  const count = (key: Exclude<keyof Counted, 'category' | 'medianMinutes'>): number => all?.[key] ?? 0;
  return {
    steps: [
      { label: '点单', value: count('asked') },
      { label: '核实', value: count('verified') },
      { label: '接单', value: count('taken') },
      { label: '结单', value: count('closed') },
    ],
    outcomes: [
      { label: '解决了', value: count('solved') },
      { label: '部分解决', value: count('part') },
      { label: '没有解决', value: count('unsolved') },
      { label: '未评价', value: count('unrated') },
    ],
    categories: rows.flatMap(({ category, asked }) =>
      category === null ? [] : [{ label: categoryName(category), value: asked }],
    ),
    medianMinutes: all?.medianMinutes ?? null,
    verifiedInTime: count('inTime'),
  };
}

type Counted = {
  category: string | null;
  asked: number;
  verified: number;
  taken: number;
  closed: number;
  inTime: number;
  solved: number;
  part: number;
  unsolved: number;
  unrated: number;
  medianMinutes: number | null;
};
