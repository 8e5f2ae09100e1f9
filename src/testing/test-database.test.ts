import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnPostgres } from './describe-on-postgres.ts';
import { enginesOfRun, openTestDatabase, type TestDatabase } from './test-database.ts';

/** Two tables that point at each other, and one row of them seeded. */
const SHELVES = `
  create table shelves (
    id bigint generated always as identity primary key,
    best_book_id bigint,
    label text generated always as ('shelf ' || coalesce(best_book_id, 0)) stored
  );
  create table books (id bigint primary key, title text not null, shelf_id bigint not null references shelves (id));
  alter table shelves add foreign key (best_book_id) references books (id);
  insert into shelves default values;
  insert into books (id, title, shelf_id) values (7, '论语', 1);
  update shelves set best_book_id = 7`;
const seed = {
  seedKey: 'shelves 1',
  seed: async ({ pool }: Pick<TestDatabase, 'pool'>) => {
    await pool.query(SHELVES);
  },
};

describe.each(enginesOfRun)('the test database on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine, ...seed });
  });
  afterAll(() => database.close());

  const read = async () =>
    (await database.pool.query('select * from shelves join books on shelf_id = shelves.id')).rows;
  const seeded = [{ id: 7, best_book_id: 7, label: 'shelf 7', title: '论语', shelf_id: 1 }];

  test('starts migrated, with the seeded rows', async () => {
    expect(await read()).toEqual(seeded);
    const applied = await database.kysely.selectFrom('schemaMigrations').select('name').execute();
    expect(applied[0]?.name).toMatch(/^0001_/);
  });

  test('reset takes away what a test wrote and puts back what it changed or deleted', async () => {
    await database.pool.query(`insert into books (id, title, shelf_id) values (8, '孟子', 1)`);
    await database.pool.query(`update books set title = '大学' where id = 7`);
    await database.reset();
    expect(await read()).toEqual(seeded);

    await database.pool.query('update shelves set best_book_id = null');
    await database.pool.query('delete from books');
    await database.pool.query('delete from shelves');
    await database.reset();
    expect(await read()).toEqual(seeded);
  });

  test('foreign keys are checked again after a reset', async () => {
    await database.reset();
    await expect(
      database.pool.query(`insert into books (id, title, shelf_id) values (9, '中庸', 99)`),
    ).rejects.toMatchObject({ code: '23503' });
  });
});

describe('a database that was used before', () => {
  test('comes as new: rows, numbers and settings', async () => {
    const before = await openTestDatabase({ engine: 'embedded', ...seed });
    await before.pool.query('insert into shelves default values');
    await before.pool.query(`update books set title = '大学'`);
    await before.pool.query(`set lock_timeout = 7`);
    await before.close();
    await expect(before.pool.query('select 1')).rejects.toThrow('closed');

    const after = await openTestDatabase({ engine: 'embedded', ...seed });
    const { rows } = await after.pool.query('insert into shelves default values returning id');
    expect(rows).toEqual([{ id: 2 }]);
    expect((await after.pool.query('select title from books')).rows).toEqual([{ title: '论语' }]);
    expect((await after.pool.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
    await after.close();
  });

  test('is not given again once its shape was changed', async () => {
    const before = await openTestDatabase({ engine: 'embedded', ...seed });
    const indexes = async ({ pool }: TestDatabase) =>
      (await pool.query(`select indexname from pg_indexes where tablename = 'books' order by 1`)).rows;
    const prepared = await indexes(before);
    await before.pool.query('create index on books (title)');
    expect(await indexes(before)).not.toEqual(prepared);
    await before.close();
    const after = await openTestDatabase({ engine: 'embedded', ...seed });
    expect(await indexes(after)).toEqual(prepared);
    await after.close();
  });
});

test('rows that are never put back have no copy, and the next to open them finds them as they were', async () => {
  const story = { ...seed, isNeverPutBack: true };
  const before = await openTestDatabase(story);
  await before.pool.query(`update books set title = '大学'`);
  await expect(before.reset()).rejects.toThrow('never put back');
  const copies = `select tablename from pg_tables where schemaname = 'seeded_rows'`;
  expect((await before.pool.query(copies)).rows).toEqual([]);
  await before.close();
  const after = await openTestDatabase(story);
  expect((await after.pool.query('select title from books')).rows).toEqual([{ title: '论语' }]);
  await after.close();
});

test('a seed without a key is refused, because nothing would tell its copies apart', async () => {
  await expect(openTestDatabase({ seed: seed.seed })).rejects.toThrow('seedKey');
});

describeOnPostgres('test databases on one server', () => {
  test('are separate, and gone after closing', async () => {
    const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
    const { rows } = await one.pool.query<{ name: string }>('select current_database() as name');
    const count = async () =>
      (await other.pool.query('select from pg_database where datname = $1', [rows[0]?.name])).rowCount;
    expect(await count()).toBe(1);
    await one.close();
    expect(await count()).toBe(0);
    await other.close();
  });
});
