import { bind } from '#platform/server/binding.ts';
import type { Binding } from '#platform/server/binding.ts';
import * as contract from '../contract/site.contract.ts';
import { createSiteReader } from './get-site.ts';
import { listOrganisations } from './list-organisations.ts';

/** The room's operations; each call makes its own short memory of the site. */
export const siteBindings = (): Binding[] => [
  bind(contract.getSite, createSiteReader()),
  bind(contract.listOrganisations, listOrganisations),
];
