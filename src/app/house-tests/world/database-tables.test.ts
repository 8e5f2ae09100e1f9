import { sql as raw } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { openTables } from '#testing/open-tables.ts';
import { prepareTableReader, type ReadTables } from './database-tables.ts';

const { database } = openTables({ isOneStory: true });
let readTables: ReadTables;
beforeAll(async () => {
  readTables = await prepareTableReader(database());
});

/** As the owner of the database can write, past the triggers that guard what was written down. */
const write = (text: string): Promise<void> =>
  inTransaction(database(), async (sql) => {
    await raw`set local session_replication_role = replica`.execute(sql);
    await raw.raw(text).execute(sql);
  });
const area = `insert into areas (code, name, sort) values ('330199', '东区', 1)`;

it('every table of the house notes every act, whoever writes; but for sessions and migrations', async () => {
  const { rows } = await database().pool.query<{ name: string; acts: string }>(
    `select t.tablename as name, string_agg(g.tgname, ' ' order by g.tgname) as acts from pg_tables t
      left join pg_trigger g on g.tgrelid = format('public.%I', t.tablename)::regclass and g.tgname ~ '^note_' and g.tgenabled = 'A'
      where t.schemaname = 'public' group by 1 order by 1`,
    [],
  );
  expect(rows.length).toBeGreaterThan(100);
  const acts = 'note_delete note_insert note_truncate note_update';
  expect(rows.filter((row) => row.acts !== acts)).toEqual([
    { name: 'schema_migrations', acts: null },
    { name: 'sessions', acts: null },
  ]);
});

it.each([
  ['inserted', '', area],
  ['changed', area, `update areas set name = '西区'`],
  ['changed to what it is', area, `update areas set name = name`],
  ['inserted or changed', area, `${area} on conflict (code) do update set sort = 2`],
  ['deleted', area, 'delete from areas'],
  ['truncated', area, 'truncate areas cascade'],
  ['put in another’s place', area, `delete from areas; ${area}`],
])('sees that a row was %s', async (_what, first, statement) => {
  await write('delete from areas');
  if (first) await write(first);
  const before = await readTables();
  await write(statement);
  const after = await readTables();
  expect(after.times).toBe(before.times + 1);
  expect(after.tables).toContain('areas');
  expect(await readTables()).toEqual(after);
});

it('sees that rows were put back', async () => {
  await write(`delete from areas; ${area}`);
  const before = await readTables();
  await database().reset();
  expect(await readTables()).not.toEqual(before);
});

it('sees nothing of what was undone, of a statement that found no row, of a lock, and of sessions', async () => {
  await write(`delete from areas; ${area}`);
  const before = await readTables();
  const undone = inTransaction(database(), async (sql) => {
    await raw`update areas set sort = 3`.execute(sql);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await write(
    `update areas set sort = 3 where false; ${area} on conflict do nothing; select * from areas for update`,
  );
  await write('delete from sessions');
  expect(await readTables()).toEqual(before);
});
