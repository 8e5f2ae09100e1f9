import { expect, it } from 'vitest';
import { readSource, sourceFiles } from '#testing/source-code.ts';

/** Whatever stands in rows is a `DataTable`; these are something else that is a table as well. */
const otherTables: Record<string, string> = {
  'domains/activities/web/list/activity-calendar.tsx': 'a month whose days are links',
  'domains/messages/web/message-preferences.tsx': 'a form: a switch in every field of a grid',
  'domains/site/web/calendar/work-calendar-month.tsx': 'a month',
  'domains/statistics/web/dashboard/dashboard-heat.tsx': 'a week whose fields are shaded by their figures',
  'domains/statistics/web/service-calendar.tsx': 'a month with what somebody did',
  'domains/volunteers/web/profile/slot-grid.tsx': 'a form: a tick in every field of a week',
  'platform/web/table/compare-table.tsx': 'facts on two sides',
  'platform/web/table/data-table.tsx': 'the table itself',
};

it('a table is drawn by DataTable, or is one of the few other things', () => {
  const drawn = sourceFiles().filter((file) => /<table[\s>]/.test(readSource(file)));
  expect(drawn).toEqual(Object.keys(otherTables));
});
