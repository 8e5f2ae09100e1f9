import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql, offlineSql } from '#testing/sql-snapshot.ts';
import { pinnedCountOf, recentPosts, repliesOf, teamQuestions, topPosts } from './discussion.queries.ts';
import { answerReports, insertReport, refreshAnswered } from './discussion.store.ts';
import { queuePage, reportReasons } from './review.queries.ts';

const at = new Date('2026-11-21T06:00:00Z');
const visitor = { accountId: undefined, seesAll: false, isSignedUp: false };
const person = { accountId: 7, seesAll: false, isSignedUp: false };

test('reads and writes compile to the committed SQL', async () => {
  const all = { activityId: 3, isUnanswered: false };
  await expectSql('./discussion.queries.sql', {
    'posts for a visitor': topPosts(offlineSql, all, visitor)
      .orderBy('p.isPinned', 'desc')
      .orderBy('p.id', 'desc'),
    'open questions for a person': topPosts(
      offlineSql,
      { ...all, kind: 'question', isUnanswered: true },
      person,
    ),
    replies: await recordSql((sql) => repliesOf(sql, [1, 2], 7)),
    'recent posts of an author': await recordSql((sql) => recentPosts(sql, 7, at)),
    pinned: await recordSql((sql) => pinnedCountOf(sql, 3)),
    'questions of a team': teamQuestions(offlineSql, 5, true).orderBy('p.id', 'desc'),
    'held posts in a scope': queuePage(offlineSql, {
      tab: 'held',
      keyword: '%',
      scope: '1/3/',
      pageNum: 1,
      pageSize: 20,
    }),
    'reasons of reports': await recordSql((sql) => reportReasons(sql, [1, 2])),
    'report once': await recordSql((sql) =>
      insertReport(sql, { postId: 1, accountId: 7, reason: 'r', createdAt: at }),
    ),
    'answer reports': await recordSql((sql) => answerReports(sql, 1, at)),
    'when a question was answered': await recordSql((sql) => refreshAnswered(sql, 1)),
  });
});
