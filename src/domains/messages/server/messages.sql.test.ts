import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql, offlineSql } from '#testing/sql-snapshot.ts';
import { messageRows, unreadByCategory } from './messages.queries.ts';
import { insertMessages, markRead } from './messages.store.ts';

const at = new Date('2026-11-21T06:00:00Z');
const row = {
  id: 1,
  accountId: 7,
  category: 'hours' as const,
  title: 't',
  body: 'b',
  link: null,
  dedupeKey: 'k',
  readAt: null,
};

test('reads and writes compile to the committed SQL', async () => {
  await expectSql('./messages.queries.sql', {
    'unread of a category': messageRows(offlineSql, 7, { category: 'hours', isUnread: true })
      .select('id')
      .orderBy('id', 'desc'),
    'unread by category': await recordSql((sql) => unreadByCategory(sql, 7)),
    'send once': await recordSql((sql) => insertMessages(sql, [row])),
    'mark as read': await recordSql((sql) => markRead(sql, 7, { at, messageIds: [1, 2] })),
  });
});
