import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { MapSettings } from '#platform/contract/map/map-settings.ts';
import type * as contract from '../contract/map.contract.ts';

/** The map that this installation was set up with. */
export const getMapSettings: UseCase<typeof contract.getMapSettings, MapSettings> = async (
  _act,
  _request,
  map,
) => map;
