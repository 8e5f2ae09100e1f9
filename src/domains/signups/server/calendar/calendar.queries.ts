import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { liveSignUpStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';

/** A calendar holds the last weeks and everything ahead. */
const pastDays = 30;
const mostEntries = 300;
/** What a person takes along of it. */
const mostKept = 5_000;

/** States that keep a date free. */
const isLive = isOneOf(raw`u.status`, liveSignUpStates);

export type CalendarRow = {
  signUpId: number;
  activityId: number;
  shiftId: number;
  status: (typeof liveSignUpStates)[number];
  title: string;
  postName: string;
  placeName: string;
  address: string;
  placeNote: string;
  lng: number | null;
  lat: number | null;
  teamName: string;
  preparations: string[];
  startsAt: Date;
  endsAt: Date;
  updatedAt: Date;
  /** How often the activity changed: the event's SEQUENCE. */
  changeCount: number;
};

const columns = raw`u.id as sign_up_id, a.id as activity_id, u.shift_id, u.status, a.title, s.post_name, a.place_name, a.address,
  a.place_note, a.lng, a.lat, t.name as team_name, a.preparations, s.starts_at, s.ends_at,
  greatest(u.updated_at, a.updated_at) as updated_at,
  (select count(*)::int from activity_changes c where c.activity_id = a.id and c.status = 'passed') as change_count`;
const joins = raw`sign_ups u join shifts s on s.id = u.shift_id join activities a on a.id = u.activity_id
  join teams t on t.id = a.team_id`;

/** The live sign-ups of one person around now. */
export const calendarRows = (volunteerId: number, now: Date) =>
  raw<CalendarRow>`select ${columns}
from ${joins}
where u.volunteer_id = ${volunteerId} and ${isLive}
  and u.starts_at > ${now}::timestamptz - make_interval(days => ${raw.lit(pastDays)})
order by u.starts_at, u.id limit ${raw.lit(mostEntries)}`;

/** Every live sign-up of one person there ever was, the latest ones where there are too many. */
export const wholeCalendarRows = (volunteerId: number) =>
  raw<CalendarRow>`select ${columns}
from ${joins}
where u.volunteer_id = ${volunteerId} and ${isLive}
order by u.starts_at desc, u.id desc limit ${raw.lit(mostKept)}`;

/** One live sign-up of this person. */
export const calendarRow = (signUpId: number, volunteerId: number) =>
  raw<CalendarRow>`select ${columns}
from ${joins}
where u.id = ${signUpId} and u.volunteer_id = ${volunteerId} and ${isLive}`;

/** Whose calendar this secret opens; nobody's when the person may not use the site. */
export async function feedOwner(sql: Sql, tokenHash: string): Promise<number | undefined> {
  const row = await sql
    .selectFrom('calendarFeeds as f')
    .innerJoin('volunteers as v', 'v.id', 'f.volunteerId')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .select('f.volunteerId')
    .where('f.tokenHash', '=', tokenHash)
    .where('c.status', '=', 'active')
    .where('v.status', 'not in', ['frozen', 'closing', 'closed'])
    .executeTakeFirst();
  return row?.volunteerId;
}

/** When this person's address was made. */
export async function feedSince(sql: Sql, volunteerId: number): Promise<Date | undefined> {
  const row = await sql
    .selectFrom('calendarFeeds')
    .select('createdAt')
    .where('volunteerId', '=', volunteerId)
    .executeTakeFirst();
  return row?.createdAt;
}
