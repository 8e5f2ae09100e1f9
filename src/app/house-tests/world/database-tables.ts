import type { Database } from '#database/connection.ts';

/** Row count and newest change of every table: equal as long as nothing was written. */
export type ReadTables = () => Promise<unknown>;

/** Tables that are written for a call that is refused as well: when a session was last used. */
const touchedByCalls = ['schema_migrations', 'sessions'];
/** Tables that one statement asks: few enough for its text to be prepared under a name, for planning takes longer than counting. */
const askedAtOnce = 30;

/**
 * Gives the question after what is written down, for it is asked around each of thousands of calls. Where no statement wrote
 * since the last time nothing can have changed.
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
  const writtenTables = await prepareWriteNotice({ pool }, names);
  let last = await readAll();
  return async () => {
    if ((await writtenTables()).length > 0) last = await readAll();
    return last;
  };
}

/**
 * Gives the question which of the tables a statement wrote into since it was last asked, and was not undone. Every
 * statement leaves a row within its own transaction, whoever sends it, also while triggers are switched off (`reset`); one
 * that found no row to write leaves one too.
 */
export async function prepareWriteNotice(
  { pool }: Pick<Database, 'pool'>,
  names: readonly string[],
): Promise<() => Promise<string[]>> {
  await pool.query(`
    create schema notice;
    create unlogged table notice.writes (name text);
    create function notice.note_write() returns trigger language plpgsql as $$
      begin insert into notice.writes values (tg_table_name); return null; end $$;
    ${names.map(noteWritesOf).join('\n')}`);
  return async () => {
    const { rows } = await pool.query<{ name: string }>('delete from notice.writes returning name', []);
    return [...new Set(rows.map(({ name }) => name))].toSorted();
  };
}

const noteWritesOf = (name: string): string => `
  create trigger note_write after insert or update or delete or truncate on "${name}"
    for each statement execute function notice.note_write();
  alter table "${name}" enable always trigger note_write;`;

const countEach = (names: readonly string[]): string =>
  `select ${names
    .map(
      (name) =>
        `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from "${name}") as "${name}"`,
    )
    .join(', ')} where $1::boolean`;
