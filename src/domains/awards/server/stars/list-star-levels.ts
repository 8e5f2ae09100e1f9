import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/star-levels.contract.ts';
import { starLevels } from './stars.queries.ts';
import { levelsVersion } from './stars.rules.ts';

/** What each star asks for today. */
export const listStarLevels: UseCase<typeof contract.listStarLevels> = async ({ sql }) => {
  const levels = await starLevels(sql);
  return {
    levels: levels.map(({ level, minMinutes, needsCity }) => ({ level, minMinutes, needsTwo: needsCity })),
    version: levelsVersion(levels),
  };
};
