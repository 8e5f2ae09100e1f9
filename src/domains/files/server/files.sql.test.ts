import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql } from '#testing/sql-snapshot.ts';
import * as queries from './files.queries.ts';
import * as store from './files.store.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const target = { targetType: 'newsItem', targetId: 7 };

test('what the room reads and writes is as reviewed', async () => {
  await expectSql('./files.queries.sql', {
    lockFiles: await recordSql((sql) => queries.lockFiles(sql, [1, 2])),
    findFileByKey: await recordSql((sql) => queries.findFileByKey(sql, 'ab')),
    filesOfTargets: await recordSql((sql) =>
      queries.filesOfTargets(sql, { targetType: 'newsItem', targetIds: [7, 8], purpose: 'newsPicture' }),
    ),
    uploadsOf: await recordSql((sql) => queries.uploadsOf(sql, { accountId: 1 }, now)),
    'organisationPathOfProof, of a change': await recordSql((sql) =>
      queries.organisationPathOfProof(sql, { targetType: 'teamChange', targetId: 7 }),
    ),
    markAttached: await recordSql((sql) => store.markAttached(sql, [1, 2], target)),
    markExpiring: await recordSql((sql) =>
      store.markExpiring(sql, { ...target, purpose: 'newsPicture', keep: [1], at: now }),
    ),
    takeExpired: await recordSql((sql) => store.takeExpired(sql, now, 50)),
    deleteFiles: await recordSql((sql) => store.deleteFiles(sql, [1])),
  });
});
