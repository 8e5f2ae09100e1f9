import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { AttendanceMethod, AttendanceState, PlaceResult } from '../contract/attendance.words.ts';

/** A shift of a team's own activity, with what the day needs of both; undefined when it is not there or not theirs. */
export async function findTeamShift(sql: Sql, shiftId: number, teamId: number) {
  return shiftFacts(sql).where('s.id', '=', shiftId).where('a.teamId', '=', teamId).executeTakeFirst();
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
      'a.title',
      'a.status as activityStatus',
      'a.placePolicy',
      'a.checkInRadiusM',
      'a.lng',
      'a.lat',
      't.accountId as teamAccountId',
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

/** Other shifts that the person came to: whether one overlaps the span, and pairs already made in this activity on this day. */
export async function otherCheckIns(
  sql: Sql,
  at: { volunteerId: number; shiftId: number; activityId: number; startsAt: Date; endsAt: Date },
): Promise<{ hasClash: boolean; pairCount: number }> {
  const row = await sql
    .selectFrom('participations as p')
    .innerJoin('shifts as s', 's.id', 'p.shiftId')
    .select([
      raw<boolean>`coalesce(bool_or(s.starts_at < ${at.endsAt} and s.ends_at > ${at.startsAt}), false)`.as(
        'hasClash',
      ),
      raw<number>`count(*) filter (where p.activity_id = ${at.activityId}
        and (s.starts_at at time zone 'Asia/Shanghai')::date = (${at.startsAt}::timestamptz at time zone 'Asia/Shanghai')::date)`.as(
        'pairCount',
      ),
    ])
    .where('p.volunteerId', '=', at.volunteerId)
    .where('p.shiftId', '<>', at.shiftId)
    .where('p.status', 'in', ['checkedIn', 'checkedOut', 'noCheckOut'])
    .where('s.startsAt', '>', new Date(at.startsAt.getTime() - 86_400_000))
    .where('s.startsAt', '<', new Date(at.endsAt.getTime() + 86_400_000))
    .executeTakeFirstOrThrow();
  return { hasClash: row.hasClash, pairCount: Number(row.pairCount) };
}

/** A row with its shift and whether its hours are past 待核定. */
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
      's.startsAt',
      's.endsAt',
      's.postName',
      'a.teamId',
      'a.title',
      'a.status as activityStatus',
      isLocked.as('isLocked'),
    ])
    .where('p.id', '=', participationId)
    .executeTakeFirst();
}
export type ParticipationFacts = NonNullable<Awaited<ReturnType<typeof findParticipation>>>;

const isLocked = raw<boolean>`exists (select 1 from service_hours h
  where h.participation_id = p.id and h.status <> 'calculated')`;

type BoardRow = {
  participationId: number | null;
  signUpId: number | null;
  shiftId: number;
  volunteerId: number;
  volunteerNo: string;
  name: string;
  mobileMasked: string;
  state: AttendanceState;
  isWalkIn: boolean;
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
  inMethod: AttendanceMethod | null;
  outMethod: AttendanceMethod | null;
  placeResult: PlaceResult;
  distanceM: number | null;
  fixReason: string | null;
  absentReason: string | null;
  isLocked: boolean;
};

const presentOn = ({ activityId, shiftId }: BoardSpan) => raw`
      select u.shift_id, u.volunteer_id, u.id as sign_up_id from sign_ups u
      where u.activity_id = ${activityId} and u.status = 'confirmed'
        and (${shiftId ?? null}::bigint is null or u.shift_id = ${shiftId ?? null})
      union all
      select p.shift_id, p.volunteer_id, p.sign_up_id from participations p
      where p.activity_id = ${activityId} and (${shiftId ?? null}::bigint is null or p.shift_id = ${shiftId ?? null})
        and not exists (select 1 from sign_ups u where u.shift_id = p.shift_id and u.volunteer_id = p.volunteer_id
          and u.status = 'confirmed')`;

type BoardSpan = { activityId: number; shiftId?: number };

/**
 * Everyone who is expected on an activity (or one shift of it) or has attendance there: walk-ins, and people whose place
 * was taken away after they had come. Each once; bounded by the places of its shifts.
 */
