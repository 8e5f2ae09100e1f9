import type { Database } from '#database/connection.ts';

/** Equal as long as no row was written: how many times rows were found written, and the tables of the last time. */
export type ReadTables = () => Promise<{ times: number; tables: readonly string[] }>;

/** Tables that are written for a call that is refused as well: when a session was last used. */
const touchedByCalls = ['schema_migrations', 'sessions'];

/**
 * Gives the question whether rows were written, for it is asked around each of thousands of calls. Every statement that
 * writes a row leaves a note within its own transaction, whoever sends it, also while triggers are switched off (`reset`); what
 * is undone takes its note with it. A row that was changed to what it is was written.
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
  await pool.query(`
    create schema notice;
    create unlogged table notice.writes (name text);
    create function notice.note_rows() returns trigger language plpgsql as $$
      begin
        insert into notice.writes select tg_table_name where exists (select from written);
        return null;
      end $$;
    create function notice.note_truncate() returns trigger language plpgsql as $$
      begin insert into notice.writes values (tg_table_name); return null; end $$;
    ${names.map(noteWritesOf).join('\n')}`);
  let last: Awaited<ReturnType<ReadTables>> = { times: 0, tables: [] };
  return async () => {
    const { rows } = await pool.query<{ name: string }>('delete from notice.writes returning name', []);
    const written = [...new Set(rows.map(({ name }) => name))].toSorted();
    if (written.length > 0) last = { times: last.times + 1, tables: written };
    return last;
  };
}

/** The rows that a statement wrote, by what it does with them. */
const writtenBy = { insert: 'new', update: 'new', delete: 'old' };

const noteWritesOf = (table: string): string =>
  [
    ...Object.entries(writtenBy).map(
      ([
        act,
        rows,
      ]) => `create trigger note_${act} after ${act} on "${table}" referencing ${rows} table as written
        for each statement execute function notice.note_rows();`,
    ),
    `create trigger note_truncate after truncate on "${table}"
      for each statement execute function notice.note_truncate();`,
    ...[...Object.keys(writtenBy), 'truncate'].map(
      (act) => `alter table "${table}" enable always trigger note_${act};`,
    ),
  ].join('\n');
