import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { runningActivityStates } from '#domains/site/contract/states.words.ts';

export type TeamTodoKey =
  | 'applicants'
  | 'openJobs'
  | 'openQuestions'
  | 'pendingSignUps'
  | 'returned'
  | 'noCheckOut'
  | 'calculated'
  | 'corrections'
  | 'claims'
  | 'settling'
  | 'disputed';

/** What waits for the team, longest first; kinds of which nothing waits are left out. */
export async function teamTodosOf(sql: Sql, teamId: number, now: Date) {
  const { rows } = await raw<{
    key: TeamTodoKey;
    count: number;
    oldestAt: Date;
  }>`select key, count, oldest_at from (
    select 'pendingSignUps' as key, count(*) as count, min(u.created_at) as oldest_at
      from sign_ups u join activities a on a.id = u.activity_id
      where a.team_id = ${teamId} and a.status = 'published' and u.status = 'pending' and u.starts_at > ${now}
    union all select 'openQuestions', count(*), min(p.created_at)
      from chat_posts p join activities a on a.id = p.activity_id
      where a.team_id = ${teamId} and p.kind = 'question' and p.status = 'visible' and p.answered_at is null
    union all select 'applicants', count(*), min(created_at)
      from team_members where team_id = ${teamId} and status = 'applied'
    union all select 'openJobs', count(*), min(issued_at)
      from jobs where team_id = ${teamId} and status = 'issued'
    union all select 'returned', count(*), min(coalesce(reviewed_at, submitted_at, created_at))
      from activities where team_id = ${teamId} and status = 'returned'
    union all select 'noCheckOut', count(*), min(s.ends_at)
      from participations p join activities a on a.id = p.activity_id join shifts s on s.id = p.shift_id
      where a.team_id = ${teamId} and ${isOneOf(raw`a.status`, runningActivityStates)} and p.status = 'noCheckOut'
    union all select 'calculated', count(*), min(created_at)
      from service_hours where team_id = ${teamId} and status = 'calculated'
    union all select 'corrections', count(*), min(created_at)
      from hour_corrections where team_id = ${teamId} and state = 'atTeam' and awaits_until is null
    union all select 'claims', count(*), min(created_at)
      from hour_claims where team_id = ${teamId} and state = 'atTeam' and awaits_until is null
    union all select 'settling', count(*), min(coalesce(ends_at, starts_at, created_at))
      from activities where team_id = ${teamId} and status = 'settling'
    union all select 'disputed', count(*), min(coalesce(objected_at, updated_at))
      from service_hours where team_id = ${teamId} and status = 'disputed'
  ) waiting where count > 0 order by oldest_at, key`.execute(sql);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
