import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { firstRun } from '#app/first-run/first-run.ts';
import { openTestDatabase, postgresUrl, type TestDatabase } from '#testing/test-database.ts';
import { migrate, migrations } from './migrate.ts';

const engines = ['embedded', ...(postgresUrl ? (['postgres'] as const) : [])] as const;
const firstRelease = readFileSync(path.join(import.meta.dirname, 'testing/release-0001.sql'), 'utf8');

/** How many rows each table of the first release has. */
async function countRows(database: TestDatabase, tables: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from ${table}`,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

describe.each(engines)('the migrations on %s', (engine) => {
  let database: TestDatabase;
  afterEach(() => database.close());

  test('carry the rows of the first release to the newest, and the next start finds nothing to do', async () => {
    database = await openTestDatabase({ engine });
    await database.pool.query('drop schema public cascade');
    await database.pool.query('create schema public');
    await migrate(database, migrations.slice(0, 1));
    await database.pool.query(firstRelease);
    const tables = [...new Set(firstRelease.match(/(?<=^INSERT INTO )\w+/gm))];
    const before = await countRows(database, tables);

    expect(await migrate(database)).toEqual(migrations.slice(1).map(({ name }) => name));
    expect(await countRows(database, tables)).toEqual(before);

    await firstRun(database, { isDemo: true });
    expect(await migrate(database)).toEqual([]);
    const { rows } = await database.pool.query<{ count: number }>(
      'select count(*)::int as count from volunteers v join accounts a on a.id = v.account_id',
    );
    expect(rows[0]?.count).toBe(before.volunteers);
  });
});
