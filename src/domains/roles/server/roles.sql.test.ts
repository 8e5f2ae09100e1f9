import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql } from '#testing/sql-snapshot.ts';
import { menuRowsOf } from './roles.queries.ts';

test('the reads compile to the committed SQL', async () => {
  await expectSql('./roles.queries.sql', {
    'menu of a shell': await recordSql((sql) => menuRowsOf(sql, 'staff')),
  });
});
