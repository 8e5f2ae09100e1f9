import { weekMs } from '#platform/contract/durations.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { deleteOldCodes } from './sms-codes.store.ts';

/** Codes are kept so long for questions about them, then deleted (domain.md B). */
const keptMs = weekMs;
const batch = 200;

/** Deletes codes older than seven days; true when more wait. */
export async function cleanSmsCodes({ sql, now }: Pick<Act, 'sql' | 'now'>): Promise<boolean> {
  const before = new Date(now.getTime() - keptMs);
  return (await deleteOldCodes(sql, { before, limit: batch })) === batch;
}
