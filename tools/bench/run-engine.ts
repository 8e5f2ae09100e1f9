import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '#database/connection.ts';
import type { BenchSize } from './bench-size.ts';
import type { Scan } from './find-scans.ts';
import { residentMiB } from './measure.ts';
import { measureLimits } from './measure-limits.ts';
import { measureProduct } from './measure-product.ts';
import { fillUp, rewind } from './people.ts';
import type { BenchDatabase } from './prepare-database.ts';
import { startOn } from './product-process.ts';
import type { EngineReport } from './report.ts';

export type Run = {
  size: BenchSize;
  seconds: number;
  root: string;
  say: (line: string) => void;
  /** Whether a call of this name is measured. */
  isAsked: (name: string) => boolean;
};
export type EngineResult = Omit<EngineReport, 'engine'> & { scans: Scan[] };

/** Measures the bare driver and the product, one after the other, on one filled database. */
export async function runEngine(target: BenchDatabase, run: Run): Promise<EngineResult> {
  const secret = randomBytes(32).toString('hex');
  const driver = await withDatabase(target, async (database) => {
    run.say('rewinding …');
    await rewind(database.pool, run.size);
    run.say('measuring the bare driver …');
    const limits = await measureLimits(database, { ...run, secret });
    await fillUp(database.pool, run.size);
    return limits;
  });
  const product = await startOn(target, { root: run.root, secret });
  try {
    const idleMiB = residentMiB(product.pid);
    const lines = await measureProduct(product, run, driver.limits);
    const loadedMiB = residentMiB(product.pid);
    return { lines, scans: driver.scans, idleMiB, loadedMiB, guarded: driver.limits.spread };
  } finally {
    await product.stop();
    await withDatabase(target, (database) => requireNothingOversold(database));
  }
}

/** The embedded engine admits one process, so whoever opens it here ends before the product starts. */
export async function withDatabase<Result>(
  { url, dataDir }: BenchDatabase,
  act: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ url, dataDir: `${dataDir}/database` });
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

/** Figures of a product that sells a place twice would be worth nothing. */
async function requireNothingOversold({ pool }: Database): Promise<void> {
  const { rows } = await pool.query(
    `select s.id from shifts s left join sign_ups u on u.shift_id = s.id and u.status in ('confirmed', 'offered')
    group by s.id having s.taken_count <> count(u.id) or s.taken_count > s.capacity limit 3`,
  );
  if (rows.length > 0) throw new Error(`places and sign-ups disagree: ${JSON.stringify(rows)}`);
}
