import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnPostgres } from './describe-on-postgres.ts';
import { openTestDatabase, postgresUrl, type TestDatabase } from './test-database.ts';

const engines = ['embedded', ...(postgresUrl ? (['postgres'] as const) : [])] as const;

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

describe.each(engines)('the test database on %s', (engine) => {
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
