import type { Room } from '#platform/server/calls/binding.ts';
import { forgetting } from '#platform/server/forgetting.ts';
import type { MapSettings } from '#platform/contract/map/map-settings.ts';
import { siteAuditWords } from './site.audit-words.ts';
import { deleteOldErrors } from './page-errors/page-errors.store.ts';
import { dayChange, dayRemoval } from './calendar/calendar-approvals.ts';
import { siteBindings } from './site.routes.ts';

export { readSite } from './get-site.ts';
export { publicityEnd, workdayAfter } from './publicity-end.ts';
export { unitInScope } from './unit-in-scope.queries.ts';
export { readCalendarMarks, readHolidays } from './calendar/holidays.queries.ts';
export { readWorkdaysLeft } from './workdays-left.queries.ts';
export { readDueAfter } from './due-after.queries.ts';
export { readOverdueBefore } from './read-overdue-before.queries.ts';
export {
  addMissingAreas,
  addMissingSiteTexts,
  ensureOrganisation,
  saveServiceCategories,
  saveWorkCalendar,
} from './site.store.ts';

const cleanPageErrors = forgetting({
  name: 'site.cleanPageErrors',
  label: '清除页面错误记录',
  rule: { what: '页面错误记录', days: 90, since: '发生', ending: '删除' },
  forget: deleteOldErrors,
});

/** The site room; without a map service set up the drawn map is shown. */
export const createSiteRoom = ({ map = { provider: 'sketch' } }: { map?: MapSettings } = {}): Room => ({
  name: 'site',
  auditWords: siteAuditWords,
  bindings: siteBindings(map),
  approvalKinds: [dayChange, dayRemoval],
  tasks: [cleanPageErrors],
});
