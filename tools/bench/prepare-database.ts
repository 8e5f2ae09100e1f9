import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { firstRun } from '#app/first-run/first-run.ts';
import { openDatabase } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { anchorOf, type BenchSize } from './bench-size.ts';
import { growBench } from './grow-bench.ts';

export type Engine = 'embedded' | 'postgres';

/** A filled database: where the product and the bare driver find it. */
export type BenchDatabase = { engine: Engine; url?: string; dataDir: string };

export type Preparation = { size: BenchSize; root: string; url?: string; say: (line: string) => void };

const generatorFiles = [
  'bench-size.ts',
  'bench-texts.ts',
  'bulk-indexes.ts',
  'grow-bench.ts',
  'needs/grow-needs.ts',
  'needs/needs-layout.ts',
];

/** Changes with the generator and the week; newer migrations are applied to what was filled before. */
function stampOf(anchor: string): string {
  const hash = createHash('sha256').update(anchor);
  for (const file of generatorFiles) hash.update(readFileSync(path.join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Fills a database or finds the one filled before; those of older stamps and the same size are removed. */
export async function prepareBench(engine: Engine, preparation: Preparation): Promise<BenchDatabase> {
  const anchor = anchorOf(new Date());
  const stem = `bench-${preparation.size.name}-`;
  const name = `${stem}${stampOf(anchor)}`;
  const dataDir = path.join(preparation.root, 'data', name);
  if (engine === 'postgres') return prepareServer({ ...preparation, anchor, stem, name, dataDir });
  const folder = path.join(dataDir, 'database');
  // The product on a server keeps its files beside where this database would be.
  if (!existsSync(folder) || !(await isBroughtUp({ dataDir: folder }))) {
    removeOthers(path.dirname(dataDir), stem);
    const building = `${dataDir}-building`;
    await fill({ dataDir: path.join(building, 'database') }, { ...preparation, anchor });
    renameSync(building, dataDir);
  }
  return { engine, dataDir };
}

function removeOthers(folder: string, stem: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder).filter((known) => known.startsWith(stem)))
    rmSync(path.join(folder, entry), { recursive: true });
}

type ServerPreparation = Preparation & { anchor: string; stem: string; name: string; dataDir: string };

/** A database of its own beside the configured one, whose user must be allowed to create databases. */
async function prepareServer({
  url = '',
  stem,
  name,
  dataDir,
  ...growth
}: ServerPreparation): Promise<BenchDatabase> {
  const databaseUrl = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [stem],
    );
    const isThere = rows.some(({ datname }) => datname === name);
    if (!isThere || !(await isBroughtUp({ url: databaseUrl(name) }))) {
      for (const { datname } of rows) await client.query(`drop database "${datname}"`);
      const building = `${name}-building`;
      await client.query(`create database "${building}"`);
      await fill({ url: databaseUrl(building) }, growth);
      await client.query(`alter database "${building}" rename to "${name}"`);
    }
  } finally {
    await client.end();
  }
  return { engine: 'postgres', url: databaseUrl(name), dataDir };
}

/** Applies what is newer than the filled database; false when it was filled with a migration that has changed since. */
async function isBroughtUp(target: Target): Promise<boolean> {
  const database = await openDatabase({ ...target, poolSize: 1 });
  try {
    await migrate(database);
    await firstRun(database, { isDemo: false });
    return true;
  } catch (error) {
    if ((error as Error).message.startsWith('migration ')) return false;
    throw error;
  } finally {
    await database.close();
  }
}

type Target = { url?: string; dataDir?: string };
type Filling = Pick<Preparation, 'size' | 'say'> & { anchor: string };

async function fill(target: Target, { size, anchor, say }: Filling) {
  const startedAt = performance.now();
  const database = await openDatabase({ ...target, poolSize: 1 });
  try {
    await migrate(database);
    await firstRun(database, { isDemo: false });
    await growBench(database.pool, { size, anchor, say });
  } finally {
    await database.close();
  }
  say(`filled in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
}
