import type { Act } from '#platform/server/calls/act.ts';
import { addUpDays, isAnythingWaiting, lockSums, takeWaitingShifts, tallyShifts } from './sums.store.ts';

/** Lines of one run, some of which name the same day or shift. */
const linesAtOnce = 5_000;

/**
 * Adds what was written since the last run to the sums of days, and counts the shifts that changed anew. What waits still is counted by
 * whoever reads (`day_sums_now`, `shift_tallies_now`), so nobody notices when this was done last. True when more waits.
 */
export async function addUpSums({ sql }: Act): Promise<boolean> {
  if (!(await isAnythingWaiting(sql))) return false;
  await lockSums(sql);
  const days = await addUpDays(sql, linesAtOnce);
  const { count, shiftIds } = await takeWaitingShifts(sql, linesAtOnce);
  if (shiftIds.length > 0) await tallyShifts(sql, shiftIds);
  return days === linesAtOnce || count === linesAtOnce;
}
