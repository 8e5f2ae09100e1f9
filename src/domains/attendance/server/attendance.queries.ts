import { sql as raw } from 'kysely';
import { cameStates } from '#domains/site/contract/states.words.ts';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { type Leading, leadsActivity } from '#domains/teams/server/index.ts';
import { attendanceLimits, codeMethods } from '../contract/attendance.words.ts';

/** A shift of an activity that the caller leads, with what the day needs of both; undefined when it is not there or not theirs. */
export async function findTeamShift(sql: Sql, shiftId: number, caller: Leading) {
  const { teamId } = caller;
  const row = await shiftFacts(sql)
    .where('s.id', '=', shiftId)
    .where('a.teamId', '=', teamId)
    .executeTakeFirst();
  return row && leadsActivity(caller, row.activityId) ? row : undefined;
}

/** A shift by id, for a volunteer's check-in. */
export async function findShift(sql: Sql, shiftId: number) {
  return shiftFacts(sql).where('s.id', '=', shiftId).executeTakeFirst();
}
export type ShiftFacts = NonNullable<Awaited<ReturnType<typeof findShift>>>;

const shiftFacts = (sql: Sql) =>
  sql
    .selectFrom('shifts as s')
    .innerJoin('activities as a', 'a.id', 's.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .select([
      's.id as shiftId',
      's.activityId',
      's.postName',
      's.startsAt',
      's.endsAt',
      's.status as shiftStatus',
      's.capacity',
      'a.title',
      'a.status as activityStatus',
      'a.minorPolicy',
      'a.placePolicy',
      'a.checkInRadiusM',
      'a.lng',
      'a.lat',
      't.accountId as teamAccountId',
      't.status as teamStatus',
    ]);

/** The confirmed sign-up of a person on a shift, if any. */
export async function findConfirmedSignUp(sql: Sql, shiftId: number, volunteerId: number) {
  return sql
    .selectFrom('signUps')
    .select('id')
    .where('shiftId', '=', shiftId)
    .where('volunteerId', '=', volunteerId)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
}

/**
 * Other shifts that the person came to: whether one at this time is proved by a code (what a leader only said never keeps anybody
 * from a check-in or a roll call elsewhere), and pairs already made in this activity on this day. */
export async function otherCheckIns(
  sql: Sql,
  at: { volunteerId: number; shiftId: number; activityId: number; startsAt: Date; endsAt: Date },
): Promise<{ hasClash: boolean; pairCount: number }> {
  const row = await sql
    .selectFrom('participations as p')
    .innerJoin('shifts as s', 's.id', 'p.shiftId')
    .select([
      raw<boolean>`coalesce(bool_or(${isOneOf(raw.ref('p.inMethod'), codeMethods)}
        and s.starts_at < ${at.endsAt} and s.ends_at > ${at.startsAt}), false)`.as('hasClash'),
      raw<number>`count(*) filter (where p.activity_id = ${at.activityId}
        and (s.starts_at at time zone 'Asia/Shanghai')::date = (${at.startsAt}::timestamptz at time zone 'Asia/Shanghai')::date)`.as(
        'pairCount',
      ),
    ])
    .where('p.volunteerId', '=', at.volunteerId)
    .where('p.shiftId', '<>', at.shiftId)
    .where('p.status', 'in', cameStates)
    .where('s.startsAt', '>', new Date(at.startsAt.getTime() - dayMs))
    .where('s.startsAt', '<', new Date(at.endsAt.getTime() + dayMs))
    .executeTakeFirstOrThrow();
  return { hasClash: row.hasClash, pairCount: Number(row.pairCount) };
}

/** A row with its shift and whether its hours are past 待核定; one that was taken back is not there. */
export async function findParticipation(sql: Sql, participationId: number) {
  return sql
    .selectFrom('participations as p')
    .innerJoin('shifts as s', 's.id', 'p.shiftId')
    .innerJoin('activities as a', 'a.id', 'p.activityId')
    .select([
      'p.id',
      'p.signUpId',
      'p.volunteerId',
      'p.shiftId',
      'p.activityId',
      'p.status',
      'p.isWalkIn',
      'p.checkedInAt',
      'p.checkedOutAt',
      'p.volunteerConfirmedAt',
      'p.fixReason',
      'p.inMethod',
      'p.outMethod',
      'p.objection',
      's.startsAt',
      's.endsAt',
      's.postName',
      'a.teamId',
      'a.title',
      'a.status as activityStatus',
      isLocked.as('isLocked'),
    ])
    .where('p.id', '=', participationId)
    .where('p.status', '<>', 'expected')
    .executeTakeFirst();
}
export type ParticipationFacts = NonNullable<Awaited<ReturnType<typeof findParticipation>>>;

/** SQL on `p`: the row's hours are past 待核定, so its attendance is closed. */
export const isLocked = raw<boolean>`exists (select 1 from service_hours h
  where h.participation_id = p.id and h.status <> 'calculated')`;

