import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enginesOfRun, openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { inSavepoint, inTransaction, violatedConstraint } from './transaction.ts';

const seed = {
  seedKey: 'places 2',
  seed: async ({ pool }: Pick<TestDatabase, 'pool'>) => {
    await pool.query(`create table places (
      id integer constraint places_pkey primary key,
      taken integer not null constraint places_taken check (taken between 0 and 1),
      held int4range,
      constraint places_held exclude using gist (held with &&)
    )`);
  },
};
const fail = (code: string) => Object.assign(new Error(code), { code });

describe.each(enginesOfRun)('a transaction on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine, ...seed });
  });
  beforeEach(() => database.reset());
  afterAll(() => database.close());

  const insert = (id: number, taken = 0) => raw`insert into places (id, taken) values (${id}, ${taken})`;
  const count = async () => (await database.pool.query('select from places')).rowCount;

  test('keeps all of it and gives the result', async () => {
    const result = await inTransaction(database, async (sql) => {
      await insert(1).execute(sql);
      await insert(2).execute(sql);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await count()).toBe(2);
  });

  test('keeps nothing of it after an error, and runs it once', async () => {
    let runs = 0;
    const act = inTransaction(database, async (sql) => {
      runs += 1;
      await insert(1).execute(sql);
      throw new Error('refused');
    });
    await expect(act).rejects.toThrow('refused');
    expect([await count(), runs]).toEqual([0, 1]);
  });

  test('undoes a part whole, also when a part of it was undone before', async () => {
    const failed = async () => {
      throw new Error('refused');
    };
    await inTransaction(database, async (sql) => {
      await insert(1).execute(sql);
      const part = inSavepoint(sql, async () => {
        await insert(2).execute(sql);
        await expect(inSavepoint(sql, failed)).rejects.toThrow('refused');
        return failed();
      });
      await expect(part).rejects.toThrow('refused');
    });
    expect(await count()).toBe(1);
  });

  test.each(['40001', '40P01'])('after %s it runs again from the start, on a clean slate', async (code) => {
    let runs = 0;
    await inTransaction(database, async (sql) => {
      runs += 1;
      await insert(1).execute(sql);
      if (runs < 3) throw fail(code);
    });
    expect([await count(), runs]).toEqual([1, 3]);
  });

  test('gives up after the second repetition', async () => {
    let runs = 0;
    const act = inTransaction(database, async () => {
      runs += 1;
      throw fail('40001');
    });
    await expect(act).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(3);
  });

  test('names the unique, check or exclusion constraint that refused, and only those', async () => {
    const refused = (text: string) => database.pool.query(text).catch(violatedConstraint);
    await database.pool.query(`insert into places values (1, 0, '[1,3)')`);
    expect(await refused('insert into places values (1, 0)')).toBe('places_pkey');
    expect(await refused('insert into places values (2, 2)')).toBe('places_taken');
    expect(await refused(`insert into places values (3, 0, '[2,4)')`)).toBe('places_held');
    expect(await refused('insert into places values (4, null)')).toBeUndefined();
    expect(violatedConstraint(new Error('other'))).toBeUndefined();
  });
});

describeOnPostgres('two transactions that lock each other out', () => {
  test('both get through, one of them on its second run', async () => {
    const database = await openTestDatabase(seed);
    await database.pool.query('insert into places values (1, 0), (2, 0)');
    let runs = 0;
    let bothHoldOne = () => {};
    const meeting = new Promise<void>((resolve) => {
      bothHoldOne = resolve;
    });
    const take = (first: number, second: number) =>
      inTransaction(database, async (sql) => {
        await raw`update places set taken = taken where id = ${first}`.execute(sql);
        runs += 1;
        if (runs === 2) bothHoldOne();
        await meeting;
        await raw`update places set taken = taken where id = ${second}`.execute(sql);
      });
    await Promise.all([take(1, 2), take(2, 1)]);
    expect(runs).toBe(3);
    await database.close();
  });
});
