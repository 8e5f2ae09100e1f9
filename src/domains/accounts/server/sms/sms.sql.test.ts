import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql } from '#testing/sql-snapshot.ts';
import * as store from './sms-codes.store.ts';
import { orderedSms } from './sms.queries.ts';

const now = new Date('2026-11-21T06:00:00Z');
const keys = { mobileHash: 'number', addressHash: 'address' };

test('codes and messages compile to the committed SQL', async () => {
  await expectSql('./sms.sql', {
    'queue up for a number and an address': await recordSql((sql) => store.lockSending(sql, keys)),
    'codes of a day': await recordSql((sql) => store.sentCodes(sql, keys, now)),
    'lock the newest code': await recordSql((sql) =>
      store.lockNewestCode(sql, { mobileHash: 'number', scene: 'register' }),
    ),
    'messages by status and day': await recordSql((sql) =>
      orderedSms(sql, { status: 'failed', fromOn: '2026-11-20', toOn: '2026-11-21' }).limit(20).execute(),
    ),
    'messages by the end of a number': await recordSql((sql) =>
      orderedSms(sql, { tail: '0001' }).limit(20).execute(),
    ),
  });
});
