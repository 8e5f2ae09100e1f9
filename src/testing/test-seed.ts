import { createHash } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import { fingerprint, migrate } from '#database/migrate.ts';

/** Rows that every test finds: put in once, copied with the database. */
export type Seed = {
  seed: ((database: Database) => Promise<void>) | undefined;
  /** Changes whenever the seeded rows do; names the prepared copy. */
  seedKey: string;
  /** No copy is kept to put the rows back from, which takes as much room again: for files that tell one story. */
  isNeverPutBack?: boolean;
  /** Without tables: for tests that migrate it themselves. */
  isEmpty?: boolean;
};

/** The schema that keeps a copy of the seeded rows, for `reset`. */
export const SEED_SCHEMA = 'seeded_rows';

/** Names the prepared database of this migration set and seed: ten hexadecimal digits. */
export function preparedName({ seedKey, isNeverPutBack = false, isEmpty = false }: Seed): string {
  return createHash('sha256')
    .update(JSON.stringify([fingerprint(), seedKey, isNeverPutBack, isEmpty]))
    .digest('hex')
    .slice(0, 10);
}

/** What a database with seeded rows is copied from, so that each migration is applied once: the one without rows. */
export const unseeded: Seed = { seed: undefined, seedKey: '' };

/** Migrates (unless it is to stay empty) and seeds a new database and keeps a copy of every seeded row beside the tables. */
export async function prepare(database: Database, { seed, isNeverPutBack, isEmpty }: Seed): Promise<void> {
  if (!isEmpty) await migrate(database);
  await database.pool.query(`create schema if not exists ${SEED_SCHEMA}`);
  if (!seed) return;
  await seed(database);
  if (!isNeverPutBack) await keepRows(database);
}

/** Makes the rows that stand now those that `reset` puts back. */
export async function keepRows({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const tables = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  for (const { name } of tables.rows) {
    await pool.query(`drop table if exists ${SEED_SCHEMA}."${name}"`);
    const { rows } = await pool.query<{ any: boolean }>(`select exists (select from "${name}") as any`);
    if (rows[0]?.any) await pool.query(`create table ${SEED_SCHEMA}."${name}" as table "${name}"`);
  }
}
