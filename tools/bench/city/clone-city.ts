import type { SqlClient } from '#database/sql-pool.ts';
import { type ClonedTable, readTables } from './cloned-tables.ts';

/** Ids of copies begin here: above every id that the product makes in these decades, and still a safe integer. */
const firstCopiedId = 4_000_000_000_000_000;

export type Cloning = { copies: number; say: (line: string) => void };

/**
 * Multiplies the people of a demo city and all that is theirs: every copy has volunteers, teams, activities, sign-ups, hours, news and
 * needs of its own, which hang together as the first ones do; the centre, its 所 and staff stay. Needs a superuser, because triggers rest.
 */
export async function cloneCity(client: SqlClient, { copies, say }: Cloning): Promise<void> {
  for (const setting of [
    'session_replication_role = replica',
    'statement_timeout = 0',
    "maintenance_work_mem = '1GB'",
    "work_mem = '256MB'",
    'synchronous_commit = off',
  ])
    await client.query(`set ${setting}`, []);
  const tables = await readTables(client);
  await numberRows(client, tables);
  const indexes = await dropIndexes(client, tables);
  for (const table of tables) say(`${table.name}: ${await cloneTable(client, table, copies)} rows`);
  say('indexes and statistics …');
  for (const definition of indexes) await client.query(definition, []);
  await client.query('drop table city_ids', []);
  await countAnew(client);
  await client.query('set session_replication_role = origin', []);
  await client.query('vacuum analyze', []);
}

/** What triggers keep beside the rows, which rested meanwhile (decision 0039). */
async function countAnew(client: SqlClient): Promise<void> {
  for (const statement of [
    'truncate day_sums, day_sums_waiting, shift_tallies, shift_tallies_waiting',
    `insert into day_sums select s.kind, s.day, t.organisation_id, sum(s.value)
     from day_sums_of_teams s join teams t on t.id = s.team_id group by 1, 2, 3`,
    'insert into shift_tallies select * from shift_tallies_counted',
  ])
    await client.query(statement, []);
}

/** Gives each id of the city a small number of its own, whichever table it is from: a volunteer's is the account's, too. */
async function numberRows(client: SqlClient, tables: readonly ClonedTable[]): Promise<void> {
  const ids = tables
    .filter(({ hasId }) => hasId)
    .map(({ name, where }) => `select id from ${name} where ${where}`);
  await client.query(
    `create unlogged table city_ids as
     select id, row_number() over (order by id) as rank from (${ids.join(' union ')}) all_ids`,
    [],
  );
  await client.query('alter table city_ids add primary key (id)', []);
  await client.query('analyze city_ids', []);
}

/** Indexes and exclusions are made anew afterwards, which is faster than keeping them up row by row. Gives how. */
async function dropIndexes(client: SqlClient, tables: readonly ClonedTable[]): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select 'drop index ' || i.indexrelid::regclass as drop, pg_get_indexdef(i.indexrelid) as make
     from pg_index i where i.indrelid = any($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
     union all
     select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname),
       format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
     from pg_constraint c where c.conrelid = any($1::regclass[]) and c.contype = 'x'`,
    [tables.map(({ name }) => name)],
  );
  for (const { drop } of rows) await client.query(drop, []);
  return rows.map(({ make }) => make);
}

/** Gives how many rows the table has then. */
async function cloneTable(client: SqlClient, table: ClonedTable, copies: number): Promise<number> {
  const { name, columns, where } = table;
  const named = columns.map((column) => column.name);
  // A column that names a row of the city holds its number, below zero; one that names another row that row.
  const source = columns.map(({ name: column, kind }) =>
    kind === 'id'
      ? `coalesce((select -rank from city_ids where city_ids.id = t.${column}), t.${column}) as ${column}`
      : `t.${column}`,
  );
  await client.query(
    `create unlogged table city_rows as select ${source.join(', ')} from ${name} t where ${where}`,
    [],
  );
  const copied = columns.map(({ name: column, kind }) => {
    if (kind === 'id')
      return `case when ${column} < 0 then $1::bigint + k * n.ids - ${column} else ${column} end`;
    if (kind === 'key') return 'gen_random_uuid()';
    return kind === 'word' ? `${column} || '-' || k` : column;
  });
  await client.query(
    `insert into ${name} (${named.join(', ')}) overriding system value
     select ${copied.join(', ')} from generate_series(1, $2::bigint) k
     cross join (select count(*) as ids from city_ids) n cross join city_rows`,
    [firstCopiedId, copies],
  );
  await client.query('drop table city_rows', []);
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`, []);
  return rows[0]?.count ?? 0;
}
