import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where files lie: a disk, or an S3-compatible store. Keys are `covers/2026/ab12.webp`: lower-case names and slashes. */
export type StoragePort = {
  /** Stores the bytes under the key, replacing what was there; whoever reads meanwhile gets the old or the new, never half. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes, or undefined when there is no such file. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Removes the file; one that is not there is no fault. */
  remove: (key: string) => Promise<void>;
};

/** Files in memory, for tests. */
export function createMemoryStorage(): StoragePort {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
  };
}

const keyPattern = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*(\.[a-z0-9]+)?$/;

/** The default: files below one directory. @throws RangeError for a key that could leave it */
export function createDiskStorage(directory: string): StoragePort {
  const fileOf = (key: string): string => {
    if (!keyPattern.test(key))
      throw new RangeError('a storage key has lower-case letters, digits, - and _ between slashes');
    return path.join(directory, key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const aside = `${file}.${randomUUID()}`;
      try {
        // On the disk before its row is: a row without its file cannot be mended.
        await writeFile(aside, bytes, { flush: true });
        await rename(aside, file);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
