import type { DatabaseLog } from '#database/sql-pool.ts';
import { secondMs } from '#platform/contract/durations.ts';
import { errorText } from '../error-text.ts';
import { createPause } from './pause.ts';

/** Groups of calls written together (decision 0044) whose statement failed, so that each of them went its own way. */
export type FallenGroups = {
  /** Tells the operator, once a second at most. */
  note: (group: { action: string; calls: number; error: unknown }) => void;
  /** Groups since the start. */
  readonly count: number;
};

/** Counts and tells of them: nobody who called notices, but each of them costs what it did before. */
export function createFallenGroups(
  log: DatabaseLog,
  clock: () => number = () => performance.now(),
): FallenGroups {
  let count = 0;
  const pause = createPause(secondMs);
  return {
    note({ action, calls, error }) {
      count += 1;
      const untold = pause(clock());
      if (untold === undefined) return;
      const more = untold > 0 ? { groupsSince: untold } : {};
      log('warn', 'calls could not be written together', { action, calls, cause: errorText(error), ...more });
    },
    get count() {
      return count;
    },
  };
}
