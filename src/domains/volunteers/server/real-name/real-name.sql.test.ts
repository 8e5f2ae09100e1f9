import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql } from '#testing/sql-snapshot.ts';
import { holdsIdNumber, latestConsents } from '../my-data/my-data.queries.ts';
import * as profile from '../profile/profile.queries.ts';
import * as queries from './real-name.queries.ts';
import * as store from './real-name.store.ts';

const page = { pageNum: 1, pageSize: 20 };
const now = new Date('2026-11-21T12:00:00+08:00');

test('what profiles and real-name checks read is as reviewed', async () => {
  await expectSql('./real-name.queries.sql', {
    findWholeProfile: await recordSql((sql) => profile.findWholeProfile(sql, 1)),
    findLatestCheck: await recordSql((sql) => profile.findLatestCheck(sql, 1)),
    viewerRows: await recordSql((sql) => profile.viewerRows(sql, 1).limit(20).execute()),
    findHolder: await recordSql((sql) => queries.findHolder(sql, { idHash: 'hash', exceptId: 1 })),
    othersWaiting: await recordSql((sql) => queries.othersWaiting(sql, { idHash: 'hash', exceptId: 1 })),
    findLook: await recordSql((sql) => queries.findLook(sql, 1, 2)),
    'checkPage, waiting in a part of the city': await recordSql((sql) =>
      queries.checkPage(sql, { tab: 'pending', scope: '1/3/' }, page).execute(),
    ),
    'checkPage, decided by keyword': await recordSql((sql) =>
      queries
        .checkPage(sql, { tab: 'decided', idKind: 'passport', keyword: '沈', scope: undefined }, page)
        .execute(),
    ),
    findCheck: await recordSql((sql) => queries.findCheck(sql, 1, '1/3/')),
    lockPendingCheck: await recordSql((sql) => store.lockPendingCheck(sql, 1)),
    forgetNumbersOf: await recordSql((sql) => store.forgetNumbersOf(sql, 1)),
    latestConsents: await recordSql((sql) => latestConsents(sql, 1)),
    holdsIdNumber: await recordSql((sql) => holdsIdNumber(sql, 1)),
    forgetNumbers: await recordSql((sql) => store.forgetNumbers(sql, { before: now, limit: 200 })),
  });
});
