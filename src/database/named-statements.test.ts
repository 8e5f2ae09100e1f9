import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDump } from '#testing/embedded-dump.ts';
import { unseeded } from '#testing/test-seed.ts';
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openEmbedded } from './connection.ts';
import { createStatementNames } from './named-statements.ts';

describe('statement names', () => {
  test('one text has one name, another text another', () => {
    const { nameOf } = createStatementNames();
    expect(nameOf('select $1')).toBe(nameOf('select $1'));
    expect(nameOf('select $1')).not.toBe(nameOf('select $2'));
  });

  test('texts beyond the limit, and very long ones, run unnamed', () => {
    const { nameOf } = createStatementNames(2);
    expect(nameOf(`select $1 ${' '.repeat(12_000)}`)).toBeUndefined();
    expect([nameOf('a'), nameOf('b'), nameOf('c'), nameOf('a')]).toEqual(['s1', 's2', undefined, 's1']);
  });

  test('a forgotten text gets a new name, never one given before', () => {
    const { nameOf, forget } = createStatementNames();
    nameOf('a');
    forget('a');
    expect(nameOf('a')).toBe('s2');
  });
});

describe('a database with named statements', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.pool.query('create table pebbles (id integer primary key)');
  });
  afterAll(() => database.close());

  /** Everything on one connection, because each keeps its own statements. */
  const onOneConnection = async <Result>(act: (query: TestDatabase['pool']['query']) => Promise<Result>) => {
    const client = await database.pool.connect();
    try {
      return await act((text, values) => client.query(text, values as unknown[]));
    } finally {
      client.release();
    }
  };

  test('prepares a text with parameters once, and none without', async () => {
    const prepared = await onOneConnection(async (query) => {
      await query('select $1::int as once', [1]);
      await query('select $1::int as once', [2]);
      await query('select 3 as unnamed');
      return query<{ statement: string }>(
        `select statement from pg_prepared_statements where statement like '%as once' or statement like '%as unnamed'`,
      );
    });
    expect(prepared.rows.map(({ statement }) => statement)).toEqual(['select $1::int as once']);
  });

  test('recovers by itself when a table changes under a kept plan', async () => {
    await onOneConnection(async (query) => {
      const read = () => query('select * from pebbles where id > $1', [0]);
      await read();
      await query('alter table pebbles add column weight integer');
      await expect(read()).rejects.toMatchObject({ code: '0A000' });
      await expect(read()).resolves.toMatchObject({ rows: [] });
    });
  });
});

test('names can be switched off', async () => {
  const dump = await prepareDump(unseeded);
  const database = await openEmbedded('memory', { dump }, false);
  await database.pool.query('select $1::int', [1]);
  expect((await database.pool.query('select from pg_prepared_statements')).rowCount).toBe(0);
  await database.close();
});
