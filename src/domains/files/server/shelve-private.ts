import { decryptBytes, encryptBytes } from '#platform/server/encryption.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { type FileKeys, storagePaths } from './file-keys.ts';

/** Puts the bytes of a private file on the shelf, encrypted; only a signed link opens them. */
export const shelvePrivate = (
  { storage, keys }: { storage: StoragePort; keys: Pick<FileKeys, 'seal'> },
  key: string,
  bytes: Uint8Array,
): Promise<void> => storage.put(storagePaths.sealed(key), encryptBytes(keys.seal, bytes));

/** The bytes of a private file; undefined when it is not there. */
export async function readPrivate(
  { storage, keys }: { storage: StoragePort; keys: Pick<FileKeys, 'seal'> },
  key: string,
): Promise<Uint8Array | undefined> {
  const bytes = await storage.get(storagePaths.sealed(key));
  return bytes && decryptBytes(keys.seal, bytes);
}

/** Takes the bytes of a private file off the shelf. */
export const dropPrivate = (storage: StoragePort, key: string): Promise<void> =>
  storage.remove(storagePaths.sealed(key));
