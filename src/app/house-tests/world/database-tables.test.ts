import { sql as raw } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { openTables } from '#testing/open-tables.ts';
import { prepareTableReader, prepareWriteNotice, type ReadTables } from './database-tables.ts';

const area = `insert into areas (code, name, sort) values ('330199', '东区', 1)`;

/** The statements as the owner of the database sends them, past the triggers that guard what was written down. */
const writing = (database: ReturnType<typeof openTables>['database']) => ({
  write: (text: string): Promise<void> =>
    inTransaction(database(), async (sql) => {
      await raw`set local session_replication_role = replica`.execute(sql);
      await raw.raw(text).execute(sql);
    }),
  writeAndUndo: async (text: string): Promise<void> => {
    const undone = inTransaction(database(), async (sql) => {
      await raw.raw(text).execute(sql);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
  },
});

describe('the notice of what was written', () => {
  const { database } = openTables({ isOneStory: true });
  const { write, writeAndUndo } = writing(database);
  let tables: { name: string; column: string }[];
  let writtenTables: () => Promise<string[]>;
  const names = () => tables.map(({ name }) => name);
  beforeAll(async () => {
    ({ rows: tables } = await database().pool.query<{ name: string; column: string }>(
      `select t.tablename as name, min(quote_ident(c.column_name)) as column
        from pg_tables t join information_schema.columns c on c.table_schema = 'public' and c.table_name = t.tablename
        where t.schemaname = 'public' and c.is_generated = 'NEVER' group by 1 order by 1`,
      [],
    ));
    writtenTables = await prepareWriteNotice(database(), names());
  });

  it('is had of every table and every kind of statement', async () => {
    expect(names()).toEqual(expect.arrayContaining(['accounts', 'audit_log', 'service_hours', 'volunteers']));
    const kinds: string[] = [
      tables
        .map(
          ({ name, column }) =>
            `insert into "${name}" (${column}) overriding system value select ${column} from "${name}" where false`,
        )
        .join('; '),
      tables.map(({ name, column }) => `update "${name}" set ${column} = default where false`).join('; '),
      tables.map(({ name }) => `delete from "${name}"`).join('; '),
      `truncate ${names()
        .map((name) => `"${name}"`)
        .join(', ')}`,
    ];
    for (const statements of kinds) {
      await write(statements);
      expect(await writtenTables()).toEqual(names().toSorted());
    }
  });

  it('is had once, and not of what was undone or only read', async () => {
    await write('delete from areas');
    expect(await writtenTables()).toEqual(['areas']);
    expect(await writtenTables()).toEqual([]);
    await writeAndUndo(area);
    await database().pool.query('select * from areas for update', []);
    expect(await writtenTables()).toEqual([]);
  });
});

describe('the reader of all tables', () => {
  const { database } = openTables({ isOneStory: true });
  const { write, writeAndUndo } = writing(database);
  let readTables: ReadTables;
  beforeAll(async () => {
    readTables = await prepareTableReader(database());
  });

  it.each([
    ['inserted', '', area],
    ['changed', area, `update areas set name = '西区'`],
    ['changed to what it is', area, `update areas set name = name`],
    ['deleted', area, 'delete from areas'],
    ['truncated', area, 'truncate areas cascade'],
    ['put in another’s place', area, `delete from areas; ${area}`],
  ])('sees that a row was %s', async (_what, first, statement) => {
    await write('delete from areas');
    if (first) await write(first);
    const before = await readTables();
    await write(statement);
    expect(await readTables()).not.toEqual(before);
  });

  it('sees rows that were put back', async () => {
    const before = await readTables();
    await database().reset();
    await write(area);
    const after = await readTables();
    expect(after).not.toEqual(before);
    await database().reset();
    expect(await readTables()).not.toEqual(after);
  });

  it('sees nothing of what was undone, of a statement that found no row, and of sessions', async () => {
    const before = await readTables();
    await writeAndUndo(area);
    await write(`update areas set name = '西区' where false`);
    await write('delete from sessions');
    expect(await readTables()).toEqual(before);
  });
});
