import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql, offlineSql } from '#testing/sql-snapshot.ts';
import { computeFigures, staleTeamIds } from './team-figures.store.ts';
import { findTeam, teamCardRows, teamFacts } from './teams.queries.ts';

const now = new Date('2026-11-21T06:00:00Z');

test('the reads compile to the committed SQL', async () => {
  await expectSql('./teams.queries.sql', {
    'newest of an area': teamCardRows(offlineSql, { area: '990101', sort: 'newest' }),
    'by hours, with a word': teamCardRows(offlineSql, { keyword: '澜江', sort: 'hours' }),
    nearest: teamCardRows(offlineSql, { sort: 'nearest', near: { lng: 118.83, lat: 31.97 } }),
    'one team': await recordSql((sql) => findTeam(sql, 7)),
    'facts for neighbours': await recordSql((sql) => teamFacts(sql, 7)),
  });
});

test('the figures compile to the committed SQL', async () => {
  await expectSql('./team-figures.store.sql', {
    'whose figures are stale': await recordSql((sql) =>
      staleTeamIds(sql, { computedBefore: now, limit: 100 }),
    ),
    'count anew': await recordSql((sql) => computeFigures(sql, [7], now)),
  });
});
