import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql, offlineSql } from '#testing/sql-snapshot.ts';
import { accountPage, holdersOf } from './accounts/account-admin.queries.ts';
import { rolesWithCounts } from './role-admin.queries.ts';
import { allMenuRows } from './roles.queries.ts';

test('the reads compile to the committed SQL', async () => {
  await expectSql('./roles.queries.sql', {
    'menu of a shell': await recordSql((sql) => allMenuRows(sql, 'staff')),
    'accounts by every filter': accountPage(
      offlineSql,
      {
        userType: 3,
        roleId: 1,
        organisationId: 2,
        status: 'active',
        isLocked: true,
        keyword: '1234',
        scope: '1/',
        now: new Date('2026-11-21T06:00:00Z'),
      },
      { pageNum: 2, pageSize: 20 },
    ),
    'who manages accounts': await recordSql((sql) => holdersOf(sql, 'accounts.edit')),
    'roles and how many have them': rolesWithCounts(offlineSql, '1/3/'),
  });
});
