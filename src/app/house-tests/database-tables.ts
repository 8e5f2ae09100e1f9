import type { Database } from '#database/connection.ts';

/** Row count and newest change of every table: equal as long as nothing was written. */
export type ReadTables = () => Promise<unknown>;

/** Tables that are written for a call that is refused as well: when a session was last used. */
const touchedByCalls = ['schema_migrations', 'sessions'];
/** Tables that one statement asks: few enough for its text to be prepared under a name, for planning takes longer than counting. */
const askedAtOnce = 30;

/**
 * Gives the question after what is written down, for it is asked around each of thousands of calls. Where no log was
 * written since the last time nothing can have changed.
 */
export async function prepareTableReader(
  { pool }: Pick<Database, 'pool'>,
  { besides = [] }: { besides?: readonly string[] } = {},
): Promise<ReadTables> {
  const tables = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    [],
  );
  const names = tables.rows
    .map(({ name }) => name)
    .filter((name) => ![...touchedByCalls, ...besides].includes(name));
  const statements = Array.from({ length: Math.ceil(names.length / askedAtOnce) }, (_, at) =>
    countEach(names.slice(at * askedAtOnce, (at + 1) * askedAtOnce)),
  );
  const readAll = async (): Promise<unknown> => {
    const rows: unknown[] = [];
    for (const statement of statements) rows.push(...(await pool.query(statement, [true])).rows);
    return rows;
  };
  let last = { position: '', rows: undefined as unknown };
  return async () => {
    const asked = await pool.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at', []);
    const position = asked.rows[0]?.at ?? '';
    if (position !== last.position) last = { position, rows: await readAll() };
    return last.rows;
  };
}

const countEach = (names: readonly string[]): string =>
  `select ${names
    .map(
      (name) =>
        `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from "${name}") as "${name}"`,
    )
    .join(', ')} where $1::boolean`;
