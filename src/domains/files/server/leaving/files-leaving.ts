import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { emptied } from '#platform/server/leaving/trace.ts';
import { expireOwnFiles } from './leaving.store.ts';

/** Portrait, documents and proofs go by the cleaning that is there; pictures of a service or an article belong to it. */
export const filesLeaving: PersonLeaving = {
  forget: ({ sql, now }, accountId) => expireOwnFiles(sql, accountId, now),
  traces: [
    emptied(
      { table: 'files', of: 'uploader_id' },
      { name: "''" },
      'key purpose mime sha256 status target_type holder_hash',
    ),
  ],
};
