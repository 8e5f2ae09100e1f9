/// <reference types="vite/client" />
import { createHash } from 'node:crypto';
import type { SqlClient, SqlPool } from './sql-pool.ts';
import { sqlState } from './server/database-trouble.ts';

export type Migration = { name: string; text: string };
type Applied = { name: string; checksum: string };

const FILE_NAME = /^\d{4}_[a-z0-9_]+$/;
/** How "create table" fails when another process creates the same one: its row, its name or its row type is there. */
const ALREADY_THERE = ['23505', '42P07', '42710'];

/** The product's migrations, built into the server: `migrations/NNNN_name.sql` in order. */
export const migrations: readonly Migration[] = toMigrations(
  import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
);

/** Files by path as a list in the order of their numbers. */
export function toMigrations(files: Record<string, string>): Migration[] {
  return Object.entries(files)
    .map(([path, text]) => ({ name: path.replace(/^.*\//, '').replace(/\.sql$/, ''), text }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** One value that changes when any migration does. */
export function fingerprint(list: readonly Migration[] = migrations): string {
  return sha256(list.map((migration) => `${migration.name} ${checksumOf(migration)}`).join('\n'));
}

/**
 * Brings the database up to the newest migration, forward only, in one transaction; any number of processes
 * may start at once. Gives the names applied now.
 * @throws Error when an applied file was edited, is missing, or a new one comes before it
 */
export async function migrate(
  { pool }: { pool: SqlPool },
  list: readonly Migration[] = migrations,
): Promise<string[]> {
  refuseBadNames(list);
  await createTable(pool);
  const client = await pool.connect();
  try {
    await client.query('begin', []);
    await client.query('set local statement_timeout = 0', []);
    // Whoever comes second waits here and then finds everything applied.
    await client.query('lock table schema_migrations in exclusive mode', []);
    const applied = await client.query<Applied>(
      'select name, checksum from schema_migrations order by name',
      [],
    );
    const pending = findPending(list, applied.rows);
    for (const migration of pending) await apply(client, migration);
    await client.query('commit', []);
    return pending.map((migration) => migration.name);
  } catch (error) {
    await client.query('rollback', []).catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function createTable(pool: SqlPool): Promise<void> {
  try {
    await pool.query(
      `create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz(3) not null default now()
      )`,
    );
  } catch (error) {
    // "if not exists" is no lock: two processes can both find it missing, and one of them gets here.
    if (!ALREADY_THERE.includes(sqlState(error) ?? '')) throw error;
  }
}

function findPending(list: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const byName = new Map(list.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = byName.get(name);
    if (!migration) {
      throw new Error(
        `migration ${name} was applied to this database but its file is missing: is the program older than the data?`,
      );
    }
    if (checksumOf(migration) !== checksum) {
      throw new Error(
        `migration ${name} was edited after it was applied: put the file back and write a new migration`,
      );
    }
  }
  const last = applied.at(-1)?.name ?? '';
  const known = new Set(applied.map(({ name }) => name));
  const pending = list.filter((migration) => !known.has(migration.name));
  const late = pending.find((migration) => migration.name < last);
  if (late)
    throw new Error(
      `migration ${late.name} comes before ${last}, which is already applied: give it a higher number`,
    );
  return pending;
}

async function apply(client: SqlClient, migration: Migration): Promise<void> {
  try {
    await client.query(migration.text, []);
  } catch (error) {
    const { message, position } = error as { message: string; position?: string };
    const line = position ? ` (line ${migration.text.slice(0, Number(position)).split('\n').length})` : '';
    throw new Error(`migration ${migration.name} failed${line}: ${message}`, { cause: error });
  }
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    migration.name,
    checksumOf(migration),
  ]);
}

function refuseBadNames(list: readonly Migration[]): void {
  const numbers = new Set<string>();
  for (const { name } of list) {
    if (!FILE_NAME.test(name)) throw new Error(`migration ${name}: the file must be called NNNN_name.sql`);
    const number = name.slice(0, 4);
    if (numbers.has(number)) throw new Error(`migration ${name}: number ${number} is used twice`);
    numbers.add(number);
  }
}

/** Line ends do not count: a checkout on another system may change them. */
function checksumOf({ text }: Migration): string {
  return sha256(text.replaceAll('\r\n', '\n'));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
