import { hourMs } from '#platform/contract/durations.ts';
import { keptSince, type Retention } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { deleteLeftovers } from '../accounts.store.ts';

/** Sessions are kept for the list of devices and for questions. */
export const endedSessions: Retention = {
  what: '过期的登录记录',
  days: 30,
  since: '登录到期',
  ending: '删除',
};

/** Rows a run deletes of each kind at most. */
const batch = 200;

/** Deletes sessions, attempts, spent proofs and challenges that are long over; true when more wait. */
export async function cleanSessions({ sql, now }: Pick<Act, 'sql' | 'now'>): Promise<boolean> {
  const deletedCount = await deleteLeftovers(sql, {
    sessionsBefore: keptSince(now, endedSessions),
    attemptsBefore: new Date(now.getTime() - hourMs),
    now,
    limit: batch,
  });
  return deletedCount === batch;
}
