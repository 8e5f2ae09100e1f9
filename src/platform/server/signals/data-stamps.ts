import type { Database } from '#database/connection.ts';
import { allCounts, countsOf } from '#database/watched-pool.ts';
import type { Signals } from './signals.ts';

/** When the data last changed, counted in changes: what kept answers are judged by. */
export type DataStamps = {
  /** How many changes there have been so far. */
  now: () => number;
  /** True when none of the tables has changed after `since`. */
  isUnchanged: (tables: Iterable<string>, since: number) => boolean;
};

const family = 'table:';
const anyCounts = countsOf('');
/** Tables and rows whose last change is known one by one; beyond it all counts as changed now. */
const mostKnown = 20_000;

/** The topic that a commit which wrote the table is told under. */
export const tableTopic = (table: string): string => family + table;

/**
 * Follows every commit on this database, of this process and by signals of all others, table by table, and where nothing but
 * counts changed row by row. A commit counts before its writer is answered; in another process some milliseconds later.
 */
export function createDataStamps(database: Pick<Database, 'onCommit'>, signals: Signals): DataStamps {
  const changedAt = new Map<string, number>();
  let changes = 0;
  let allChangedAt = 0;
  signals.subscribe(`${family}*`, (topic) => {
    changes += 1;
    const table = topic.slice(family.length);
    const isCrowded = changedAt.size >= mostKnown;
    if (isCrowded) changedAt.clear();
    if (isCrowded || table === '*') allChangedAt = changes;
    changedAt.set(table, changes);
    if (table.startsWith(anyCounts)) changedAt.set(allCounts, changes);
  });
  database.onCommit((tables) => signals.publish([...tables].map(tableTopic)));
  return {
    now: () => changes,
    isUnchanged(tables, since) {
      if (allChangedAt > since) return false;
      for (const table of tables) if ((changedAt.get(table) ?? 0) > since) return false;
      return true;
    },
  };
}
