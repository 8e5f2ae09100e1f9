import { cp } from 'node:fs/promises';
import { mkdirSync, realpathSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { DatabaseLog, SqlPool } from '../sql-pool.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import { LitePool, type LitePoolOptions } from './lite-pool.ts';
import { withRoomToWrite } from './room-to-write.ts';
import { startMaintenance } from './maintenance.ts';

export type EmbeddedEngine = {
  pool: SqlPool;
  /** On disk only: copies the database as it is now to a directory that is not there yet; everybody else waits meanwhile. */
  copyTo?: (directory: string) => Promise<void>;
  close(): Promise<void>;
};

export type EmbeddedOptions = Pick<LitePoolOptions, 'log' | 'waitLimitMs' | 'holdWarningMs'> & {
  /** Memory only: a data directory dumped before, to start from. */
  dump?: Blob;
};

/** As the sessions of a server (server-pool.ts). */
const SETTINGS = ['-c', 'timezone=Asia/Shanghai', '-c', 'random_page_cost=1.1'];

/** The engine in memory: nothing outlives `close()`. For tests and throw-away demonstrations. */
export async function openInMemory({ dump, ...options }: EmbeddedOptions = {}): Promise<EmbeddedEngine> {
  const lite = await PGlite.create({
    dataDir: 'memory://',
    loadDataDir: dump,
    startParams: [...PGlite.defaultStartParams, ...SETTINGS],
  });
  const pool = new LitePool(lite, options);
  return { pool, close: () => pool.end() };
}

/**
 * The engine on disk, created when the directory is new. Commits are flushed, the directory is locked against
 * a second process, checkpoints and vacuum run by themselves, and on a disk that is all but full nothing is written.
 * @throws Error when another process has the directory
 */
export async function openOnDisk(directory: string, options: EmbeddedOptions = {}): Promise<EmbeddedEngine> {
  mkdirSync(directory, { recursive: true });
  const realDirectory = realpathSync(directory);
  const lock = await lockDirectory(realDirectory);
  try {
    const lite = await PGlite.create({
      fs: new DurableNodeFS(realDirectory),
      dataDir: realDirectory,
      startParams: [...durableStartParams(PGlite.defaultStartParams), ...SETTINGS],
    });
    const pool = new LitePool(lite, options);
    const maintenance = startMaintenance(pool, { log: options.log as DatabaseLog | undefined });
    return {
      pool: withRoomToWrite(pool, realDirectory),
      copyTo: (target) => copyAtRest(pool, realDirectory, target),
      async close() {
        await maintenance.stop();
        await pool.end();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Whoever has the one connection keeps everybody from writing, so that the files stand still. */
async function copyAtRest(pool: LitePool, directory: string, target: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('checkpoint', []);
    await cp(directory, target, { recursive: true, force: false, errorOnExist: true });
  } finally {
    client.release();
  }
}
