import type { Act } from '#platform/server/calls/act.ts';
import type { LeavingBlocker, PersonLeaving } from '#platform/server/leaving/person-leaving.ts';

/** What must end first, over all rooms. */
export async function blockersOf(
  act: Pick<Act, 'sql' | 'now'>,
  leaving: readonly PersonLeaving[],
  personId: number,
): Promise<LeavingBlocker[]> {
  const all: LeavingBlocker[] = [];
  for (const { blockers } of leaving.toReversed()) all.push(...((await blockers?.(act, personId)) ?? []));
  return all;
}
