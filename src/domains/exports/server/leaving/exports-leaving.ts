import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { emptied } from '#platform/server/leaving/trace.ts';

/** Files that were made end at once; the cleaning that is there takes their bytes. */
export const exportsLeaving: PersonLeaving = {
  traces: [
    emptied(
      { table: 'export_orders', of: 'account_id' },
      {
        request: "'{}'",
        scope: 'null',
        reason: 'null',
        row_ids: "'{}'",
        expires_at: 'least(expires_at, ended_at)',
      },
      'operation what file_name state ending',
    ),
  ],
};
