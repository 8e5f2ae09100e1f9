import { test } from 'vitest';
import { expectSql, offlineSql } from '#testing/sql-snapshot.ts';
import { auditPage } from './audit-log.queries.ts';

const at = new Date('2026-11-21T06:00:00Z');

test('the audit log compiles to the committed SQL', async () => {
  await expectSql('./audit-log.queries.sql', {
    'by every filter, from a cursor on': auditPage(
      offlineSql,
      {
        action: 'reviewActivity',
        targetType: 'activity',
        targetId: 7,
        actorId: 3,
        actor: 'shenhe001',
        result: 'failed',
        from: at,
        to: at,
      },
      { after: { at, id: 9 }, limit: 51 },
    ),
    'nothing asked': auditPage(offlineSql, {}, { after: undefined, limit: 51 }),
  });
});
