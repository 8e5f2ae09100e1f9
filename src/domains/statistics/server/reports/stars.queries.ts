import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { endOfDay, startOfDay } from '#platform/contract/instants.ts';
import type { ReportSpan } from './report-span.rules.ts';

/**
 * Stars of people: how many had which at the end of a span, each person counted once by the highest that still stands, and how many of
 * each were awarded within it. `scope` speaks of `v`.
 */
export async function starsOf(sql: Sql, scope: RawBuilder<boolean>, { fromOn, toOn }: ReportSpan) {
  const { rows } = await raw<Counted>`with stars as (
    select s.volunteer_id, s.level, s.awarded_at from star_awards s join volunteers v on v.id = s.volunteer_id
    where s.state = 'awarded' and s.awarded_at < ${endOfDay(toOn)} and v.status <> 'closed' and ${scope}
  ), highest as (select volunteer_id, max(level) as level from stars group by volunteer_id)
  select l.level, (select count(*)::int from highest h where h.level = l.level) as standing,
    (select count(*)::int from stars s where s.level = l.level and s.awarded_at >= ${startOfDay(fromOn)}) as awarded
  from star_levels l order by l.level`.execute(sql);
  const named = (count: (row: Counted) => number) =>
    rows.map((row) => ({ label: starNames[row.level - 1] ?? '', value: count(row) }));
  return { standing: named((row) => row.standing), awarded: named((row) => row.awarded) };
}

type Counted = { level: number; standing: number; awarded: number };
