import { heldDecisions } from './held-decisions.ts';

/**
 * The row of a queue that comes after the one just decided: the next below it, else the first above, and none that was decided
 * as well and only waits to be sent. Undefined when all of them are.
 */
export function nextUndecided(kind: string, ids: readonly number[], decidedId: number): number | undefined {
  const decided = new Set(heldDecisions().map(({ subject }) => subject));
  const at = ids.indexOf(decidedId);
  return [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))].find(
    (id) => id !== decidedId && !decided.has(`${kind}:${id}`),
  );
}
