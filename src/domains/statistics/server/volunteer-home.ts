import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { toDay, toInstant } from '#platform/contract/instants.ts';
import type { Act, VolunteerCaller } from '#platform/server/act.ts';

const myActivity = (activityId: number): string => `/usercenter/index/myactivity/detail/${activityId}`;

/** The volunteer's first page: next place, what waits for an answer, days of service, suggestions with their reason. */
export async function getVolunteerHome(act: Act<VolunteerCaller>) {
  const { volunteerId } = act.caller;
  const [next] = await comingUp(act.sql, volunteerId, act.now);
  return {
    next: next ? { ...next, startsAt: toInstant(next.startsAt), endsAt: toInstant(next.endsAt) } : null,
    todos: await todosOf(act.sql, volunteerId),
    calendar: await calendarOf(act.sql, volunteerId, act.now),
    suggestions: await suggestionsFor(act.sql, volunteerId, act.now),
  };
}

const comingUp = (sql: Sql, volunteerId: number, now: Date) =>
  sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .innerJoin('shifts as s', 's.id', 'u.shiftId')
    .select([
      'u.id as signUpId',
      'a.id as activityId',
      's.id as shiftId',
      'a.title',
      'a.category',
      's.postName',
      'a.placeName',
      's.startsAt',
      's.endsAt',
    ])
    .where('u.volunteerId', '=', volunteerId)
    .where('u.status', '=', 'confirmed')
    .where('u.endsAt', '>', now)
    .orderBy('u.startsAt')
    .orderBy('u.id')
    .limit(1)
    .execute();

async function todosOf(sql: Sql, volunteerId: number) {
  const offers = await sql
    .selectFrom('signUps')
    .select(['id', 'activityId'])
    .where('volunteerId', '=', volunteerId)
    .where('status', '=', 'offered')
    .limit(20)
    .execute();
  const toConfirm = await sql
    .selectFrom('participations')
    .select(['id', 'activityId'])
    .where('volunteerId', '=', volunteerId)
    .where('status', '=', 'checkedOut')
    .where('outMethod', '=', 'fixed')
    .where('volunteerConfirmedAt', 'is', null)
    .limit(20)
    .execute();
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
      count: toConfirm.length,
      isUrgent: false,
      link: myActivity(toConfirm[0]?.activityId ?? 0),
    },
  ].filter((todo) => todo.count > 0);
}

/** Days within two months back and ahead: attended (filled) or signed up (outlined). */
async function calendarOf(sql: Sql, volunteerId: number, now: Date) {
  const rows = await sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .leftJoin('participations as p', (join) =>
      join.onRef('p.shiftId', '=', 'u.shiftId').onRef('p.volunteerId', '=', 'u.volunteerId'),
    )
    .select(['u.startsAt', 'a.id as activityId', 'a.title', 'p.status'])
    .where('u.volunteerId', '=', volunteerId)
    .where('u.status', '=', 'confirmed')
    .where('u.startsAt', '>', new Date(now.getTime() - 62 * 86_400_000))
    .where('u.startsAt', '<', new Date(now.getTime() + 62 * 86_400_000))
    .orderBy('u.startsAt')
    .limit(200)
    .execute();
  return rows
    .filter((row) => row.status === 'checkedOut' || row.status === 'checkedIn' || row.startsAt > now)
    .map((row) => ({
      day: toDay(row.startsAt),
      kind: row.status === null ? ('signedUp' as const) : ('attended' as const),
      activityId: row.activityId,
      title: row.title,
    }));
}

/** Activities with places in the person's own categories or district, soonest first, each saying why it is shown. */
async function suggestionsFor(sql: Sql, volunteerId: number, now: Date) {
  const me = await sql
    .selectFrom('volunteers')
    .select(['area', 'serviceCategories'])
    .where('id', '=', volunteerId)
    .executeTakeFirst();
  if (!me) return [];
  const rows = await sql
    .selectFrom('activities as a')
    .innerJoin('areas as r', 'r.code', 'a.area')
    .select([
      'a.id as activityId',
      'a.title',
      'a.category',
      'r.name as area',
      'a.area as areaCode',
      'a.startsAt',
    ])
    .where('a.status', '=', 'published')
    .where('a.startsAt', '>', now)
    .where('a.signUpClosesAt', '>', now)
    .where('a.signUpOpensAt', '<=', now)
    .where('a.recruitScope', '=', 'public')
    .where(raw<boolean>`a.taken_count < a.capacity`)
    .where((where) =>
      where.or([where('a.category', 'in', [...me.serviceCategories, '']), where('a.area', '=', me.area)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('signUps as u')
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
  return rows.map(({ areaCode, startsAt, ...row }) => ({
    ...row,
    startsAt: toInstant(startsAt ?? now),
    why: me.serviceCategories.includes(row.category)
      ? '你关注的服务类别'
      : areaCode === me.area
        ? '在你所在的区'
        : '近期有余位',
  }));
}
