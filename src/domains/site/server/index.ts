import type { Room } from '#platform/server/binding.ts';
import type { MapSettings } from '../contract/map.contract.ts';
import { siteBindings } from './site.routes.ts';

export { publicityEnd, workdayAfter } from './publicity-end.ts';
export { readOverdueBefore } from './read-overdue-before.ts';
export {
  addMissingAreas,
  addMissingSiteTexts,
  ensureOrganisation,
  type NewOrganisation,
  saveServiceCategories,
  saveWorkCalendar,
} from './site.store.ts';
export { addWorkdays, isWorkday, type WorkCalendar } from './workdays.rules.ts';

/** The site room; without a map service set up the drawn map is shown. */
export const createSiteRoom = ({ map = { provider: 'sketch' } }: { map?: MapSettings } = {}): Room => ({
  name: 'site',
  bindings: siteBindings(map),
});
