import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import {
  cameStates,
  listedActivityStates,
  liveHourStates,
  runningActivityStates,
} from '#domains/site/contract/states.words.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { addDays, mondayOf, startOfDay, toDay } from '#platform/contract/instants.ts';

/** The next shifts of the team from the morning of today on, at most thirty. */
export const agendaOf = (sql: Sql, teamId: number, now: Date) =>
  sql
    .selectFrom('shifts as s')
    .innerJoin('activities as a', 'a.id', 's.activityId')
    .select([
      'a.id as activityId',
      's.id as shiftId',
      'a.title',
      's.postName',
      'a.placeName',
      's.startsAt',
      's.endsAt',
      's.capacity',
      's.takenCount',
      's.minNeeded',
      raw<number>`(select count(*) from participations p where p.shift_id = s.id and p.status = 'checkedIn')`.as(
        'insideCount',
      ),
    ])
    .where('a.teamId', '=', teamId)
    .where('a.status', 'in', runningActivityStates)
    .where('s.status', '<>', 'cancelled')
    .where('s.startsAt', '>=', startOfDay(toDay(now)))
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .limit(30)
    .execute();

/** Effective minutes of the team by day since `from`, for its months and weeks. */
export async function minutesByDay(sql: Sql, teamId: number, from: string): Promise<Map<string, number>> {
  const rows = await sql
    .selectFrom('serviceHours')
    .select(['serviceOn', raw<number>`sum(minutes)`.as('minutes')])
    .where('teamId', '=', teamId)
    .where('status', '=', 'effective')
    .where('serviceOn', '>=', from)
    .groupBy('serviceOn')
    .execute();
  return new Map(rows.map(({ serviceOn, minutes }) => [serviceOn, Number(minutes)]));
}

const mostMembers = 5;

/** Members who served most since the first of the month; who has left the team is not named any more. */
export async function monthMembersOf(sql: Sql, teamId: number, today: string) {
  const rows = await sql
    .selectFrom('serviceHours as h')
    .innerJoin('teamMembers as m', (join) =>
      join
        .onRef('m.volunteerId', '=', 'h.volunteerId')
        .onRef('m.teamId', '=', 'h.teamId')
        .on('m.status', '=', 'active'),
    )
    .select([
      'm.id as teamUserId',
      'h.volunteerId',
      'm.gender',
      'm.name',
      raw<number>`sum(h.minutes)`.as('minutes'),
      raw<number>`count(distinct h.service_key)`.as('serviceCount'),
    ])
    .where('h.teamId', '=', teamId)
    .where('h.status', 'in', liveHourStates)
    .where('h.serviceOn', '>=', `${today.slice(0, 7)}-01`)
    .groupBy(['m.id', 'h.volunteerId', 'm.gender', 'm.name'])
    .orderBy(raw`sum(h.minutes) desc`)
    .orderBy('m.id')
    .limit(mostMembers)
    .execute();
  return rows.map((row) => ({
    ...row,
    minutes: Number(row.minutes),
    serviceCount: Number(row.serviceCount),
  }));
}

const mostRatings = 3;

/** What volunteers wrote last about the team's services, once the days of the blind are over. */
export const latestRatingsOf = (sql: Sql, teamId: number, now: Date) =>
  sql
    .selectFrom('ratings as r')
    .innerJoin('activities as a', 'a.id', 'r.activityId')
    .innerJoin('participations as p', 'p.id', 'r.participationId')
    .innerJoin('shifts as s', 's.id', 'p.shiftId')
    .select(['a.title', 's.startsAt', 'r.text', 'r.scores'])
    .where('r.teamId', '=', teamId)
    .where('r.direction', '=', raw.lit('ofService'))
    .where('r.shownAt', '<=', now)
    .where('r.text', '<>', '')
    .orderBy('r.shownAt', 'desc')
    .orderBy('r.participationId', 'desc')
    .limit(mostRatings)
    .execute();

/** Sums of marks that the requesters of the team's jobs gave in a year, each word counted for the job that it followed. */
export async function requesterMarksOf(sql: Sql, teamId: number, now: Date) {
  const since = new Date(now.getTime() - 365 * dayMs);
  const { rows } = await raw<{ count: number; timely: number; attitude: number; quality: number }>`
    select count(*)::int as count, coalesce(sum(r.timely), 0)::int as timely,
      coalesce(sum(r.attitude), 0)::int as attitude, coalesce(sum(r.quality), 0)::int as quality
    from jobs j join need_ratings r on r.need_id = j.need_id and r.at >= j.submitted_at
    where j.team_id = ${teamId} and j.kind = 'dispatch' and j.submitted_at > ${since}
      and num_nulls(r.timely, r.attitude, r.quality) = 0
      and not exists (select 1 from jobs o where o.need_id = j.need_id and o.id <> j.id
        and o.submitted_at > j.submitted_at and o.submitted_at <= r.at)`.execute(sql);
  const [row] = rows;
  return { count: row?.count ?? 0, sums: [row?.timely ?? 0, row?.attitude ?? 0, row?.quality ?? 0] };
}

export async function numbersOf(sql: Sql, teamId: number, now: Date) {
  const since = new Date(now.getTime() - 90 * dayMs);
  const weeksSince = addDays(mondayOf(toDay(now)), -11 * 7);
  const result = await raw<{
    memberCount: number;
    activityCount: number;
    effectiveMinutes: number;
    activeCount: number;
    came: number;
    due: number;
  }>`select
    (select count(*) from team_members where team_id = ${teamId} and status = 'active') as member_count,
    (select count(*) from activities where team_id = ${teamId} and ${isOneOf(raw`status`, listedActivityStates)}) as activity_count,
    (select coalesce(sum(minutes), 0) from service_hours where team_id = ${teamId} and status = 'effective') as effective_minutes,
    (select count(distinct h.volunteer_id) from service_hours h
      join team_members m on m.team_id = h.team_id and m.volunteer_id = h.volunteer_id and m.status = 'active'
      where h.team_id = ${teamId} and ${isOneOf(raw`h.status`, liveHourStates)} and h.service_on >= ${weeksSince}) as active_count,
    day.came, day.due
    from (select count(*) as due, count(*) filter (where ${isOneOf(raw`p.status`, cameStates)}) as came
      from participations p join activities a on a.id = p.activity_id
      where a.team_id = ${teamId} and p.created_at > ${since} and p.status not in ('excused', 'expected')) day`.execute(
    sql,
  );
  const row = result.rows[0];
  const due = Number(row?.due ?? 0);
  return {
    memberCount: Number(row?.memberCount ?? 0),
    activityCount: Number(row?.activityCount ?? 0),
    effectiveMinutes: Number(row?.effectiveMinutes ?? 0),
    activeCount: Number(row?.activeCount ?? 0),
    attendanceRate: due > 0 ? Number(row?.came ?? 0) / due : null,
  };
}
