import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import { getMapSettings, type MapSettings } from '../contract/map.contract.ts';
import * as admin from '../contract/site-admin.contract.ts';
import * as contract from '../contract/site.contract.ts';
import { getSite } from './get-site.ts';
import { listOrganisations } from './list-organisations.ts';
import { listOrganisationsForStaff, saveOrganisation } from './manage-organisations.ts';
import { listPageErrors, reportPageError, settlePageError } from './page-errors.ts';
import { getSiteSettings, saveSite } from './site-settings.ts';
import { listWorkCalendar, removeWorkCalendarDay, saveWorkCalendarDay } from './work-calendar.ts';

/** The room's operations. */
export const siteBindings = (map: MapSettings): Binding[] => [
  bind(contract.getSite, getSite),
  bind(contract.listOrganisations, listOrganisations),
  bind(getMapSettings, async () => map),
  bind(admin.getSiteSettings, getSiteSettings),
  bind(admin.saveSite, saveSite),
  bind(admin.listWorkCalendar, listWorkCalendar),
  bind(admin.saveWorkCalendarDay, saveWorkCalendarDay),
  bind(admin.removeWorkCalendarDay, removeWorkCalendarDay),
  bind(admin.listOrganisationsForStaff, listOrganisationsForStaff),
  bind(admin.saveOrganisation, saveOrganisation),
  bind(admin.reportPageError, reportPageError),
  bind(admin.listPageErrors, listPageErrors),
  bind(admin.settlePageError, settlePageError),
];
