import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/statistics.contract.ts';
import { countHomeFigures, type FigureKey, figureKeys, storedFigures } from './home-figures.queries.ts';

/** The figures as last counted; on the very first call before background work has run they are counted once. */
export const getHomeFigures: UseCase<typeof contract.getHomeFigures> = async (act) => {
  const rows = await storedFigures(act.sql);
  if (rows.length < figureKeys.length)
    return { ...(await countHomeFigures(act.sql, act.now)), computedAt: toInstant(act.now) };
  const value = (key: FigureKey): number => rows.find((row) => row.key === key)?.value ?? 0;
  return {
    volunteerCount: value('volunteerCount'),
    teamCount: value('teamCount'),
    effectiveMinutes: value('effectiveMinutes'),
    monthActivityCount: value('monthActivityCount'),
    computedAt: toInstant(rows[0]?.computedAt ?? act.now),
  };
};
