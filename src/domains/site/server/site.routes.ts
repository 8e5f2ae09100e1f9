import { bind } from '#platform/server/binding.ts';
import type { Binding } from '#platform/server/binding.ts';
import { getMapSettings, type MapSettings } from '../contract/map.contract.ts';
import * as contract from '../contract/site.contract.ts';
import { getSite } from './get-site.ts';
import { listOrganisations } from './list-organisations.ts';

/** The room's operations. */
export const siteBindings = (map: MapSettings): Binding[] => [
  bind(contract.getSite, getSite),
  bind(contract.listOrganisations, listOrganisations),
  bind(getMapSettings, async () => map),
];
