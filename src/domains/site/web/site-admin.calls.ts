import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../contract/site-admin.contract.ts';

export const getSiteSettingsCall = remote<typeof contract.getSiteSettings>(
  'GET',
  '/api/site/GetSiteSettings',
);
export const saveSiteCall = remote<typeof contract.saveSite>('PUT', '/api/site/SaveSite');
export const listWorkCalendarCall = remote<typeof contract.listWorkCalendar>(
  'POST',
  '/api/site/ListWorkCalendar',
);
export const saveWorkCalendarDayCall = remote<typeof contract.saveWorkCalendarDay>(
  'POST',
  '/api/site/SaveWorkCalendarDay',
);
export const removeWorkCalendarDayCall = remote<typeof contract.removeWorkCalendarDay>(
  'POST',
  '/api/site/RemoveWorkCalendarDay',
);
export const listOrganisationsForStaffCall = remote<typeof contract.listOrganisationsForStaff>(
  'POST',
  '/api/site/ListOrganisationsForStaff',
);
export const saveOrganisationCall = remote<typeof contract.saveOrganisation>(
  'POST',
  '/api/site/SaveOrganisation',
);
export const setStationOpenCall = remote<typeof contract.setStationOpen>('POST', '/api/site/SetStationOpen');
export const listPageErrorsCall = remote<typeof contract.listPageErrors>('POST', '/api/site/ListPageErrors');
export const settlePageErrorCall = remote<typeof contract.settlePageError>(
  'POST',
  '/api/site/SettlePageError',
);
