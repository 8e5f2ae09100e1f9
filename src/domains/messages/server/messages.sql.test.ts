import { sql as raw } from 'kysely';
import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql, offlineSql } from '#testing/sql-snapshot.ts';
import { bulkRows, bulkStanding, countAudience, nextRecipients, reportRows } from './bulk/bulk.queries.ts';
import {
  messagePage,
  messageRows,
  readBox,
  unreadByCategory,
  waitingDeliveries,
} from './messages.queries.ts';
import { insertMessages, markDeleted, markRead, purgeDeleted, purgeOldest } from './messages.store.ts';

const at = new Date('2026-11-21T06:00:00Z');
const row = {
  id: 1,
  accountId: 7,
  category: 'hours' as const,
  title: 't',
  body: 'b',
  link: null,
  dedupeKey: 'k',
  level: 'normal' as const,
  linkId: null,
  bulkId: null,
  isOptional: true,
};
const filter = { category: 'hours' as const, isUnread: true };

test('reads and writes compile to the committed SQL', async () => {
  await expectSql('./messages.queries.sql', {
    'unread of a category': messageRows(offlineSql, 7, filter).select('m.id').orderBy('m.id', 'desc'),
    'a page of loud ones behind a message': messagePage(offlineSql, 7, {
      isUnread: false,
      level: 'urgent',
      from: at,
      to: at,
      beforeId: 9,
    }).limit(15),
    'a page of some boxes, with how many there are': await recordSql((sql) =>
      readBox(sql, { accountId: 7, page: { isUnread: false, limit: 20, offset: 0 } }),
    ),
    'unread by category': await recordSql((sql) => unreadByCategory(sql, 7)),
    'send once': await recordSql((sql) => insertMessages(sql, [row], at)),
    'mark as read': await recordSql((sql) => markRead(sql, 7, { at, messageIds: [1, 2] })),
    delete: await recordSql((sql) => markDeleted(sql, 7, { at, messageIds: [1, 2] })),
    'purge deleted ones': await recordSql((sql) => purgeDeleted(sql, at, 200)),
    'purge the oldest': await recordSql((sql) => purgeOldest(sql, at, 200)),
    'text messages that wait': await recordSql((sql) => waitingDeliveries(sql, at, 100)),
  });
});

test('bulk messages compile to the committed SQL', async () => {
  const people = raw<{ accountId: number; name: string }>`select 1 as account_id, 'n' as name`;
  await expectSql('./bulk/bulk.queries.sql', {
    'count an audience': await recordSql((sql) => countAudience(sql, 3, people)),
    'the next recipients': await recordSql((sql) =>
      nextRecipients(sql, people, { teamId: 3, afterId: 9, limit: 200 }),
    ),
    'sent today': await recordSql((sql) => bulkStanding(sql, 3, at)),
    history: bulkRows(offlineSql, 3).limit(10),
    reports: reportRows(offlineSql, { status: 'open', scope: undefined }).select('r.id'),
  });
});
