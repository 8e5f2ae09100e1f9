import { statfsSync } from 'node:fs';
import type { SqlClient, SqlPool } from '../sql-pool.ts';
import { factsOf } from '../statement-facts.ts';

/**
 * So much stays free for what the engine must be able to write, above all the next pieces of its log (16 MiB each): without them it ends
 * itself, and could not even be read any more.
 */
export const reservedBytes = 64 * 2 ** 20;

/** The same pool, refusing what writes once the directory's disk is all but full; reading goes on. */
export function withRoomToWrite(pool: SqlPool, directory: string): SqlPool {
  const requireRoom = (config: unknown): void => {
    const text = typeof config === 'string' ? config : (config as { text: string }).text;
    if (factsOf(text).writes.length === 0) return;
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize >= reservedBytes) return;
    throw Object.assign(new Error(`less than ${reservedBytes / 2 ** 20} MiB are free in ${directory}`), {
      code: 'ENOSPC',
    });
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      const query = async (config: unknown, values?: readonly unknown[]) => {
        requireRoom(config);
        return client.query(config as string, values as unknown[]);
      };
      return { query, release: () => client.release() } as SqlClient;
    },
    query: async (text, values) => {
      requireRoom(text);
      return pool.query(text, values);
    },
    end: () => pool.end(),
    load: () => pool.load(),
  };
}
