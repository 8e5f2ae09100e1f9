// Keeps one row of everything as this state of the product writes it, for `migrations.test.ts` to carry forward from now on.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildHouseWorld } from '#app/house-tests/world/house-world.ts';
import { migrations } from '#database/migrate.ts';
import type { SqlPool } from '#database/sql-pool.ts';
import { openTestApp } from '#testing/test-app.ts';
import { checkData } from '../check-data/check-data.ts';

const folder = path.resolve('src/database/testing');

/** `node tools/run.mjs tools/keep-release/keep-release.ts`, at each release: writes `release-NNNN.sql`, named by the newest migration. */
export async function main(): Promise<void> {
  const app = await openTestApp();
  try {
    await buildHouseWorld(app);
    const broken = (await checkData(app.database)).map(({ name }) => name);
    const number = migrations.at(-1)?.name.slice(0, 4) ?? '';
    const file = path.join(folder, `release-${number}.sql`);
    writeFileSync(
      file,
      [...broken.map((name) => `-- broken: ${name}`), ...(await rowsAsSql(app.database.pool)), ''].join('\n'),
    );
    console.log(`${file}: ${broken.length} invariants do not hold for rows that were built for tests`);
  } finally {
    await app.database.close();
  }
}

/** One statement a table that has rows; read back with triggers and foreign keys off (`session_replication_role`). */
async function rowsAsSql(pool: SqlPool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(
    `select c.table_name as name, string_agg(format('%I', c.column_name), ', ' order by c.ordinal_position) as columns
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.table_name <> 'schema_migrations'
      group by c.table_name order by c.table_name`,
  );
  const statements: string[] = [];
  for (const { name, columns } of tables) {
    const { rows } = await pool.query<{ text: string | null }>(
      `select replace(json_agg(r)::text, '''', '''''') as text from (select ${columns} from "${name}") r`,
    );
    const text = rows[0]?.text;
    if (text)
      statements.push(
        `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(null::${name}, '${text}');`,
      );
  }
  return statements;
}
