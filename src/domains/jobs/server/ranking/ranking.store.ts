import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { isOneOf } from '#database/is-one-of.ts';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import { dayMs } from '#platform/contract/durations.ts';
import type { RankRules } from './ranking.rules.ts';

const doneWithinMs = 365 * dayMs;

/**
 * Counts anew what each team can do: members by the categories they named, jobs and activities done within a year. Only what has
 * changed is written: a city has half a million of these rows.
 */
export async function refreshReach(sql: Sql, now: Date): Promise<void> {
  const since = new Date(now.getTime() - doneWithinMs);
  await raw`with fresh as materialized (
    select category, team_id, sum(people)::int as people_count, sum(done)::int as done_count
    from (
      select named.category, m.team_id, count(*) as people, 0 as done
      from team_members m join volunteers v on v.id = m.volunteer_id and v.status = 'active'
        cross join lateral unnest(v.service_categories) as named (category)
      where m.status = 'active' group by 1, 2
      union all
      select a.category, a.team_id, 0, count(*) from activities a
      where ${isOneOf(raw`a.status`, listedActivityStates)} and a.ends_at between ${since} and ${now} group by 1, 2
      union all
      select j.category, j.team_id, 0, count(*) from jobs j
      where j.status = 'done' and j.team_id is not null and j.ended_at > ${since} group by 1, 2
    ) counted
    join service_categories c on c.key = counted.category
    group by category, team_id
  ), gone as (
    delete from team_reach r where not exists (select from fresh f where f.category = r.category and f.team_id = r.team_id)
  )
  insert into team_reach (category, team_id, people_count, done_count, computed_at)
  select f.category, f.team_id, f.people_count, f.done_count, ${now}
  from fresh f left join team_reach r on r.category = f.category and r.team_id = f.team_id
  where (r.people_count, r.done_count) is distinct from (f.people_count, f.done_count)
  on conflict (category, team_id) do update
    set people_count = excluded.people_count, done_count = excluded.done_count, computed_at = excluded.computed_at`.execute(
    sql,
  );
}

/** Keeps how teams are ranked; false when somebody else changed it since. */
export async function saveDispatchSettings(
  sql: Sql,
  { weights, openJobs, reachMetres, version, now }: RankRules & { version: number; now: Date },
): Promise<boolean> {
  const row = { weights: JSON.stringify(weights), openJobs, reachMetres, updatedAt: now };
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await sql
      .insertInto('dispatchSettings')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await sql
    .updateTable('dispatchSettings')
    .set((one) => ({ ...row, version: one('version', '+', 1) }))
    .where('id', '=', 1)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
