import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { absentStates, cameStates, liveHourStates } from '#domains/site/contract/states.words.ts';

/** An activity of the team's own; undefined when it is not there or another team's. */
export const findOwnActivity = (sql: Sql, activityId: number, teamId: number) =>
  sql
    .selectFrom('activities')
    .select(['id', 'title', 'status'])
    .where('id', '=', activityId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();

/** A job (任务) of the team's own; undefined when it is not there or another team's. */
export const findOwnJob = (sql: Sql, jobId: number, teamId: number) =>
  sql
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('id', '=', jobId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();

/** The shifts of an activity, in the order of the day. */
export const shiftsOf = (sql: Sql, activityId: number) =>
  sql
    .selectFrom('shifts')
    .select(['id as shiftId', 'postName', 'startsAt', 'endsAt'])
    .where('activityId', '=', activityId)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();

/**
 * 应到 and 实到 of the shifts of an activity that have begun: who has a place, came or has a record; of them who came or has a
 * record that stands. 缺席 is what the roll call says, as the board of the day counts it.
 */
export async function peopleOf(sql: Sql, activityId: number, now: Date) {
  const { rows } = await raw<{ dueCount: number; cameCount: number; absentCount: number }>`
    with present as (
      select shift_id, volunteer_id, false as came from sign_ups where activity_id = ${activityId} and status = 'confirmed'
      union all
      select shift_id, volunteer_id, ${isOneOf(raw`status`, cameStates)} from participations
        where activity_id = ${activityId} and status <> 'expected'
      union all
      select shift_id, volunteer_id, true from service_hours
        where activity_id = ${activityId} and ${isOneOf(raw`status`, liveHourStates)}
    ), people as (
      select bool_or(w.came) as came from present w join shifts s on s.id = w.shift_id
      where s.status <> 'cancelled' and s.starts_at <= ${now}
      group by w.shift_id, w.volunteer_id
    )
    select count(*)::int as due_count, (count(*) filter (where came))::int as came_count,
      (select count(*)::int from participations where activity_id = ${activityId}
        and ${isOneOf(raw`status`, absentStates)}) as absent_count
    from people`.execute(sql);
  return rows[0] ?? { dueCount: 0, cameCount: 0, absentCount: 0 };
}

/** A shift of the team's own activity, as an entry (补录) needs it; undefined when it is not there or another team's. */
export const findOwnShift = (sql: Sql, shiftId: number, teamId: number) =>
  sql
    .selectFrom('shifts as s')
    .innerJoin('activities as a', 'a.id', 's.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .select([
      's.id',
      's.activityId',
      's.startsAt',
      's.endsAt',
      's.postName',
      's.breakMinutes',
      's.status',
      'a.status as activityStatus',
      'a.title',
      'a.placeName',
      't.name as teamName',
    ])
    .where('s.id', '=', shiftId)
    .where('a.teamId', '=', teamId)
    .executeTakeFirst();
export type OwnShift = NonNullable<Awaited<ReturnType<typeof findOwnShift>>>;

/** The account that hears what concerns a team that is there. */
export async function accountOfTeam(sql: Sql, teamId: number): Promise<number> {
  const team = await sql
    .selectFrom('teams')
    .select('accountId')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
  return team.accountId;
}
