import { test } from 'vitest';
import type { StaffCaller } from '#platform/server/calls/act.ts';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql } from '#testing/sql-snapshot.ts';
import { testAct } from '#testing/test-act.ts';
import * as queries from './hours.queries.ts';
import * as store from './hours.store.ts';
import * as conflicts from './entries/conflicts.queries.ts';
import * as entries from './entries/entries.queries.ts';
import * as entryStore from './entries/entries.store.ts';
import * as visits from './visits/visits.queries.ts';
import * as lists from './lists.queries.ts';
import * as totals from './totals.queries.ts';
import * as samples from './decide/samples.queries.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const staff: StaffCaller = {
  kind: 'staff',
  accountId: 9,
  sessionId: 1,
  roleId: 1,
  displayName: '许静',
  permissions: new Set(['hours.review']),
  scope: '1/3/',
};
const page = { pageNum: 1, pageSize: 20 };

test('what acts read is as reviewed', async () => {
  await expectSql('./hours.queries.sql', {
    completeTime: await recordSql((sql) => queries.completeTime(sql, 1)),
    activityHourCounts: await recordSql((sql) => queries.activityHourCounts(sql, 1, now)),
    hasRecord: await recordSql((sql) => queries.hasRecord(sql, 1)),
    namesOf: await recordSql((sql) => queries.namesOf(sql, { activityId: 1 }, [2])),
    calculatedCount: await recordSql((sql) => queries.calculatedCount(sql, { jobId: 1 })),
    whoseHoursAreFinal: await recordSql((sql) => queries.whoseHoursAreFinal(sql, [1])),
    lockHour: await recordSql((sql) => store.lockHour(sql, 1)),
    lockCalculated: await recordSql((sql) => store.lockCalculated(sql, { activityId: 1 }, [2])),
    lockForDecision: await recordSql((sql) =>
      store.lockForDecision({ ...testAct({ sql, now }), caller: staff }, [1]),
    ),
    decidedLately: await recordSql((sql) =>
      samples.decidedLately({ ...testAct({ sql, now }), caller: staff }),
    ),
    openSample: await recordSql((sql) =>
      samples.openSample({ ...testAct({ sql, now }), caller: staff }, [1]),
    ),
    deleteCalculated: await recordSql((sql) => store.deleteCalculated(sql, 1)),
  });
});

test('what the lists read is as reviewed', async () => {
  const scoped = { ...page, scope: '1/3/' };
  await expectSql('./lists.queries.sql', {
    originHours: await recordSql((sql) =>
      lists.originHours(sql, { ...page, origin: { activityId: 1 }, shiftId: 2, state: 'calculated' }),
    ),
    'originHours, of a job': await recordSql((sql) =>
      lists.originHours(sql, { ...page, origin: { jobId: 1 } }),
    ),
    visitsWithoutHours: await recordSql((sql) => visits.visitsWithoutHours(sql, { since: now, limit: 200 })),
    visitTimes: await recordSql((sql) => visits.visitTimes(sql, [1])),
    'hoursForReview, by keyword': await recordSql((sql) =>
      lists.hoursForReview(sql, { ...scoped, tab: 'submitted', keyword: '净滩' }),
    ),
    'hoursForReview, decided': await recordSql((sql) =>
      lists.hoursForReview(sql, { ...scoped, tab: 'decided' }),
    ),
    myHours: await recordSql((sql) => lists.myHours(sql, { ...page, volunteerId: 1, year: 2026 })),
    minutesByMonth: await recordSql((sql) => totals.minutesByMonth(sql, 1)),
    publicityRows: await recordSql((sql) => lists.publicityRows(sql, { ...page, activityId: 1 })),
  });
});

test('what entries and conflicts read is as reviewed', async () => {
  await expectSql('./entries/entries.queries.sql', {
    overlapsOf: await recordSql((sql) => conflicts.overlapsOf(sql, [1, 2])),
    answerOf: await recordSql((sql) => entries.answerOf(sql, 1)),
    entriesOf: await recordSql((sql) => entries.entriesOf(sql, [1, 2])),
    entriesToAnswer: await recordSql((sql) => entries.entriesToAnswer(sql, 1)),
    hasRecordOfShift: await recordSql((sql) => entries.hasRecordOfShift(sql, { shiftId: 1, volunteerId: 2 })),
    markSilent: await recordSql((sql) => entryStore.markSilent(sql, { now, limit: 200 })),
  });
});
