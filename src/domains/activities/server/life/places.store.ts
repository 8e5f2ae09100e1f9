import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/**
 * Two `with` members that take `count` places or none, for a statement that inserts the sign-up in the same breath:
 * `with ${placeTakenCte(shiftId, now)} insert into sign_ups … select … from place_taken`.
 * `place_taken` has one row (shift_id, activity_id, starts_at, ends_at) when there was a place and none otherwise; the
 * guard looks at the shift only, since an activity that stops being published closes its shifts in the same transaction.
 * The statement returns `counted_id` of `place_counted`, for those who keep answers (decision 0045): the activity, or null when it or
 * the shift became full, which is more than a count.
 */
export const placeTakenCte = (
  shiftId: number,
  now: Date,
  count = 1,
): RawBuilder<unknown> => raw`place_taken as (
  update shifts set taken_count = taken_count + ${count}::integer
  where id = ${shiftId} and status = 'open' and starts_at > ${now} and taken_count + ${count}::integer <= capacity
  returning id as shift_id, activity_id, starts_at, ends_at, is_full
), place_counted as (
  update activities set taken_count = taken_count + ${count}::integer
  where id = (select activity_id from place_taken)
  returning case when not is_full and not (select is_full from place_taken) then id end as counted_id
)`;

/**
 * The same for many at once (decision 0044): `with` members over a relation `able (shift_id, people, turn, …)` of the statement. `placed`
 * has its rows again, with activity_id, starts_at and ends_at, as far as places reach by their turns: whoever does not fit ends their
 * shift's list. Shifts are locked before activities, each by id. It is one transaction at a time that sells places of a shift, and none is sold twice.
 * `filled` has one row: `is_any` when a shift or an activity became full, which is more than counts (`counted_id`).
 */
export const placesTakenCtes = (now: Date): RawBuilder<unknown> => raw`open_shift as materialized (
  select id, activity_id, starts_at, ends_at, capacity - taken_count as free from shifts
  where id in (select shift_id from able) and status = 'open' and starts_at > ${now}::timestamptz
  order by id for no key update
), placed as materialized (
  select * from (
    select able.*, activity_id, starts_at, ends_at, free, sum(people) over (partition by shift_id order by turn) as up_to
    from able join open_shift on open_shift.id = able.shift_id
  ) in_turn where up_to <= free
), place_taken as (
  update shifts s set taken_count = s.taken_count + n.people
  from (select shift_id, sum(people)::integer as people from placed group by shift_id) n where s.id = n.shift_id
  returning s.is_full
), crowded as materialized (
  select id from activities where id in (select activity_id from placed) order by id for no key update
), place_counted as (
  update activities a set taken_count = a.taken_count + n.people
  from (select crowded.id, sum(people)::integer as people from crowded join placed on activity_id = crowded.id
    group by crowded.id) n
  where a.id = n.id
  returning a.is_full
), filled as (
  select bool_or(is_full) as is_any from (select is_full from place_taken union all select is_full from place_counted) f
)`;

/** Takes `count` places on a shift that is open and still to come; false, and none taken, when there are fewer. Never oversells. */
export async function takePlaces(
  sql: Sql,
  { shiftId, now, count }: { shiftId: number; now: Date; count: number },
): Promise<boolean> {
  const { rows } = await raw<{ countedId: number | null }>`with ${placeTakenCte(shiftId, now, count)}
select counted_id from place_counted`.execute(sql);
  return rows.length === 1;
}

/** Gives back `count` places of a shift, whatever state the activity is in. */
export async function freePlaces(sql: Sql, shiftId: number, count = 1): Promise<void> {
  await raw`with freed as (
  update shifts set taken_count = taken_count - ${count}::integer where id = ${shiftId}
  returning activity_id, taken_count + ${count}::integer >= capacity as was_full
)
update activities set taken_count = taken_count - ${count}::integer where id = (select activity_id from freed)
returning case when taken_count + ${count}::integer < capacity and not (select was_full from freed) then id end
  as counted_id`.execute(sql);
}

/** Adds `change` (negative: takes away) to the people waiting on a shift. */
export async function changeWaiting(sql: Sql, shiftId: number, change: number): Promise<void> {
  await sql
    .updateTable('shifts')
    .set({ waitCount: raw`wait_count + ${change}` })
    .where('id', '=', shiftId)
    .returning('activityId as countedId')
    .execute();
}
