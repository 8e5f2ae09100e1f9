import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as maps from '../contract/map.contract.ts';
import * as admin from '../contract/site-admin.contract.ts';
import * as contract from '../contract/site.contract.ts';
import type { MapSettings } from '#platform/contract/map/map-settings.ts';
import { getMapSettings } from './get-map-settings.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { getSite } from './get-site.ts';
import { listOrganisationsForStaff } from './list-organisations-for-staff.ts';
import { listOrganisations } from './list-organisations.ts';
import { listWorkCalendar } from './calendar/list-work-calendar.ts';
import { listPageErrors } from './page-errors/list-page-errors.ts';
import { reportPageError } from './page-errors/report-page-error.ts';
import { settlePageError } from './page-errors/settle-page-error.ts';
import { removeWorkCalendarDay } from './calendar/remove-work-calendar-day.ts';
import { saveOrganisation } from './save-organisation.ts';
import { setStationOpen } from './set-station-open.ts';
import { saveSite } from './save-site.ts';
import { saveWorkCalendarDay } from './calendar/save-work-calendar-day.ts';

/** The room's operations. */
export const siteBindings = (map: MapSettings): Binding[] => [
  bind(contract.getSite, getSite),
  bind(contract.listOrganisations, listOrganisations),
  bind(maps.getMapSettings, getMapSettings, { given: map }),
  bind(admin.getSiteSettings, getSiteSettings),
  bind(admin.saveSite, saveSite),
  bind(admin.listWorkCalendar, listWorkCalendar),
  bind(admin.saveWorkCalendarDay, saveWorkCalendarDay),
  bind(admin.removeWorkCalendarDay, removeWorkCalendarDay),
  bind(admin.listOrganisationsForStaff, listOrganisationsForStaff),
  bind(admin.saveOrganisation, saveOrganisation),
  bind(admin.setStationOpen, setStationOpen),
  bind(admin.reportPageError, reportPageError),
  bind(admin.listPageErrors, listPageErrors),
  bind(admin.settlePageError, settlePageError),
];
