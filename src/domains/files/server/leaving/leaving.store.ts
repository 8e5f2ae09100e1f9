import type { Sql } from '#database/transaction.ts';
import type { FilePurpose } from '../../contract/files.words.ts';

/** What stays although its sender leaves: it shows a service, a team or an article, and the sender is not named with it. */
const staying: readonly FilePurpose[] = [
  'visitPhoto',
  'microPhoto',
  'newsPicture',
  'newsAttachment',
  'activityPicture',
  'teamLogo',
  'teamProof',
];

/** Ends what an account sent of its own; the next cleaning takes bytes and rows. */
export const expireOwnFiles = async (sql: Sql, accountId: number, at: Date): Promise<void> => {
  await sql
    .updateTable('files')
    .set({ expiresAt: at })
    .where('uploaderId', '=', accountId)
    .where('purpose', 'not in', staying)
    .where((row) => row.or([row('expiresAt', 'is', null), row('expiresAt', '>', at)]))
    .execute();
};
