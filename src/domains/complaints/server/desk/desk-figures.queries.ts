import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';

type Figures = {
  upheld: number;
  unfounded: number;
  refused: number;
  /** Days, at the median, until it was taken or refused; of what was taken until the first answer. */
  acceptDays: number | null;
  answerDays: number | null;
};

/** Complaints of a data scope that were answered since, by verdict, and the medians of their two clocks. */
export async function figuresSince(sql: Sql, since: Date, scope: Scope): Promise<Figures> {
  const { rows } = await raw<Figures>`select
  (count(*) filter (where c.status = 'upheld'))::int as upheld,
  (count(*) filter (where c.status = 'unfounded'))::int as unfounded,
  (count(*) filter (where c.status = 'refused'))::int as refused,
  percentile_cont(0.5) within group (order by extract(epoch from s.taken_at - c.submitted_at)::float8 / 86400) as accept_days,
  percentile_cont(0.5) within group (order by extract(epoch from s.answered_at - s.accepted_at)::float8 / 86400) as answer_days
from complaints c
left join organisations o on o.id = c.organisation_id
cross join lateral (select min(p.at) filter (where p.step in ('accepted', 'refused')) as taken_at,
  min(p.at) filter (where p.step = 'accepted') as accepted_at,
  min(p.at) filter (where p.step in ('upheld', 'unfounded')) as answered_at
  from complaint_steps p where p.complaint_id = c.id) s
where c.decided_at >= ${since} and c.status in ('upheld', 'unfounded', 'refused') and ${pathInScope('o.path', scope)}`.execute(
    sql,
  );
  return rows[0] ?? { upheld: 0, unfounded: 0, refused: 0, acceptDays: null, answerDays: null };
}
