import type { SqlPool } from '#database/sql-pool.ts';
import { hashToken } from '#domains/accounts/server/sessions/session-tokens.ts';
import {
  benchShiftCapacity,
  type BenchSize,
  contendedShiftId,
  firstVolunteer,
  layoutOf,
} from './bench-size.ts';

const sessionBatch = 5_000;

/** The access token of the `index`-th volunteer, from 1; the same in every run, it opens nothing but a benchmark. */
export const tokenOf = (index: number): string => `bench-session-of-volunteer-${index}`;

export const volunteerId = (index: number): number => firstVolunteer + index;

/** Leaves no place on the shift of the bare driver's rush: whoever presses for it now is told that it is full. */
export const fillUp = (pool: SqlPool, size: BenchSize) =>
  pool.query('update shifts set capacity = taken_count where id = $1 and taken_count > 0', [
    contendedShiftId(size, 1),
  ]);

/** Undoes what an earlier run wrote and opens a session for everybody. */
export async function rewind(pool: SqlPool, size: BenchSize): Promise<void> {
  const { regularActivities, regularShifts } = layoutOf(size);
  await pool.query('truncate outbox, sessions, used_refresh_secrets, background_tasks, message_deliveries');
  // Every run has a secret of its own, and the product refuses one that its database does not know.
  await pool.query('truncate secret_keys, kept_keys, resealing, instance_numbers');
  // No product's log: what earlier runs wrote goes, which the trigger forbids elsewhere.
  for (const table of ['audit_log', 'audit_seals'])
    await pool.query(
      `alter table ${table} disable trigger ${table}_append_only; truncate ${table}; alter table ${table} enable trigger ${table}_append_only`,
    );
  await pool.query('delete from messages where id > $1', [size.messages]);
  await pool.query('delete from sign_ups where id > $1', [size.signUps]);
  await pool.query('update shifts set taken_count = 0, capacity = $2 where id > $1 and taken_count > 0', [
    regularShifts,
    benchShiftCapacity,
  ]);
  await pool.query('update activities set taken_count = 0 where id > $1 and taken_count > 0', [
    regularActivities,
  ]);
  for (let from = 1; from <= size.volunteers; from += sessionBatch) {
    const count = Math.min(sessionBatch, size.volunteers - from + 1);
    const hashes = Array.from({ length: count }, (_, offset) => hashToken(tokenOf(from + offset)));
    // Last seen ahead of time: a person who signs up has just loaded the page, so no note of the last use is due.
    await pool.query(
      `insert into sessions (id, account_id, access_hash, access_expires_at, refresh_hash, expires_at, last_seen_at,
        proved_at)
      select $1::int + n, ${firstVolunteer} + $1::int + n, hash, now() + interval '12 hours', '', now() + interval '12 hours',
        now() + interval '1 hour', now()
      from json_array_elements_text($2::json) with ordinality x (hash, n)`,
      [from - 1, JSON.stringify(hashes)],
    );
  }
  for (const table of ['sessions', 'shifts', 'sign_ups', 'messages'])
    await pool.query(`vacuum analyze ${table}`);
}
