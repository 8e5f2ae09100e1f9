import { type Database, openDatabase } from '#database/connection.ts';
import { openKeptEngine } from './kept-engines.ts';
import { createDatabaseFromTemplate } from './postgres-template.ts';
import { prepareReset } from './reset-database.ts';
import { keepRows, type Seed } from './test-seed.ts';

export type TestDatabase = Database & {
  /** Empties every table and puts the seeded rows back; sequences go on counting. */
  reset(): Promise<void>;
  /** Makes the rows that stand now those that `reset` puts back. */
  keep(): Promise<void>;
};

export type TestDatabaseOptions = Partial<Seed> & {
  /** Unless told: PostgreSQL when TEST_DATABASE_URL is set, the embedded engine in memory otherwise. */
  engine?: Database['engine'];
};

/** The server that tests may create databases on, when there is one. */
export const postgresUrl = process.env.TEST_DATABASE_URL;

/** For what either engine must prove of itself: the whole run has a suite on each, so neither is asked twice (decision 0017). */
export const enginesOfRun: readonly Database['engine'][] = [postgresUrl ? 'postgres' : 'embedded'];

const refuseReset = (): Promise<void> =>
  Promise.reject(new Error('these rows are never put back (isNeverPutBack)'));

/**
 * A migrated (and seeded) or empty database of the caller's own, copied from one prepared per migration set and seed key.
 * Close it in `afterAll`; on PostgreSQL that drops it.
 */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { seedKey = '', isNeverPutBack = false, isEmpty = false } = options;
  const seed: Seed = { seed: options.seed, seedKey, isNeverPutBack, isEmpty };
  if (seed.seed && !seed.seedKey) throw new Error('a seed needs a seedKey that changes when its rows do');
  const engine = options.engine ?? (postgresUrl ? 'postgres' : 'embedded');
  const database = await (engine === 'postgres' ? openOnServer(seed) : openKeptEngine(seed));
  let reset = isNeverPutBack ? refuseReset : await prepareReset(database);
  return Object.assign(database, {
    reset: () => reset(),
    keep: async () => {
      await keepRows(database);
      reset = await prepareReset(database);
    },
  });
}

async function openOnServer(seed: Seed): Promise<Database> {
  if (!postgresUrl) throw new Error('TEST_DATABASE_URL is not set');
  const { url, drop } = await createDatabaseFromTemplate(postgresUrl, seed);
  const database = await openDatabase({ url });
  const close = async () => {
    await database.close();
    await drop();
  };
  let closing: Promise<void> | undefined;
  return { ...database, close: () => (closing ??= close()) };
}
