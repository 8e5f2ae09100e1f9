import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql } from '#testing/sql-snapshot.ts';
import { countPool, poolPage } from './pool.queries.ts';

const asked = {
  home: { lng: 118.8, lat: 32 },
  now: new Date('2026-11-23T04:00:00Z'),
  pageNum: 1,
  pageSize: 20,
};

test('the pool by distance and its count are joined as sets, by due time need by need', async () => {
  await expectSql('./pool.queries.sql', {
    'the nearest': await recordSql((sql) => poolPage(sql, { ...asked, sort: 'near' })),
    'what runs out first': await recordSql((sql) => poolPage(sql, { ...asked, sort: 'due' })),
    'how many there are near by': await recordSql((sql) => countPool(sql, { ...asked, withinKilometres: 5 })),
  });
});
