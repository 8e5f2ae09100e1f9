import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { liveSignUpStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';
import { visibleStatuses } from '#domains/activities/contract/activities.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import type { TopChatKind } from '../contract/discussion.words.ts';

/** A public activity with the team behind it; undefined for what visitors cannot open. */
export const findChatActivity = (sql: Sql, activityId: number) =>
  sql
    .selectFrom('activities as a')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .innerJoin('organisations as o', 'o.id', 'a.organisationId')
    .select([
      'a.id',
      'a.title',
      'a.status',
      'a.teamId',
      't.accountId as teamAccountId',
      'o.path as organisationPath',
    ])
    .where('a.id', '=', activityId)
    .where('a.status', 'in', visibleStatuses)
    .executeTakeFirst();
export type ChatActivity = NonNullable<Awaited<ReturnType<typeof findChatActivity>>>;

/** What decides whether an account may write at an activity and see what is for its people. */
export async function writerFacts(
  sql: Sql,
  accountId: number,
  activityId: number,
): Promise<{ hasMobile: boolean; isSignedUp: boolean }> {
  const row = await sql
    .selectFrom('accounts')
    .select([
      raw<boolean>`mobile_hash is not null`.as('hasMobile'),
      raw<boolean>`exists (select 1 from sign_ups u where u.volunteer_id = accounts.id and u.activity_id = ${activityId}
        and ${isOneOf(raw`u.status`, liveSignUpStates)})`.as('isSignedUp'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row ?? { hasMobile: false, isSignedUp: false };
}

const withAuthor = (sql: Sql) =>
  sql
    .selectFrom('chatPosts as p')
    .leftJoin('volunteers as v', 'v.accountId', 'p.authorId')
    .leftJoin('teams as w', 'w.accountId', 'p.authorId')
    .select([
      'p.id',
      'p.activityId',
      'p.parentId',
      'p.kind',
      'p.content',
      'p.status',
      'p.heldReason',
      'p.hiddenReason',
      'p.authorId',
      'p.authorKind',
      'p.visibility',
      'p.isPinned',
      'p.answeredAt',
      'p.reportCount',
      'p.createdAt',
      'v.name as volunteerName',
      'v.isNamePublic',
      'w.name as teamName',
    ]);
export type ChatRow = Awaited<ReturnType<ReturnType<typeof withAuthor>['execute']>>[number];

export type ChatReader = { accountId: number | undefined; seesAll: boolean; isSignedUp: boolean };
export type ChatFilter = { activityId: number; kind?: TopChatKind | undefined; isUnanswered: boolean };

/** Posts of an activity that a reader may see: shown ones, one's own held and hidden ones, marks of deleted ones. */
export const topPosts = (sql: Sql, { activityId, kind, isUnanswered }: ChatFilter, reader: ChatReader) =>
  withAuthor(sql)
    .where('p.activityId', '=', activityId)
    .where('p.parentId', 'is', null)
    .where((post) =>
      post.or([
        post('p.status', 'in', ['visible', 'deleted']),
        ...(reader.accountId === undefined ? [] : [post('p.authorId', '=', reader.accountId)]),
      ]),
    )
    .$if(!reader.seesAll && !reader.isSignedUp, (rows) =>
      rows.where((post) =>
        post.or([
          post('p.visibility', '=', 'public'),
          ...(reader.accountId === undefined ? [] : [post('p.authorId', '=', reader.accountId)]),
        ]),
      ),
    )
    .$if(kind !== undefined, (rows) => rows.where('p.kind', '=', kind ?? 'question'))
    .$if(isUnanswered, (rows) =>
      rows.where(raw<boolean>`p.kind = 'question' and p.status = 'visible' and p.answered_at is null`),
    );

/** Replies of some posts, first come first; a post has 50 at most. */
export const repliesOf = (sql: Sql, parentIds: readonly number[], readerId: number | undefined) =>
  withAuthor(sql)
    .where('p.parentId', 'in', [...parentIds])
    .where((post) =>
      post.or([
        post('p.status', 'in', ['visible', 'deleted']),
        ...(readerId === undefined ? [] : [post('p.authorId', '=', readerId)]),
      ]),
    )
    .orderBy('p.parentId')
    .orderBy('p.id')
    .limit(parentIds.length * 60)
    .execute();

/** Open questions of one activity. */
export async function unansweredOf(sql: Sql, activityId: number): Promise<number> {
  const { count } = await sql
    .selectFrom('chatPosts as p')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('p.activityId', '=', activityId)
    .where(raw<boolean>`p.kind = 'question' and p.status = 'visible' and p.answered_at is null`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One post with its activity, for an act on it. */
export const findPost = (sql: Sql, chatId: number) =>
  withAuthor(sql)
    .innerJoin('activities as a', 'a.id', 'p.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .innerJoin('organisations as o', 'o.id', 'a.organisationId')
    .select([
      'a.title as activityTitle',
      'a.status as activityStatus',
      'a.teamId',
      't.accountId as teamAccountId',
      'o.path as organisationPath',
      raw<number>`(select count(*) from chat_posts r where r.parent_id = p.id)`.as('replyCount'),
    ])
    .where('p.id', '=', chatId)
    .where('a.status', 'in', visibleStatuses)
    .executeTakeFirst();
export type FoundPost = NonNullable<Awaited<ReturnType<typeof findPost>>>;

/** How much an author has written lately. */
export async function recentPosts(sql: Sql, authorId: number, now: Date) {
  const since = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  const row = await sql
    .selectFrom('chatPosts')
    .select([
      raw<number>`count(*)`.as('ofDay'),
      raw<number>`count(*) filter (where created_at > ${since(10)})`.as('ofTenMinutes'),
    ])
    .where('authorId', '=', authorId)
    .where('createdAt', '>', since(24 * 60))
    .executeTakeFirstOrThrow();
  return { ofDay: Number(row.ofDay), ofTenMinutes: Number(row.ofTenMinutes) };
}

/** Pinned notices of an activity, those that wait for staff too: released, they stand on top again. */
export const pinnedCountOf = async (sql: Sql, activityId: number): Promise<number> => {
  const { count } = await sql
    .selectFrom('chatPosts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('activityId', '=', activityId)
    .where('parentId', 'is', null)
    .where('isPinned', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Questions at a team's activities. */
export const teamQuestions = (sql: Sql, teamId: number, isUnanswered: boolean) =>
  sql
    .selectFrom('chatPosts as p')
    .innerJoin('activities as a', 'a.id', 'p.activityId')
    .leftJoin('volunteers as v', 'v.accountId', 'p.authorId')
    .select([
      'p.id',
      'p.activityId',
      'a.title as activityTitle',
      'p.content',
      'p.answeredAt',
      'p.createdAt',
      'v.name',
      'v.isNamePublic',
      raw<number>`(select count(*) from chat_posts r where r.parent_id = p.id and r.status = 'visible')`.as(
        'replyCount',
      ),
    ])
    .where('a.teamId', '=', teamId)
    .where(raw<boolean>`p.kind = 'question' and p.status = 'visible'`)
    .$if(isUnanswered, (rows) => rows.where(raw<boolean>`p.answered_at is null`));

/** The words that hold a post. */
export async function chatWordsOf(sql: Sql): Promise<string[]> {
  const rows = await sql.selectFrom('chatWords').select('word').orderBy('id').limit(2_000).execute();
  return rows.map(({ word }) => word);
}
