import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enginesOfRun, openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openDatabase } from './connection.ts';

describe.each(enginesOfRun)('values on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());

  const read = async (expression: string, values?: unknown[]) => {
    const { rows } = await database.pool.query<{ value: unknown }>(`select ${expression} as value`, values);
    return rows[0]?.value;
  };

  test.each([
    ['a bigint', `9007199254740991::bigint`, Number.MAX_SAFE_INTEGER],
    ['a negative bigint', `-9007199254740991::bigint`, Number.MIN_SAFE_INTEGER],
    ['a count', 'count(*)', 1],
    ['a bigint array', `array[1, 2, null]::bigint[]`, [1, 2, null]],
    ['a date', `'2025-03-05'::date`, '2025-03-05'],
    ['a date array', `array['2025-03-05']::date[]`, ['2025-03-05']],
    ['a numeric', '1.10::numeric', '1.10'],
    ['a double', '0.5::double precision', 0.5],
    ['an instant', `'2025-03-05 08:00+08'::timestamptz`, new Date('2025-03-05T00:00:00Z')],
    ['JSON', `'{"snake_case": [1]}'::jsonb`, { snake_case: [1] }],
    ['a boolean', 'true', true],
    ['nothing', 'null::bigint', null],
  ])('%s comes back alike', async (_title, expression, expected) => {
    expect(await read(expression)).toEqual(expected);
  });

  test('a bigint beyond the safe integers is refused, not rounded', async () => {
    await expect(read('9007199254740993::bigint')).rejects.toThrow('9007199254740993 is not a safe integer');
    expect(await read('1::bigint')).toBe(1);
  });

  test('parameters keep their value on the way there and back', async () => {
    const instant = new Date('2025-12-31T16:00:00.123Z');
    expect(await read('$1::timestamptz', [instant])).toEqual(instant);
    expect(await read('$1::bigint', [Number.MAX_SAFE_INTEGER])).toBe(Number.MAX_SAFE_INTEGER);
    expect(await read('$1::date', ['2025-02-28'])).toBe('2025-02-28');
    expect(await read('$1::text', ['志愿'])).toBe('志愿');
    expect(await read('$1::bigint[]', [[3, 1]])).toEqual([3, 1]);
  });

  test("dates made in SQL are the city's: 16:00 UTC is already tomorrow", async () => {
    expect(await read(`('2025-12-31T16:00:00Z'::timestamptz)::date`)).toBe('2026-01-01');
  });

  test('typed queries are camelCase outside, snake_case in SQL, and leave JSON keys alone', async () => {
    const { rows } = await sql<{ createdAt: number; detail: unknown }>`
      select 1 as created_at, '{"old_name": 1}'::jsonb as detail`.execute(database.kysely);
    expect(rows).toEqual([{ createdAt: 1, detail: { old_name: 1 } }]);
    const { sql: text } = database.kysely.selectFrom('schemaMigrations').select('appliedAt').compile();
    expect(text).toBe('select "applied_at" from "schema_migrations"');
  });

  test('an error names its code and leaves the connection in order', async () => {
    await expect(read('1/0')).rejects.toMatchObject({ code: '22012' });
    expect(await read('2')).toBe(2);
  });

  test('answers a health check while open, and not after closing', async () => {
    const other = await openTestDatabase({ engine });
    await expect(other.health()).resolves.toBeUndefined();
    await Promise.all([other.close(), other.close()]);
    await expect(other.health()).rejects.toThrow(/the database is closed|after calling end/);
  });
});

test('without a server or a directory nothing is opened', async () => {
  await expect(openDatabase({})).rejects.toThrow('set DATABASE_URL or a data directory');
});

test('a server that does not answer is an error at opening', async () => {
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
});
