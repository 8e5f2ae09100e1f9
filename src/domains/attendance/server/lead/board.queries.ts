import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { type Leading, leadsActivity } from '#domains/teams/server/index.ts';
import type { AttendanceMethod, AttendanceState, PlaceResult } from '../../contract/attendance.words.ts';
import { isLocked } from '../attendance.queries.ts';

export type BoardRow = {
  participationId: number | null;
  signUpId: number | null;
  shiftId: number;
  volunteerId: number;
  volunteerNo: string;
  name: string;
  gender: 'male' | 'female';
  mobileMasked: string;
  state: AttendanceState;
  isWalkIn: boolean;
  /** People whom they bring along. */
  companionCount: number;
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
  /** When the step came up, where it had been tapped before without a line. */
  inArrivedAt: Date | null;
  outArrivedAt: Date | null;
  inMethod: AttendanceMethod | null;
  outMethod: AttendanceMethod | null;
  placeResult: PlaceResult;
  distanceM: number | null;
  fixReason: string | null;
  absentReason: string | null;
  isLocked: boolean;
  volunteerConfirmedAt: Date | null;
};

const presentOn = ({ activityId, shiftId, volunteerId }: BoardSpan) => raw`
      select u.shift_id, u.volunteer_id, u.id as sign_up_id, u.party_size from sign_ups u
      where u.activity_id = ${activityId} and u.status = 'confirmed'
        and (${shiftId ?? null}::bigint is null or u.shift_id = ${shiftId ?? null})
        and (${volunteerId ?? null}::bigint is null or u.volunteer_id = ${volunteerId ?? null})
      union all
      select p.shift_id, p.volunteer_id, p.sign_up_id, 1 from participations p
      where p.activity_id = ${activityId} and p.status <> 'expected' and (${shiftId ?? null}::bigint is null or p.shift_id = ${shiftId ?? null})
        and (${volunteerId ?? null}::bigint is null or p.volunteer_id = ${volunteerId ?? null})
        and not exists (select 1 from sign_ups u where u.shift_id = p.shift_id and u.volunteer_id = p.volunteer_id
          and u.status = 'confirmed')`;

/** When the server took a step that was tapped earlier; null where it took it at once. */
const arrivalOf = (
  kind: 'in' | 'out',
) => raw`(select max(e.at) from attendance_events e where e.participation_id = p.id
        and e.kind = ${raw.lit(kind)} and e.tapped_at = ${raw.ref(kind === 'in' ? 'p.checked_in_at' : 'p.checked_out_at')})`;

type BoardSpan = { activityId: number; shiftId?: number; volunteerId?: number };

/**
 * Everyone who is expected on an activity (or one shift of it, or one person) or has attendance there: walk-ins, and people whose place
 * was taken away after they had come. Each once; bounded by the places of its shifts.
 */
export async function boardRows(sql: Sql, span: BoardSpan): Promise<BoardRow[]> {
  const result = await raw<BoardRow>`
    with present as (${presentOn(span)}
    )
    select p.id as participation_id, w.sign_up_id, w.shift_id, w.volunteer_id, v.volunteer_no, v.name, v.gender,
      coalesce(c.mobile_masked, '') as mobile_masked, coalesce(p.status, 'expected') as state,
      coalesce(p.is_walk_in, false) as is_walk_in, w.party_size - 1 as companion_count, p.checked_in_at, p.checked_out_at, p.in_method, p.out_method,
      ${arrivalOf('in')} as in_arrived_at, ${arrivalOf('out')} as out_arrived_at,
      coalesce(p.place_result, 'unknown') as place_result, p.distance_m, p.fix_reason, p.absent_reason, p.volunteer_confirmed_at,
      (p.id is not null and ${isLocked}) as is_locked
    from present w
    join volunteers v on v.id = w.volunteer_id
    join accounts c on c.id = v.account_id
    left join participations p on p.shift_id = w.shift_id and p.volunteer_id = w.volunteer_id and p.status <> 'expected'
    order by w.shift_id, v.name, w.volunteer_id
    limit 5000`.execute(sql);
  return result.rows;
}

/** How many people a shift has with its walk-ins and those whom people bring along, without who is absent: what its room is measured by. */
export async function countOnShift(sql: Sql, span: { activityId: number; shiftId: number }): Promise<number> {
  const { rows } = await raw<{
    count: number;
  }>`select coalesce(sum(w.party_size), 0)::int as count from (${presentOn(span)}
    ) w left join participations p on p.shift_id = w.shift_id and p.volunteer_id = w.volunteer_id
    where coalesce(p.status, 'expected') not in ('absent', 'excused')`.execute(sql);
  return rows[0]?.count ?? 0;
}

/** How many are expected on a shift and how many are inside: what the leader's screen shows beside the code. */
export async function countPresent(sql: Sql, span: { activityId: number; shiftId: number }) {
  const result = await raw<{ expectedCount: number; insideCount: number }>`
    select count(*)::int as expected_count, (count(*) filter (where p.status = 'checkedIn'))::int as inside_count
    from (${presentOn(span)}
    ) w left join participations p on p.shift_id = w.shift_id and p.volunteer_id = w.volunteer_id`.execute(
    sql,
  );
  return result.rows[0] ?? { expectedCount: 0, insideCount: 0 };
}

/** The portrait that a person put in, for the leader who has them before them; empty when there is none. */
export async function findPortrait(sql: Sql, volunteerId: number): Promise<string> {
  const row = await sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .select('c.iconUrl')
    .where('v.id', '=', volunteerId)
    .executeTakeFirst();
  return row?.iconUrl ?? '';
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

/** An activity that the caller leads, by id, or undefined. */
export async function findTeamActivity(sql: Sql, activityId: number, caller: Leading) {
  if (!leadsActivity(caller, activityId)) return undefined;
  return sql
    .selectFrom('activities')
    .select(['id', 'title', 'placeName', 'status'])
    .where('id', '=', activityId)
    .where('teamId', '=', caller.teamId)
    .executeTakeFirst();
}

/** Whose rows of a team's own activities these are, in the order in which people are locked. */
export async function peopleOf(
  sql: Sql,
  participationIds: readonly number[],
  teamId: number,
): Promise<number[]> {
  const rows = await sql
    .selectFrom('participations as p')
    .innerJoin('activities as a', 'a.id', 'p.activityId')
    .select('p.volunteerId')
    .distinct()
    .where('p.id', 'in', participationIds)
    .where('a.teamId', '=', teamId)
    .orderBy('p.volunteerId')
    .execute();
  return rows.map(({ volunteerId }) => volunteerId);
}