/** My shifts of an activity: confirmed or walked in, with what is recorded; the row of a time that was taken back carries its receipts. */
export async function myAttendance(sql: Sql, activityId: number, volunteerId: number) {
  return sql
    .selectFrom('shifts as s')
    .innerJoin('activities as a', 'a.id', 's.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .leftJoin('signUps as u', (join) =>
      join
        .onRef('u.shiftId', '=', 's.id')
        .on('u.volunteerId', '=', volunteerId)
        .on('u.status', '=', 'confirmed'),
    )
    .leftJoin('participations as p', (join) =>
      join.onRef('p.shiftId', '=', 's.id').on('p.volunteerId', '=', volunteerId),
    )
    .select([
      's.id as shiftId',
      's.postName',
      's.startsAt',
      's.endsAt',
      's.status as shiftStatus',
      'a.status as activityStatus',
      't.status as teamStatus',
      'u.id as signUpId',
      'p.id as participationId',
      raw<Exclude<ParticipationFacts['status'], 'expected'> | null>`nullif(p.status, 'expected')`.as(
        'status',
      ),
      'p.checkedInAt',
      'p.checkedOutAt',
      raw<boolean>`coalesce(p.is_walk_in, false)`.as('isWalkIn'),
      'p.fixReason',
      'p.inMethod',
      'p.outMethod',
      'p.objection',
      'p.volunteerConfirmedAt',
    ])
    .where('s.activityId', '=', activityId)
    .where((where) => where.or([where('u.id', 'is not', null), where('p.status', '<>', 'expected')]))
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .execute();
}

/** The steps recorded for some rows, oldest first. */
export async function eventsOf(sql: Sql, participationIds: readonly number[]) {
  if (participationIds.length === 0) return [];
  return sql
    .selectFrom('attendanceEvents')
    .select(['participationId', 'kind', 'method', 'at', 'receiptNo', 'operatorId'])
    .where('participationId', 'in', participationIds)
    .orderBy('id')
    .execute();
}

/** Why a check-out with the volunteer's part in it (a code) was taken back since they last came in, if one was: the latest reason. */
export async function takenBackOut(sql: Sql, participationId: number): Promise<string | undefined> {
  const row = await sql
    .selectFrom('attendanceEvents as u')
    .innerJoin('attendanceEvents as o', 'o.participationId', 'u.participationId')
    .select('u.reason')
    .where('u.participationId', '=', participationId)
    .where('u.kind', '=', 'undo')
    .where('o.kind', '=', 'out')
    .where('o.method', 'in', codeMethods)
    .whereRef('o.id', '<', 'u.id')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('attendanceEvents as i')
            .select('i.id')
            .whereRef('i.participationId', '=', 'u.participationId')
            .where('i.kind', '=', 'in')
            .whereRef('i.id', '>', 'o.id'),
        ),
      ),
    )
    .orderBy('u.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? (row.reason ?? '') : undefined;
}

/** Rows still 已签到 although the time for checking out is over, shift by shift: so read, whoever left long ago is passed by. */
export async function overdueInside(sql: Sql, endedBefore: Date, limit: number) {
  return sql
    .selectFrom('participations as p')
    .innerJoin('shifts as s', 's.id', 'p.shiftId')
    .innerJoin('activities as a', 'a.id', 'p.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .select([
      'p.id',
      'p.volunteerId',
      'p.activityId',
      'p.shiftId',
      'a.title',
      's.postName',
      's.startsAt',
      't.accountId as teamAccountId',
    ])
    .where('p.status', '=', raw.lit('checkedIn'))
    .where('s.endsAt', '<', endedBefore)
    .orderBy('p.shiftId')
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** Absences that are final (three days past the shift) and have no credit event yet; older than a month nobody looks any more. */
export async function finalAbsences(sql: Sql, now: Date, limit: number) {
  const finalSince = new Date(now.getTime() - attendanceLimits.fixWithinDays * dayMs);
  return (
    sql
      .selectFrom('participations as p')
      .innerJoin('shifts as s', 's.id', 'p.shiftId')
      .select(['p.id', 'p.volunteerId', 'p.signUpId'])
      .where('p.status', '=', 'absent')
      .where('p.signUpId', 'is not', null)
      .where('s.endsAt', '<', finalSince)
      .where('s.endsAt', '>', new Date(finalSince.getTime() - 30 * dayMs))
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('creditEvents as e')
              .select('e.id')
              .whereRef('e.signUpId', '=', 'p.signUpId')
              .where('e.kind', '=', 'noShow'),
          ),
        ),
      )
      .orderBy('s.endsAt')
      .orderBy('p.id')
      .limit(limit)
      // What a leader is changing at this moment waits for the next turn.
      .forUpdate('p')
      .skipLocked()
      .execute()
  );
}

/** True for a past activity that its team told afterwards (补录): nobody was called there. */
export async function isMakeup(sql: Sql, activityId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('activityMakeups')
    .select('id')
    .where('activityId', '=', activityId)
    .executeTakeFirst();
  return row !== undefined;
}
