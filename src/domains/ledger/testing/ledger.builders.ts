import type { Sql } from '#database/transaction.ts';
import { testId } from '#testing/test-act.ts';
import { enterHours } from '../server/enter-hours.ts';
import { makeRoot } from '../server/make-root.ts';

/** Enters records as if they had taken effect at `now`. */
export const enterAt = (sql: Sql, now: Date, hourIds: readonly number[]): Promise<void> =>
  enterHours({ sql, now, newId: testId }, hourIds);

/** Makes the daily roots that are due. */
export async function makeRoots(sql: Sql, now: Date): Promise<void> {
  while (await makeRoot({ sql, now })) continue;
}
