import { remote } from '#platform/web/calls/remote.ts';
import type { getMapSettings } from '../contract/map.contract.ts';
import type { getSite, listOrganisations } from '../contract/site.contract.ts';

export const getSiteCall = remote<typeof getSite>('GET', '/api/site/GetSite');
export const getMapSettingsCall = remote<typeof getMapSettings>('GET', '/api/site/GetMapSettings');
export const listOrganisationsCall = remote<typeof listOrganisations>('POST', '/api/site/ListOrganisations');
