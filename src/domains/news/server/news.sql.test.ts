import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql, offlineSql } from '#testing/sql-snapshot.ts';
import { neighbourRow, summaryRows, topRows } from './news.queries.ts';

const place = { id: 5, categoryId: 1001, publishedAt: new Date('2026-11-21T06:00:00Z') };

test('the reads compile to the committed SQL', async () => {
  await expectSql('./news.queries.sql', {
    'list of a category': summaryRows(offlineSql, { categoryIds: [1001] }),
    'list by words and days': summaryRows(offlineSql, {
      keyword: '净滩',
      startDate: '2026-11-01',
      endDate: '2026-11-21',
    }),
    'latest of every category': await recordSql((sql) => topRows(sql, 6)),
    'next newer': await recordSql((sql) => neighbourRow(sql, place, 'newer')),
  });
});
