import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql, offlineSql } from '#testing/sql-snapshot.ts';
import { isCategoryUsed } from './categories/categories.store.ts';
import { deskCounts, deskPage, deskRows, stepsOf } from './desk/news-desk.queries.ts';
import { dueRows } from './news-due.queries.ts';
import { addViews, workingRevision } from './news.store.ts';
import { neighbourRow, newsRow } from './news-item.queries.ts';
import { publishedCounts, summaryRows, topRows } from './news.queries.ts';
import { queuePage } from './desk/review-queue.queries.ts';

const now = new Date('2026-11-21T06:00:00Z');
const place = { id: 5, categoryId: 1001, publishedAt: now };
const page = { limit: 10, offset: 0 };
const firstTen = { pageNum: 1, pageSize: 10 };

test('the public reads compile to the committed SQL', async () => {
  await expectSql('./news.queries.sql', {
    'list of a category': summaryRows(offlineSql, { categoryIds: [1001] }),
    'list of a category with children': summaryRows(offlineSql, { categoryIds: [1001, 1101] }),
    'page of a category with children': summaryRows(offlineSql, { categoryIds: [1001, 1101], mostOfEach: 24 })
      .orderBy('n.isTop', 'desc')
      .orderBy('n.publishedAt', 'desc'),
    'list by words and days': summaryRows(offlineSql, {
      keyword: '净滩',
      startDate: '2026-11-01',
      endDate: '2026-11-21',
    }),
    'list of an author': summaryRows(offlineSql, { author: '苏墨' }),
    'latest of every category': await recordSql((sql) => topRows(sql, 6)),
    'public items of every category': await recordSql((sql) => publishedCounts(sql)),
    'one item': newsRow(offlineSql, 5),
    'next newer': await recordSql((sql) => neighbourRow(sql, place, 'newer')),
  });
});

test('what writers, reviewers and the clock read compiles to the committed SQL', async () => {
  await expectSql('./desk/news-desk.queries.sql', {
    'a team’s items': deskRows(offlineSql, { teamId: 7, status: 'pending', keyword: '净滩' }).select('n.id'),
    'a unit’s items': deskRows(offlineSql, { isStaffWritten: true, scope: '1/3/' }).select('n.id'),
    'what staff wrote, by publication': deskPage(
      offlineSql,
      { isStaffWritten: true },
      { ...page, sort: '-publishedAt' },
    ).select('n.id'),
    'what staff wrote, most read first': deskPage(
      offlineSql,
      { isStaffWritten: true },
      { ...page, sort: '-viewCount' },
    ).select('n.id'),
    'what staff wrote, by title': deskPage(
      offlineSql,
      { isStaffWritten: true },
      { ...page, sort: 'title' },
    ).select('n.id'),
    'a page of a unit’s items': deskPage(offlineSql, { isStaffWritten: true, scope: '1/3/' }, page).select(
      'n.id',
    ),
    'items by state': await recordSql((sql) => deskCounts(sql, { teamId: 7 })),
    'first reviews of a part of the city': queuePage(
      offlineSql,
      { tab: 'pending', reviewerId: 3, scope: '1/3/', overdueBefore: now },
      firstTen,
    ),
    'what is offline by words': queuePage(
      offlineSql,
      { tab: 'offline', reviewerId: 3, scope: undefined, keyword: '净滩' },
      firstTen,
    ),
    'what one decided': queuePage(offlineSql, { tab: 'decided', reviewerId: 3, scope: undefined }, firstTen),
    'what happened': await recordSql((sql) => stepsOf(sql, 5)),
    'working revision': await recordSql((sql) => workingRevision(sql, 5)),
    'due to be public': await recordSql((sql) => dueRows(sql, 'scheduled', { now, limit: 200 })),
    'past their end': await recordSql((sql) => dueRows(sql, 'expired', { now, limit: 200 })),
    'views in one go': await recordSql((sql) => addViews(sql, new Map([[5, 2]]))),
    'is a category used': await recordSql((sql) => isCategoryUsed(sql, 1001)),
  });
});
