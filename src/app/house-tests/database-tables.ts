import type { Database } from '#database/connection.ts';

/** Row count and newest change of every table: equal as long as nothing was written. */
export type ReadTables = () => Promise<unknown>;

/** Tables that are written for a call that is refused as well: when a session was last used. */
const touchedByCalls = ['schema_migrations', 'sessions'];

/**
 * Gives the question after what is written down, in one statement, for it is asked around each of thousands of calls.
 * Where no log was written since the last time nothing can have changed.
 */
export async function prepareTableReader(
  { pool }: Pick<Database, 'pool'>,
  { besides = [] }: { besides?: readonly string[] } = {},
): Promise<ReadTables> {
  const tables = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    [],
  );
  const query = `select ${tables.rows
    .filter(({ name }) => ![...touchedByCalls, ...besides].includes(name))
    .map(
      ({ name }) =>
        `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from "${name}") as "${name}"`,
    )
    .join(', ')}`;
  let last = { position: '', rows: undefined as unknown };
  return async () => {
    const asked = await pool.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at', []);
    const position = asked.rows[0]?.at ?? '';
    if (position !== last.position) last = { position, rows: (await pool.query(query, [])).rows };
    return last.rows;
  };
}
