import { hourMs } from '#platform/contract/durations.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { deleteLeftovers } from '../accounts.store.ts';

/** Ended sessions are kept so long for the list of devices and for questions. */
const keptDays = 30;

/** Rows a run deletes of each kind at most. */
const batch = 200;

/** Deletes sessions, attempts, spent proofs and challenges that are long over; true when more wait. */
export async function cleanSessions({ sql, now }: Pick<Act, 'sql' | 'now'>): Promise<boolean> {
  const deletedCount = await deleteLeftovers(sql, {
    sessionsBefore: new Date(now.getTime() - keptDays * 24 * hourMs),
    attemptsBefore: new Date(now.getTime() - hourMs),
    now,
    limit: batch,
  });
  return deletedCount === batch;
}
