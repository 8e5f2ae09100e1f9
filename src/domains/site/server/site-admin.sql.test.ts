import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql, offlineSql } from '#testing/sql-snapshot.ts';
import { countPageError, deleteOldErrors } from './page-errors/page-errors.store.ts';
import { organisationsWithCounts, pendingCalendarChanges } from './site.queries.ts';
import { lockSiteTexts, saveOwnDay, saveWorkCalendar } from './site.store.ts';

const at = new Date('2026-11-21T06:00:00Z');
const error = { fingerprint: 'f', message: 'm', place: '/p', frames: 'a.js:1:2', browser: 'Chrome 128', at };
const day = { day: '2026-11-23', isWorkday: false, name: '停服' };

test('what the centre sets compiles to the committed SQL', async () => {
  await expectSql('./site-admin.sql', {
    'the tree with its counts': organisationsWithCounts(offlineSql, undefined),
    'one change of the texts at a time': await recordSql((sql) => lockSiteTexts(sql)),
    'a day of the centre': await recordSql((sql) => saveOwnDay(sql, day)),
    'changes that wait': await recordSql((sql) => pendingCalendarChanges(sql, ['saveWorkCalendarDay'])),
    'days of the product, never over the centre’s own': await recordSql((sql) =>
      saveWorkCalendar(sql, [day]),
    ),
    'count an error': await recordSql((sql) => countPageError(sql, error)),
    'forget old errors': await recordSql((sql) => deleteOldErrors(sql, { before: at, limit: 200 })),
  });
});
