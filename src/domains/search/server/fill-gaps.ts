import type { Act } from '#platform/server/calls/act.ts';
import { kinds } from './kinds.ts';

const batch = 100;

/**
 * Writes the words of rows that have none: those from before search came, and any that a writer forgot. True when more
 * wait. What a row's own room writes in its transaction never waits for this.
 */
export async function fillSearchGaps({ sql }: Pick<Act, 'sql'>): Promise<boolean> {
  let isFull = false;
  for (const { fillGaps } of kinds) if (fillGaps && (await fillGaps(sql, batch)) === batch) isFull = true;
  return isFull;
}
