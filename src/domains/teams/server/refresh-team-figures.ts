import { minuteMs } from '#platform/contract/durations.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { computeFigures, staleTeamIds } from './team-figures.store.ts';

/** Figures in lists may be so old. */
const freshMs = 10 * minuteMs;
const batch = 100;

/** Counts anew the figures of at most a hundred teams whose numbers are ten minutes old; true when more wait. */
export async function refreshTeamFigures({ sql, now }: Pick<Act, 'sql' | 'now'>): Promise<boolean> {
  const computedBefore = new Date(now.getTime() - freshMs);
  const teamIds = await staleTeamIds(sql, { computedBefore, limit: batch });
  if (teamIds.length > 0) await computeFigures(sql, teamIds, now);
  return teamIds.length === batch;
}
