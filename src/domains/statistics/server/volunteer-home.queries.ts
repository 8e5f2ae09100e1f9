import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import type { ActivityCover } from '#domains/activities/contract/activity-views.contract.ts';
import { countAttendanceToConfirm } from '#domains/attendance/server/index.ts';
import { attendanceLimits } from '#domains/attendance/contract/attendance.words.ts';
import { cameStates } from '#domains/site/contract/states.words.ts';
import { minuteMs, dayMs } from '#platform/contract/durations.ts';
import { toDay, toInstant } from '#platform/contract/instants.ts';

const myActivity = (activityId: number): string => `/usercenter/index/myactivity/detail/${activityId}`;

/**
 * The place that is still to be served: what has an end on the day already (signed out, absent) is not next any more. Who is
 * inside finds it here for as long as they can check out.
 */
export const comingUp = (sql: Sql, volunteerId: number, now: Date) =>
  sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .innerJoin('shifts as s', 's.id', 'u.shiftId')
    .leftJoin('participations as p', 'p.signUpId', 'u.id')
    .select([
      'u.id as signUpId',
      'a.id as activityId',
      's.id as shiftId',
      'a.title',
      'a.category',
      raw<ActivityCover | null>`a.cover`.as('cover'),
      's.postName',
      'a.placeName',
      's.startsAt',
      's.endsAt',
    ])
    .where('u.volunteerId', '=', volunteerId)
    .where('u.status', '=', 'confirmed')
    .where('u.endsAt', '>', new Date(now.getTime() - attendanceLimits.checkOutGraceMinutes * minuteMs))
    .where(raw<boolean>`(p.status = 'checkedIn' or (p.status is null and u.ends_at > ${now}))`)
    .orderBy('u.startsAt')
    .orderBy('u.id')
    .limit(1)
    .execute();

export async function todosOf(sql: Sql, volunteerId: number) {
  const offers = await sql
    .selectFrom('signUps')
    .select(['id', 'activityId'])
    .where('volunteerId', '=', volunteerId)
    .where('status', '=', 'offered')
    .limit(20)
    .execute();
  const toConfirmCount = await countAttendanceToConfirm(sql, volunteerId);
  return [
    {
      key: 'offers',
      label: '候补名额待确认',
      count: offers.length,
      isUrgent: true,
      link: myActivity(offers[0]?.activityId ?? 0),
    },
    {
      key: 'confirm',
      label: '补签待确认',
      count: toConfirmCount,
      isUrgent: false,
      link: '/usercenter/index/myactivity',
    },
  ].filter((todo) => todo.count > 0);
}

/** Days within two months back and ahead: attended, walk-ins too (filled), or signed up (outlined). */
export async function calendarOf(sql: Sql, volunteerId: number, now: Date) {
  const [since, until] = [-62, 62].map((days) => new Date(now.getTime() + days * dayMs));
  const { rows } = await raw<{
    startsAt: Date;
    kind: 'attended' | 'signedUp';
    activityId: number;
    title: string;
  }>`
    select s.starts_at, 'attended' as kind, a.id as activity_id, a.title from participations p
      join shifts s on s.id = p.shift_id join activities a on a.id = p.activity_id
      where p.volunteer_id = ${volunteerId} and ${isOneOf(raw`p.status`, cameStates)}
        and s.starts_at > ${since} and s.starts_at < ${until}
    union all
    select u.starts_at, 'signedUp', a.id, a.title from sign_ups u join activities a on a.id = u.activity_id
      where u.volunteer_id = ${volunteerId} and u.status = 'confirmed' and u.starts_at > ${now} and u.starts_at < ${until}
        and not exists (select 1 from participations p where p.shift_id = u.shift_id and p.volunteer_id = u.volunteer_id
          and p.status <> 'expected')
    order by 1, 3 limit 200`.execute(sql);
  return rows.map(({ startsAt, ...row }) => ({ day: toDay(startsAt), ...row }));
}

/** Activities with places in the person's own categories or district, soonest first, each saying why it is shown. */
export async function suggestionsFor(sql: Sql, volunteerId: number, now: Date) {
  const me = await sql
    .selectFrom('volunteers')
    .select(['area', 'serviceCategories'])
    .where('id', '=', volunteerId)
    .executeTakeFirst();
  if (!me) return [];
  const rows = await sql
    .selectFrom('activities as a')
    .innerJoin('areas as r', 'r.code', 'a.area')
    .select(['a.id as activityId', 'a.title', 'a.category', 'r.name as area', 'a.startsAt'])
    .select(raw<ActivityCover | null>`a.cover`.as('cover'))
    .where('a.status', '=', 'published')
    .where('a.startsAt', '>', now)
    .where('a.signUpClosesAt', '>', now)
    .where('a.signUpOpensAt', '<=', now)
    .where('a.recruitScope', '=', 'public')
    .where(raw<boolean>`a.taken_count < a.capacity`)
    .where((where) =>
      where.or([where('a.category', 'in', [...me.serviceCategories, '']), where('a.area', '=', me.area)]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('signUps as u')
            .select('u.id')
            .whereRef('u.activityId', '=', 'a.id')
            .where('u.volunteerId', '=', volunteerId),
        ),
      ),
    )
    .orderBy('a.startsAt')
    .orderBy('a.id')
    .limit(4)
    .execute();
  return rows.map(({ startsAt, ...row }) => ({
    ...row,
    startsAt: toInstant(startsAt ?? now),
    why: me.serviceCategories.includes(row.category) ? '你关注的服务类别' : '在你所在的区',
  }));
}
