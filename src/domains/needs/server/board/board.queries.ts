import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { Counted } from './board.rules.ts';

export type CountedRow = Counted & {
  category: string | null;
  /** Of a district, and of each 站 in it. */
  area: string | null;
  organisationId: number | null;
  reworked: number;
};

/** Needs that ended since an instant, counted altogether, by category, by district and by unit of a district in one pass. */
export async function countEnded(sql: Sql, since: Date): Promise<CountedRow[]> {
  const { rows } = await raw<CountedRow>`with ended as (
  select n.category, n.area, n.organisation_id, n.outcome, n.rework_count,
    extract(epoch from (select min(s.at) from need_steps s where s.need_id = n.id and s.status = 'accepted') - n.submitted_at) / 60 as waited,
    n.verified_at <= n.review_due_at as is_verified_in_time,
    (select min(s.at) from need_steps s where s.need_id = n.id and s.status in ('dispatched', 'openPool')) <= n.dispatch_due_at
      as is_dispatched_in_time
  from needs n where n.status = 'closed' and n.ended_at >= ${since}
)
select category, area, organisation_id, count(*)::int as count,
  count(*) filter (where outcome = 'solved')::int as solved, count(*) filter (where outcome = 'part')::int as part,
  count(*) filter (where outcome = 'unsolved')::int as unsolved, count(*) filter (where outcome = 'unrated')::int as unrated,
  count(*) filter (where rework_count > 0)::int as reworked,
  round(percentile_cont(0.5) within group (order by waited))::int as median_minutes,
  round(percentile_cont(0.9) within group (order by waited))::int as slow_minutes,
  count(*) filter (where is_verified_in_time is not null and is_dispatched_in_time is not null)::int as timed_count,
  count(*) filter (where is_verified_in_time and is_dispatched_in_time)::int as in_time_count
from ended group by grouping sets ((), (category), (area), (area, organisation_id))`.execute(sql);
  return rows;
}

/** Units by id, to be named. */
export const unitsNamed = (sql: Sql, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : sql.selectFrom('organisations').select(['id', 'name', 'kind']).where('id', 'in', ids).execute();

/** Districts in the order of the city. */
export const districts = (sql: Sql) =>
  sql.selectFrom('areas').select(['code', 'name']).orderBy('code').limit(1_000).execute();
