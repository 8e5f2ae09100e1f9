import { afterEach, describe, expect, test } from 'vitest';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { enginesOfRun, openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { fingerprint, type Migration, migrate, migrations, toMigrations } from './migrate.ts';

const trees: Migration = {
  name: '0001_trees',
  text: 'create table trees (id int);\ninsert into trees values (1);\n',
};
const leaves: Migration = { name: '0002_leaves', text: 'create table leaves (id int);' };

/** The product's own migrations are in the way here. */
const openEmpty = (engine: 'embedded' | 'postgres'): Promise<TestDatabase> =>
  openTestDatabase({ engine, isEmpty: true });

describe.each(enginesOfRun)('migrating on %s', (engine) => {
  let database: TestDatabase;
  afterEach(() => database.close());

  const count = async (table: string) => (await database.pool.query(`select from ${table}`)).rowCount;

  test('a fresh database gets every file in order, and a second run does nothing', async () => {
    database = await openEmpty(engine);
    expect(await migrate(database, [trees, leaves])).toEqual(['0001_trees', '0002_leaves']);
    expect(await migrate(database, [trees, leaves])).toEqual([]);
    expect(await count('trees')).toBe(1);
  });

  test('a later start applies only what is new', async () => {
    database = await openEmpty(engine);
    await migrate(database, [trees]);
    expect(await migrate(database, [trees, leaves])).toEqual(['0002_leaves']);
  });

  test('an edited file is refused, but not for its line ends', async () => {
    database = await openEmpty(engine);
    await migrate(database, [trees]);
    const edited = { ...trees, text: `${trees.text} -- edited` };
    await expect(migrate(database, [edited, leaves])).rejects.toThrow(
      'migration 0001_trees was edited after it was applied: put the file back and write a new migration',
    );
    const otherLineEnds = { ...trees, text: trees.text.replaceAll('\n', '\r\n') };
    expect(await migrate(database, [otherLineEnds])).toEqual([]);
  });

  test('a missing file and a file that comes too late are refused', async () => {
    database = await openEmpty(engine);
    await migrate(database, [leaves]);
    await expect(migrate(database, [])).rejects.toThrow(
      '0002_leaves was applied to this database but its file',
    );
    await expect(migrate(database, [trees, leaves])).rejects.toThrow(
      'migration 0001_trees comes before 0002_leaves, which is already applied: give it a higher number',
    );
  });

  test('a file that fails names its line and leaves the database as it was', async () => {
    database = await openEmpty(engine);
    const broken = { name: '0002_broken', text: 'create table twigs (id int);\n\nselect wrong;' };
    await expect(migrate(database, [trees, broken])).rejects.toThrow(
      'migration 0002_broken failed (line 3): column "wrong" does not exist',
    );
    await expect(count('trees')).rejects.toMatchObject({ code: '42P01' });
    expect(await migrate(database, [trees])).toEqual(['0001_trees']);
  });

  test("the product's own migrations are applied in a test database", async () => {
    database = await openTestDatabase({ engine });
    expect(migrations.length).toBeGreaterThan(0);
    expect(await migrate(database)).toEqual([]);
  });
});

describe('the list of migrations', () => {
  test('is in the order of the numbers, named after the files', () => {
    const list = toMigrations({ './migrations/0010_b.sql': 'b', './migrations/0002_a.sql': 'a' });
    expect(list).toEqual([
      { name: '0002_a', text: 'a' },
      { name: '0010_b', text: 'b' },
    ]);
  });

  test('has another fingerprint when any text or name differs', () => {
    const prints = [[trees], [trees, leaves], [{ ...trees, text: 'x' }], [{ ...trees, name: '0001_x' }]].map(
      (list) => fingerprint(list),
    );
    expect(new Set(prints).size).toBe(4);
  });

  test.each([
    ['a name without number', [{ name: 'trees', text: '' }], 'must be called NNNN_name.sql'],
    ['a number used twice', [trees, { name: '0001_other', text: '' }], 'number 0001 is used twice'],
  ])('with %s is refused before anything runs', async (_title, list, sentence) => {
    const untouched = { pool: {} as TestDatabase['pool'] };
    await expect(migrate(untouched, list)).rejects.toThrow(sentence);
  });
});

describeOnPostgres('six processes that start at once', () => {
  test('apply every migration once between them, twenty times over', async () => {
    const database = await openEmpty('postgres');
    const slow = { name: '0003_slow', text: 'select pg_sleep(0.02); create table slow ()' };
    for (let round = 0; round < 20; round += 1) {
      await database.pool.query('drop schema public cascade; create schema public');
      const applied = await Promise.all(
        Array.from({ length: 6 }, () => migrate(database, [trees, leaves, slow])),
      );
      expect(applied.filter((names) => names.length > 0)).toEqual([
        ['0001_trees', '0002_leaves', '0003_slow'],
      ]);
    }
    await database.close();
  });
});