export async function boardRows(sql: Sql, span: BoardSpan): Promise<BoardRow[]> {
  const result = await raw<BoardRow>`
    with present as (${presentOn(span)}
    )
    select p.id as participation_id, w.sign_up_id, w.shift_id, w.volunteer_id, v.volunteer_no, v.name,
      coalesce(c.mobile_masked, '') as mobile_masked, coalesce(p.status, 'expected') as state,
      coalesce(p.is_walk_in, false) as is_walk_in, p.checked_in_at, p.checked_out_at, p.in_method, p.out_method,
      coalesce(p.place_result, 'unknown') as place_result, p.distance_m, p.fix_reason, p.absent_reason,
      (p.id is not null and ${isLocked}) as is_locked
    from present w
    join volunteers v on v.id = w.volunteer_id
    join accounts c on c.id = v.account_id
    left join participations p on p.shift_id = w.shift_id and p.volunteer_id = w.volunteer_id
    order by w.shift_id, v.name, w.volunteer_id
    limit 5000`.execute(sql);
  return result.rows;
}

/** How many are expected on a shift and how many are inside: what the leader's screen shows beside the code. */
export async function countPresent(sql: Sql, span: Required<BoardSpan>) {
  const result = await raw<{ expectedCount: number; insideCount: number }>`
    select count(*)::int as expected_count, (count(*) filter (where p.status = 'checkedIn'))::int as inside_count
    from (${presentOn(span)}
    ) w left join participations p on p.shift_id = w.shift_id and p.volunteer_id = w.volunteer_id`.execute(
    sql,
  );
  return result.rows[0] ?? { expectedCount: 0, insideCount: 0 };
}

/** Shifts of an activity in order of time. */
export async function shiftsOf(sql: Sql, activityId: number) {
  return sql
    .selectFrom('shifts')
    .select(['id', 'postName', 'startsAt', 'endsAt', 'capacity', 'status'])
    .where('activityId', '=', activityId)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
}

/** One's own activity by id, or undefined. */
export async function findTeamActivity(sql: Sql, activityId: number, teamId: number) {
  return sql
    .selectFrom('activities')
    .select(['id', 'title', 'placeName', 'status'])
    .where('id', '=', activityId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();
}

/** A volunteer by number, for a walk-in. */
export async function findVolunteerByNo(sql: Sql, volunteerNo: string) {
  return sql
    .selectFrom('volunteers')
    .select(['id', 'name', 'status'])
    .where('volunteerNo', '=', volunteerNo)
    .executeTakeFirst();
}

/** My shifts of an activity: confirmed or walked in, with what is recorded. */
export async function myAttendance(sql: Sql, activityId: number, volunteerId: number) {
  return sql
    .selectFrom('shifts as s')
    .innerJoin('activities as a', 'a.id', 's.activityId')
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
      'u.id as signUpId',
      'p.id as participationId',
      'p.status',
      'p.checkedInAt',
      'p.checkedOutAt',
      'p.fixReason',
      'p.outMethod',
      'p.volunteerConfirmedAt',
    ])
    .where('s.activityId', '=', activityId)
    .where((where) => where.or([where('u.id', 'is not', null), where('p.id', 'is not', null)]))
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .execute();
}

/** The steps recorded for some rows, oldest first. */
export async function eventsOf(sql: Sql, participationIds: readonly number[]) {
  if (participationIds.length === 0) return [];
  return sql
    .selectFrom('attendanceEvents')
    .select(['participationId', 'kind', 'method', 'at', 'receiptNo'])
    .where('participationId', 'in', participationIds)
    .orderBy('id')
    .execute();
}

/** Rows still 已签到 although the time for checking out is over. */
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
      'a.title',
      's.postName',
      't.accountId as teamAccountId',
    ])
    .where('p.status', '=', 'checkedIn')
    .where('s.endsAt', '<', endedBefore)
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** Absences that are final (three days past the shift) and have no credit event yet. */
export async function finalAbsences(sql: Sql, now: Date, limit: number) {
  const day = 86_400_000;
  return (
    sql
      .selectFrom('participations as p')
      .innerJoin('shifts as s', 's.id', 'p.shiftId')
      .select(['p.id', 'p.volunteerId', 'p.signUpId'])
      .where('p.status', '=', 'absent')
      .where('p.signUpId', 'is not', null)
      .where('s.endsAt', '<', new Date(now.getTime() - 3 * day))
      .where('s.endsAt', '>', new Date(now.getTime() - 33 * day))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('creditEvents as e')
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
