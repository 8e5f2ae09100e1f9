import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql } from '#testing/sql-snapshot.ts';
import * as queries from './hours.queries.ts';
import * as store from './hours.store.ts';
import * as lists from './lists.queries.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const page = { pageNum: 1, pageSize: 20 };

test('what acts read is as reviewed', async () => {
  await expectSql('./hours.queries.sql', {
    completeTime: await recordSql((sql) => queries.completeTime(sql, 1)),
    hasOverlap: await recordSql((sql) => queries.hasOverlap(sql, 1, { startsAt: now, endsAt: now })),
    activityHourCounts: await recordSql((sql) => queries.activityHourCounts(sql, 1, now)),
    otherMinutesByDay: await recordSql((sql) =>
      queries.otherMinutesByDay(sql, [{ id: 1, volunteerId: 2, serviceOn: '2026-11-21' }]),
    ),
    hasRecord: await recordSql((sql) => queries.hasRecord(sql, 1)),
    namesOf: await recordSql((sql) => queries.namesOf(sql, 1, [2])),
    calculatedCount: await recordSql((sql) => queries.calculatedCount(sql, 1)),
    areHoursFinal: await recordSql((sql) => queries.areHoursFinal(sql, 1)),
    lockHour: await recordSql((sql) => store.lockHour(sql, 1)),
    lockCalculated: await recordSql((sql) => store.lockCalculated(sql, 1, [2])),
    deleteCalculated: await recordSql((sql) => store.deleteCalculated(sql, 1)),
  });
});

test('what the lists read is as reviewed', async () => {
  const scoped = { ...page, organisationPath: '1/3/' };
  await expectSql('./lists.queries.sql', {
    activityHours: await recordSql((sql) =>
      lists.activityHours(sql, { ...page, activityId: 1, shiftId: 2, state: 'calculated' }),
    ),
    'hoursForReview, by keyword': await recordSql((sql) =>
      lists.hoursForReview(sql, { ...scoped, tab: 'submitted', keyword: '净滩' }),
    ),
    'hoursForReview, decided': await recordSql((sql) =>
      lists.hoursForReview(sql, { ...scoped, tab: 'decided' }),
    ),
    reviewCounts: await recordSql((sql) => lists.reviewCounts(sql, '1/3/')),
    myHours: await recordSql((sql) => lists.myHours(sql, { ...page, volunteerId: 1, year: 2026 })),
    minutesByMonth: await recordSql((sql) => lists.minutesByMonth(sql, 1)),
    publicityRows: await recordSql((sql) => lists.publicityRows(sql, { ...page, activityId: 1 })),
  });
});
