import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { firstRun } from '#app/first-run/first-run.ts';
import { enginesOfRun, openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { checkData } from '../../tools/check-data/check-data.ts';
import { invariants } from '../../tools/check-data/invariants.ts';
import { migrate, migrations } from './migrate.ts';

/** Kept by `tools/keep-release`, with the invariants that rows built for tests do not hold. */
const keptReleases = readdirSync(path.join(import.meta.dirname, 'testing')).flatMap(
  (name) => /^release-(?!0001)(\d{4})\.sql$/.exec(name)?.[1] ?? [],
);
const firstRelease = readFileSync(path.join(import.meta.dirname, 'testing/release-0001.sql'), 'utf8');

/** Rows came with ids of their own; the identities go on after them. */
const goOnAfterTheirIds = `do $$ declare one record; begin
  for one in select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce((select max(%I) from %I), 0) + 1, false)',
      one.table_name, one.column_name, one.column_name, one.table_name);
  end loop;
end $$`;

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

describe.each(enginesOfRun)('the migrations on %s', (engine) => {
  let database: TestDatabase;
  afterEach(() => database.close());

  test('carry the rows of the first release to the newest, and the next start finds nothing to do', async () => {
    database = await openTestDatabase({ engine, isEmpty: true });
    await migrate(database, migrations.slice(0, 1));
    await database.pool.query(firstRelease);
    const tables = [...new Set(firstRelease.match(/(?<=^INSERT INTO )\w+/gm))];
    const before = await countRows(database, tables);

    const calendar = migrations.findIndex(({ name }) => name === '0047_calendar_changes_are_approvals');
    const applied = await migrate(database, migrations.slice(0, calendar));
    await database.pool.query(
      `insert into work_calendar_changes (day, is_workday, name, proposed_by, proposed_at)
       select day, is_workday, name, (select min(id) from accounts), now()
       from (values ('2026-11-28'::date, true, '补班'), ('2026-11-29', null, '停服')) c (day, is_workday, name)`,
    );
    applied.push(...(await migrate(database)));
    expect(applied).toEqual(migrations.slice(1).map(({ name }) => name));
    const { rows: waiting } = await database.pool.query(
      'select kind, subject, title, wish from approvals order by 2',
    );
    expect(waiting).toEqual([
      {
        kind: 'saveWorkCalendarDay',
        subject: 'calendar:2026-11-28',
        title: '工作日历 2026-11-28 改为工作日，补班',
        wish: { day: '2026-11-28', isWorkday: true, name: '补班' },
      },
      {
        kind: 'removeWorkCalendarDay',
        subject: 'calendar:2026-11-29',
        title: '工作日历删除 2026-11-29（停服）',
        wish: { day: '2026-11-29' },
      },
    ]);
    expect(await countRows(database, tables)).toEqual(before);

    await firstRun(database, { isDemo: true });
    expect(await migrate(database)).toEqual([]);
    const { rows } = await database.pool.query<{ count: number }>(
      'select count(*)::int as count from volunteers v join accounts a on a.id = v.account_id',
    );
    expect(rows[0]?.count).toBe(before.volunteers);
  });

  test.each(keptReleases)('carry a row of everything of release %s to the newest', async (number) => {
    const text = readFileSync(path.join(import.meta.dirname, `testing/release-${number}.sql`), 'utf8');
    database = await openTestDatabase({ engine, isEmpty: true });
    const { pool } = database;
    await migrate(
      database,
      migrations.filter(({ name }) => name.slice(0, 4) <= number),
    );
    const tables = [...new Set(text.match(/(?<=^INSERT INTO )\w+/gm))];
    const client = await pool.connect();
    try {
      // Rows come in any order, and those that a migration put there give way.
      await client.query('set session_replication_role = replica', []);
      for (const table of tables) await client.query(`delete from ${table}`, []);
      for (const statement of text.split(/;\n(?=INSERT |$)/))
        if (statement.trim()) await client.query(statement, []);
      await client.query('set session_replication_role = origin', []);
      await client.query(goOnAfterTheirIds, []);
    } finally {
      client.release();
    }
    const before = await countRows(database, tables);
    expect(Object.values(before).filter((count) => count === 0)).toEqual([]);

    await migrate(database);
    const after = await countRows(database, tables);
    expect(tables.filter((table) => (after[table] ?? 0) < (before[table] ?? 0))).toEqual([]);
    await firstRun(database, { isDemo: true });
    const allowed = [...text.matchAll(/^-- broken: (.*)$/gm)].map(([, name]) => name);
    // What depends on the present day grows untrue with time.
    const timeless = invariants.filter(({ sql }) => !/\bnow\(\)|current_date/.test(sql));
    const judged = timeless.map(({ name }) => name).filter((name) => !allowed.includes(name));
    const broken = (await checkData(database)).filter(({ name }) => judged.includes(name));
    expect(broken).toEqual([]);
  });
});
