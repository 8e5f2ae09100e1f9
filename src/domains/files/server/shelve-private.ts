import { encryptBytes } from '#platform/server/encryption.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { type FileKeys, storagePaths } from './file-keys.ts';

/** Puts the bytes of a private file on the shelf, encrypted; only a signed link opens them. */
export const shelvePrivate = (
  { storage, keys }: { storage: StoragePort; keys: Pick<FileKeys, 'seal'> },
  key: string,
  bytes: Uint8Array,
): Promise<void> => storage.put(storagePaths.sealed(key), encryptBytes(keys.seal, bytes));
