import type { KeptUnderSecret } from '#platform/server/secrets/sealed-table.ts';
import type { SealedShelf } from '#platform/server/secrets/reseal-subjects.ts';
import { sealedPath } from './file-keys.ts';
import { countSealedFilesAfter, heldFiles, sealedFilesAfter } from './files.queries.ts';

/** What this room keeps under the secret in its table. */
export const filesSecrets: KeptUnderSecret = {
  follows: [
    {
      table: 'files',
      column: 'holder_hash',
      // The number that a need was raised with, which needs keep beside.
      purpose: 'accounts/mobile-hash',
      lapses: 'a file that no need holds goes within a day',
    },
  ],
};

/** Private files on the shelf. */
export const privateFiles: SealedShelf = {
  name: 'private files',
  after: async (sql, cursor, limit) =>
    (await sealedFilesAfter(sql, cursor, limit)).map(({ id, key }) => ({
      cursor: String(id),
      path: sealedPath(key),
    })),
  count: countSealedFilesAfter,
  held: async (sql, cursors) =>
    new Set((await heldFiles(sql, cursors.map(Number))).map(({ key }) => sealedPath(key))),
};
