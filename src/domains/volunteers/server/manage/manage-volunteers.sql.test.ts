import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql, offlineSql } from '#testing/sql-snapshot.ts';
import { volunteerPage } from './manage-volunteers.queries.ts';
import { endedRestrictions, grownUpsWaiting } from './standing.store.ts';
import { figuresOf, signUpsOf } from './volunteer-history.queries.ts';

const now = new Date('2026-11-21T06:00:00Z');

test('the staff list and the history compile to the committed SQL', async () => {
  await expectSql('./manage-volunteers.queries.sql', {
    'by every filter, from a cursor on': volunteerPage(
      offlineSql,
      {
        keyword: '1234',
        area: '990101',
        category: 'eco',
        star: 2,
        ageBand: 'middle',
        realNameStatus: 'verified',
        status: 'active',
        hoursFrom: 10,
        hoursTo: 400,
        registeredFrom: '2026-01-01',
        registeredTo: '2026-06-30',
        team: '望潮',
        scope: '1/',
        today: '2026-11-21',
      },
      { after: { at: now, id: 9 }, limit: 21 },
    ),
    'nothing asked': volunteerPage(offlineSql, { scope: undefined, today: '2026-11-21' }, { limit: 21 }),
    'restrictions that are over': await recordSql((sql) => endedRestrictions(sql, { now, limit: 100 })),
    'grown up and still waiting': await recordSql((sql) =>
      grownUpsWaiting(sql, { bornUntil: '2008-11-21', limit: 100 }),
    ),
    'figures of one person': await recordSql((sql) => figuresOf(sql, 7, now)),
    'latest sign-ups of one person': await recordSql((sql) => signUpsOf(sql, 7)),
  });
});
