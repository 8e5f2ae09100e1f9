import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/** Whether anything waits to be added up: on a quiet night nothing does. */
export async function isAnythingWaiting(sql: Sql): Promise<boolean> {
  const { rows } = await raw<{ isWaiting: boolean }>`
    select exists (select from day_sums_waiting) or exists (select from shift_tallies_waiting) as is_waiting`.execute(
    sql,
  );
  return rows[0]?.isWaiting === true;
}

/** Whoever adds up does so alone until the transaction ends: what was counted earlier must not be written over what was counted later. */
export const lockSums = (sql: Sql) =>
  raw`select pg_advisory_xact_lock(hashtextextended('statistics.sums', 0))`.execute(sql);

/** Adds at most `limit` waiting lines to the sums of their days; gives how many. */
export async function addUpDays(sql: Sql, limit: number): Promise<number> {
  const { rows } = await raw<{ count: number }>`with taken as (
      delete from day_sums_waiting where ctid = any(array(select ctid from day_sums_waiting limit ${limit}))
      returning kind, day, organisation_id, value
    ), added as (
      insert into day_sums as d (kind, day, organisation_id, value)
      select kind, day, organisation_id, sum(value) from taken group by 1, 2, 3
      on conflict (kind, day, organisation_id) do update set value = d.value + excluded.value
    )
    select count(*)::int as count from taken`.execute(sql);
  return rows[0]?.count ?? 0;
}

/** Takes at most `limit` waiting lines away and gives the shifts they name. */
export async function takeWaitingShifts(
  sql: Sql,
  limit: number,
): Promise<{ count: number; shiftIds: number[] }> {
  const { rows } = await raw<{ shiftId: number; count: number }>`with taken as (
      delete from shift_tallies_waiting where ctid = any(array(select ctid from shift_tallies_waiting limit ${limit}))
      returning shift_id
    )
    select shift_id, count(*)::int as count from taken group by 1`.execute(sql);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    shiftIds: rows.map(({ shiftId }) => shiftId),
  };
}

/** Counts shifts anew. A statement of its own: it must see whatever was committed before those lines were taken away. */
export const tallyShifts = (sql: Sql, shiftIds: readonly number[]) =>
  raw`insert into shift_tallies as k
      (shift_id, starts_at, organisation_id, activity_status, applied, confirmed, came, attended, credited)
    select shift_id, starts_at, organisation_id, activity_status, applied, confirmed, came, attended, credited
    from shift_tallies_counted where shift_id = any(${shiftIds}::bigint[])
    on conflict (shift_id) do update set starts_at = excluded.starts_at, organisation_id = excluded.organisation_id,
      activity_status = excluded.activity_status, applied = excluded.applied, confirmed = excluded.confirmed,
      came = excluded.came, attended = excluded.attended, credited = excluded.credited`.execute(sql);
