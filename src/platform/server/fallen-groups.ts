import type { DatabaseLog } from '#database/sql-pool.ts';
import { errorText } from './error-text.ts';

/** Groups of calls written together (decision 0044) whose statement failed, so that each of them went its own way. */
export type FallenGroups = {
  /** Tells the operator, once a second at most. */
  note: (group: { action: string; calls: number; error: unknown }) => void;
  /** Groups since the start. */
  readonly count: number;
};

const everyMs = 1_000;

/** Counts and tells of them: nobody who called notices, but each of them costs what it did before. */
export function createFallenGroups(
  log: DatabaseLog,
  clock: () => number = () => performance.now(),
): FallenGroups {
  let count = 0;
  let told = { at: Number.NEGATIVE_INFINITY, count: 0 };
  return {
    note({ action, calls, error }) {
      count += 1;
      if (clock() - told.at < everyMs) return;
      const unsaid = count - told.count - 1;
      told = { at: clock(), count };
      const more = unsaid > 0 ? { groupsSince: unsaid } : {};
      log('warn', 'calls could not be written together', { action, calls, cause: errorText(error), ...more });
    },
    get count() {
      return count;
    },
  };
}
