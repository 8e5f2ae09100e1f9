import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { openHourStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';
import { othersOnDevice } from '#domains/attendance/server/index.ts';
import type { HourState } from '../contract/hours.words.ts';
import { dayKeyOf } from './hours.rules.ts';
import { type HourOrigin, isOf } from './origin.queries.ts';

/** What hours are computed from: one complete participation with its shift, activity and team. */
export async function completeTime(sql: Sql, participationId: number) {
  return sql
    .selectFrom('participations as p')
    .innerJoin('shifts as s', 's.id', 'p.shiftId')
    .innerJoin('activities as a', 'a.id', 'p.activityId')
    .select([
      'p.id as participationId',
      'p.volunteerId',
      'p.activityId',
      'p.shiftId',
      'p.checkedInAt',
      'p.checkedOutAt',
      'p.inMethod',
      'p.outMethod',
      'p.placeResult',
      othersOnDevice.as('othersOnDevice'),
      'p.objection',
      's.startsAt',
      's.endsAt',
      's.breakMinutes',
      's.postName',
      'a.teamId',
      'a.title',
      'a.placeName',
    ])
    .where('p.id', '=', participationId)
    .executeTakeFirst();
}

/**
 * Rows by state, minutes in all, and people whose attendance is still open, of one activity: inside, 未签退, or neither
 * called nor entered (补录) after the end. Of a past activity (补录) that the centre passed nobody was there to call: what became of the
 * record is all.
 */
export async function activityHourCounts(sql: Sql, activityId: number, now: Date) {
  const states = await sql
    .selectFrom('serviceHours')
    .select([
      'status',
      raw<number>`count(*)`.as('count'),
      raw<number>`coalesce(sum(minutes), 0)`.as('minutes'),
      raw<number>`count(*) filter (where minutes <> calculated_minutes)`.as('adjusted'),
    ])
    .where('activityId', '=', activityId)
    .where('source', '<>', 'reversal')
    .groupBy('status')
    .execute();
  const open = await raw<{ count: number }>`
    select (select count(*) from sign_ups u join shifts s on s.id = u.shift_id
        where u.activity_id = ${activityId} and u.status = 'confirmed' and s.status <> 'cancelled' and s.ends_at < ${now}
          and not exists (select 1 from participations p where p.shift_id = u.shift_id and p.volunteer_id = u.volunteer_id
            and p.status <> 'expected')
          and not exists (select 1 from service_hours h where h.activity_id = u.activity_id and h.shift_id = u.shift_id
            and h.volunteer_id = u.volunteer_id and (h.status not in ('rejected', 'voided')
              or exists (select 1 from activity_makeups m where m.activity_id = u.activity_id))))
      + (select count(*) from participations p where p.activity_id = ${activityId}
        and p.status in ('checkedIn', 'noCheckOut')) as count`.execute(sql);
  const count = (state: HourState): number => Number(states.find((row) => row.status === state)?.count ?? 0);
  const counted = states.filter((row) => row.status !== 'voided' && row.status !== 'rejected');
  return {
    counts: {
      all: states.reduce((sum, row) => sum + Number(row.count), 0),
      calculated: count('calculated'),
      submitted: count('submitted'),
      publicity: count('publicity'),
      effective: count('effective'),
      disputed: count('disputed'),
      rejected: count('rejected'),
      adjusted: states.reduce((sum, row) => sum + Number(row.adjusted), 0),
      unresolved: Number(open.rows[0]?.count ?? 0),
    },
    totalMinutes: counted.reduce((sum, row) => sum + Number(row.minutes), 0),
  };
}

/**
 * SQL on a record: minutes that count into a day's total. What a team only says counts once it is public, so that no other
 * team's entry lengthens somebody's day.
 */
export const countsIntoDay = (
  of: 'd' | 'service_hours',
) => raw<boolean>`(${raw.ref(`${of}.status`)} in ('publicity','disputed','effective')
  or (${raw.ref(`${of}.status`)} in ('calculated','submitted','confirmed') and ${raw.ref(`${of}.evidence_grade`)} in ('A','B')))`;

/** Minutes that the people of some rows have on the days of those rows besides them: keyed `volunteer:day`. */
export async function otherMinutesByDay(
  sql: Sql,
  besides: readonly { id: number; volunteerId: number; serviceOn: string }[],
) {
  if (besides.length === 0) return new Map<string, number>();
  const rows = await sql
    .selectFrom('serviceHours')
    .select(['volunteerId', 'serviceOn', raw<number>`sum(minutes)`.as('minutes')])
    .where('volunteerId', 'in', [...new Set(besides.map((row) => row.volunteerId))])
    .where('serviceOn', 'in', [...new Set(besides.map((row) => row.serviceOn))])
    .where(
      'id',
      'not in',
      besides.map((row) => row.id),
    )
    .where(countsIntoDay('service_hours'))
    .groupBy(['volunteerId', 'serviceOn'])
    .execute();
  return new Map(rows.map((row) => [dayKeyOf(row), Number(row.minutes)]));
}

/** True when a participation has a record of any state. */
export async function hasRecord(sql: Sql, participationId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('serviceHours')
    .select('id')
    .where('participationId', '=', participationId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What decides where the records of an activity or a job go that wait for its team, in the order they are confirmed. */
export const waitingHours = (sql: Sql, origin: HourOrigin) =>
  sql
    .selectFrom('serviceHours')
    .select([
      'id',
      'volunteerId',
      'participationId',
      'serviceOn',
      'minutes',
      'calculatedMinutes',
      'evidenceGrade',
    ])
    .where(isOf('service_hours', origin))
    .where('status', '=', 'calculated')
    .orderBy('id')
    .execute();

/** How many records of an activity or a job wait for its team. */
export async function calculatedCount(sql: Sql, origin: HourOrigin): Promise<number> {
  const { count } = await sql
    .selectFrom('serviceHours')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(isOf('service_hours', origin))
    .where('status', '=', 'calculated')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Records of an activity or a job by id with the person's name. */
export async function namesOf(sql: Sql, origin: HourOrigin, hourIds: readonly number[]) {
  if (hourIds.length === 0) return [];
  return sql
    .selectFrom('serviceHours as h')
    .innerJoin('volunteers as v', 'v.id', 'h.volunteerId')
    .select(['h.id as hourId', 'v.name'])
    .where('h.id', 'in', hourIds)
    .where(isOf('h', origin))
    .orderBy('h.id')
    .execute();
}

/** Those of the activities of which every record is decided, so that they can be closed. */
export async function whoseHoursAreFinal(sql: Sql, activityIds: readonly number[]): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    select one.id from unnest(${activityIds}::bigint[]) one (id)
    where not exists (select from service_hours h where h.activity_id = one.id and ${isOneOf(raw`h.status`, openHourStates)})`.execute(
    sql,
  );
  return rows.map(({ id }) => id);
}
