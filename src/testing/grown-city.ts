import { firstRun } from '#app/first-run/first-run.ts';
import type { Database } from '#database/connection.ts';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { createMemoryStorage, type StoragePort } from '#platform/server/ports/storage.ts';
import { loadDemoCity } from '../../tools/demo-city/load-demo-city.ts';
import { sourceStamp } from '../../tools/source-stamp.mjs';
import type { Seed } from './test-seed.ts';

/** When the demo city of the tests was grown: a Saturday afternoon. It was grown under `testSecret`. */
export const grownAt = new Date('2026-11-21T14:00:00+08:00');

/**
 * The demo city, for tests that tell one story on it or only look: grown by whoever asks first, and anew whenever a source or a
 * library is another one than then (growing takes longer than most test files).
 */
export const grownCity: Seed = {
  seedKey: `demo city ${await sourceStamp(process.cwd())}`,
  isNeverPutBack: true,
  seed: async (database) => {
    const { storage, files } = listedStorage();
    await firstRun(database, { isDemo: true });
    await loadDemoCity(database, { storage, now: grownAt, secret: testSecret, say: () => undefined });
    await database.pool.query('create schema city_files');
    await database.pool.query('create table city_files.files (key text primary key, bytes bytea not null)');
    for (const [key, bytes] of files)
      await database.pool.query('insert into city_files.files (key, bytes) values ($1, $2)', [
        key,
        Buffer.from(bytes),
      ]);
  },
};

/** Puts the files of the grown city where a test reads them: they lie beside its tables, to be copied with them. */
export async function putCityFiles({ pool }: Pick<Database, 'pool'>, storage: StoragePort): Promise<void> {
  const { rows } = await pool.query<{ key: string; bytes: Uint8Array }>(
    'select key, bytes from city_files.files',
    [],
  );
  for (const { key, bytes } of rows) await storage.put(key, bytes);
}

/** Files in memory, and which there are. */
function listedStorage(): { storage: StoragePort; files: ReadonlyMap<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  const memory = createMemoryStorage();
  const put: StoragePort['put'] = async (key, bytes) => {
    files.set(key, bytes);
    await memory.put(key, bytes);
  };
  return { storage: { ...memory, put }, files };
}
