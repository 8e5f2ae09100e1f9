import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql } from '#testing/sql-snapshot.ts';
import { calendarRow, calendarRows, feedOwner, feedSince } from './calendar.queries.ts';

test('the calendar is read as reviewed', async () => {
  await expectSql('./calendar.queries.sql', {
    'all of one person': calendarRows(7, new Date('2026-11-21T06:00:00Z')),
    'one sign-up': calendarRow(9, 7),
    'whose secret': await recordSql((sql) => feedOwner(sql, 'hash')),
    'since when': await recordSql((sql) => feedSince(sql, 7)),
  });
});
