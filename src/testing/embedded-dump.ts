import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { LitePool } from '#database/embedded/lite-pool.ts';
import { createDatabase } from '#database/connection.ts';
import { prepare, preparedName, type Seed, unseeded } from './test-seed.ts';

const DIRECTORY = path.resolve('node_modules/.cache/test-database');
/** A run makes seven: 70 MB each, the empty one 40, the grown city's 220; older migration sets are not needed again. */
const KEPT_DUMPS = 7;

/** The prepared in-memory database as an uncompressed dump, made when this migration set or seed is new. */
export async function prepareDump(seed: Seed): Promise<Blob> {
  const file = path.join(DIRECTORY, `${preparedName(seed)}.tar`);
  const kept = readIfThere(file);
  if (kept) return new Blob([new Uint8Array(kept)]);
  const dump = await makeDump(seed);
  mkdirSync(DIRECTORY, { recursive: true });
  // Written aside and moved: another worker may be making the same one.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, new Uint8Array(await dump.arrayBuffer()));
  renameSync(aside, file);
  removeOldDumps();
  return dump;
}

async function makeDump(seed: Seed): Promise<Blob> {
  const loadDataDir = seed.seed ? await prepareDump(unseeded) : undefined;
  const lite = await PGlite.create({ dataDir: 'memory://', loadDataDir });
  const pool = new LitePool(lite);
  const database = createDatabase('embedded', pool, { close: () => pool.end() });
  try {
    await prepare(database, seed);
    await pool.query('vacuum (analyze)');
    await pool.query('checkpoint');
    return await lite.dumpDataDir('none');
  } finally {
    await database.close();
  }
}

function removeOldDumps(): void {
  const dumps = readdirSync(DIRECTORY)
    .map((name) => path.join(DIRECTORY, name))
    .map((file) => ({ file, madeAt: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((one, other) => other.madeAt - one.madeAt);
  for (const { file } of dumps.slice(KEPT_DUMPS)) rmSync(file, { force: true });
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
