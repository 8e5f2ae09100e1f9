import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { factsOf } from '#database/statement-facts.ts';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql, offlineSql } from '#testing/sql-snapshot.ts';
import { activityHits } from './activity-hits.queries.ts';
import { foundOf, numberedRow, readFound, suggestedOf, wantedOf } from './search.queries.ts';
import { sitemapRows, sitemapStarts } from './sitemap.queries.ts';

const now = new Date('2026-11-21T06:00:00Z');

function asked(query: string) {
  const wanted = wantedOf(query);
  if (!wanted) throw new Error('the words can be searched');
  return wanted;
}

test('the reads compile to the committed SQL', async () => {
  const wanted = asked('净滩行动 江岸');
  await expectSql('./search.queries.sql', {
    'a page of activities by Latin words': raw`select ${foundOf(activityHits, asked('wifi 5km路'), { pageSize: 10, offset: 0, now, isListed: true })} as activity`,
    'an activity by its number': numberedRow(activityHits, activityHits.number!, {
      numbers: ['HD202611210218', 'HD20261121-0218'],
      now,
    }),
    'suggest activities': raw`select ${suggestedOf(activityHits, wanted, now)} as activity`,
    'where the files of the site map begin': sitemapStarts('activity'),
    'one file of the site map': sitemapRows('news', 7),
  });
});

test('what the statement of all kinds reads is found out once, not at every search', async () => {
  const page = { pageNum: 1, pageSize: 20 };
  const statement = await recordSql((sql) =>
    readFound(sql, asked('wifi 5km路 净滩行动'), { page, now, listed: undefined }),
  );
  const { sql: text } = statement.compile(offlineSql);
  expect(factsOf(text)).toBe(factsOf(text));
});
