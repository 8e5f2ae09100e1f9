import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';

export type StaleTeams = { computedBefore: Date; limit: number };

/** Teams whose figures are older than the instant, the oldest first; a team has some, uncounted ones, from its first day. */
export const staleTeamIds = async (sql: Sql, { computedBefore, limit }: StaleTeams): Promise<number[]> => {
  const rows = await sql
    .selectFrom('teamFigures')
    .select('teamId')
    .where('computedAt', '<', computedBefore)
    .orderBy('computedAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.teamId);
};

/**
 * Counts members, activities that were ever public and effective minutes of these teams anew. Reads the tables of higher
 * rooms for a count only; each count is one index range.
 */
export async function computeFigures(sql: Sql, teamIds: readonly number[], now: Date): Promise<void> {
  await raw`
    insert into team_figures (team_id, member_count, activity_count, effective_minutes, computed_at)
    select t.id,
      (select count(*) from team_members m where m.team_id = t.id and m.status = 'active'),
      (select count(*) from activities a where a.team_id = t.id
        and ${isOneOf(raw`a.status`, listedActivityStates)}),
      (select coalesce(sum(h.minutes), 0) from service_hours h where h.team_id = t.id and h.status = 'effective'),
      ${now}
    from teams t where t.id = any(${teamIds})
    on conflict (team_id) do update set
      member_count = excluded.member_count,
      activity_count = excluded.activity_count,
      effective_minutes = excluded.effective_minutes,
      computed_at = excluded.computed_at`.execute(sql);
}
