import { test } from 'vitest';
import { expectSql } from '#testing/sql-snapshot.ts';
import { timelineFacts } from './timeline.queries.ts';

const after = { at: new Date('2026-11-21T12:00:00+08:00'), step: 3, id: 7 };

test('what a timeline reads is as reviewed', async () => {
  await expectSql('./timeline.queries.sql', {
    'the facts behind a cursor': timelineFacts({ volunteerId: 1, after, limit: 21 }),
  });
});
