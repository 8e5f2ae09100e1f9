import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/ranking.contract.ts';
import { readDispatchSettings } from './ranking.queries.ts';

/** How teams are ranked now. */
export const getDispatchSettings: UseCase<typeof contract.getDispatchSettings> = async ({ sql }) => {
  const { reachMetres, ...settings } = await readDispatchSettings(sql);
  return { ...settings, reachKilometres: Math.round(reachMetres / 1_000) };
};
