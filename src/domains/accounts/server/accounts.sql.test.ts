import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql } from '#testing/sql-snapshot.ts';
import * as queries from './accounts.queries.ts';
import * as store from './accounts.store.ts';

const now = new Date('2026-11-21T06:00:00Z');

test('the reads compile to the committed SQL', async () => {
  await expectSql('./accounts.queries.sql', {
    'caller of a token': await recordSql((sql) => queries.findSession(sql, 'hash')),
    'account by login name': await recordSql((sql) => queries.findByLoginName(sql, 'Admin')),
    'accounts by phone': await recordSql((sql) => queries.findByMobileHash(sql, 'hash')),
    'session behind an open bell': await recordSql((sql) => queries.findStandingSession(sql, 7)),
    'login info': await recordSql((sql) => queries.findLoginInfo(sql, 7)),
  });
});

test('the writes that race compile to the committed SQL', async () => {
  await expectSql('./accounts.store.sql', {
    'lock attempts': await recordSql((sql) => store.lockAttempts(sql, 'account:7', now)),
    'lock a session': await recordSql((sql) => store.lockSession(sql, 7)),
    'spend a proof': await recordSql((sql) => store.spendProof(sql, 'nonce', now)),
    'end sessions': await recordSql((sql) => store.endSessionsOf(sql, 7, { at: now, reason: 'password' })),
  });
});
