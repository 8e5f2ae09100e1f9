import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql } from '#testing/sql-snapshot.ts';
import * as queries from './team-profile.queries.ts';
import * as store from './team-profile.store.ts';

test('what a team’s profile and its changes read is as reviewed', async () => {
  await expectSql('./team-profile.queries.sql', {
    findTeamProfile: await recordSql((sql) => queries.findTeamProfile(sql, 1)),
    findLatestChange: await recordSql((sql) => queries.findLatestChange(sql, 1)),
    'changePage, waiting in a part of the city': await recordSql((sql) =>
      queries.changePage(sql, { tab: 'pending', keyword: '澜', scope: '1/3/' }).limit(10).execute(),
    ),
    'changePage, decided': await recordSql((sql) =>
      queries.changePage(sql, { tab: 'decided', scope: undefined }).limit(10).execute(),
    ),
    isNameTaken: await recordSql((sql) => queries.isNameTaken(sql, '澜江守护', 1)),
    lockTeamChange: await recordSql((sql) => store.lockTeamChange(sql, 1)),
    lockPendingChange: await recordSql((sql) => store.lockPendingChange(sql, 1)),
  });
});
