import { type RawBuilder, sql as raw } from 'kysely';
import { askedOrder } from '#database/asked-order.ts';
import { pageOfIds } from '#platform/server/calls/page-of-ids.ts';
import { containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import type { PageRequest } from '#platform/contract/page-limits.ts';
import type { SortWord } from '#platform/contract/sorting.ts';
import { pathInScope } from '#platform/server/calls/scope.ts';
import { chatLimits, type ChatSort, type ReviewTab } from '../contract/discussion.words.ts';

export type QueueFilter = { tab: ReviewTab; keyword: string; scope: string | undefined };

// States stand as constants where a partial index serves the list: a parameter would hide it from the planner.
const conditions: Record<ReviewTab, ReturnType<typeof raw<boolean>>> = {
  held: raw<boolean>`p.status = 'held'`,
  reported: raw<boolean>`p.report_count > 0 and p.status = 'visible'`,
  hidden: raw<boolean>`p.status = 'hidden'`,
};

/** Posts of one list for staff, inside a data scope. */
export const queueRows = (sql: Sql, { tab, keyword, scope }: QueueFilter) =>
  sql
    .selectFrom('chatPosts as p')
    .innerJoin('activities as a', 'a.id', 'p.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .innerJoin('organisations as o', 'o.id', 'a.organisationId')
    .innerJoin('accounts as w', 'w.id', 'p.authorId')
    .where(conditions[tab])
    .$if(scope !== undefined, (rows) => rows.where(pathInScope('o.path', scope)))
    .$if(keyword !== '', (rows) => {
      const pattern = containing(keyword);
      return rows.where((row) =>
        row.or([row('p.content', 'like', pattern), row('a.title', 'like', pattern)]),
      );
    });

type QueuePage = QueueFilter & PageRequest & { sort?: SortWord<ChatSort> | undefined };

// Ids rise with the time of writing, so that the lists' own indexes serve this order.
const orders: Record<ChatSort, RawBuilder<unknown>> = {
  createdAt: raw`p.id`,
  reportCount: raw`p.report_count`,
};

const orderOf = ({ tab, sort }: QueuePage): RawBuilder<unknown> => {
  if (sort) return askedOrder(sort, orders, raw`p.id`);
  return tab === 'hidden' ? raw`coalesce(p.moderated_at, p.created_at) desc, p.id desc` : raw`p.id`;
};

/** Which posts are on a page: an index tells, and only these are put together. */
const idsOfPage = (sql: Sql, asked: QueuePage) =>
  pageOfIds(queueRows(sql, asked).select('p.id').orderBy(orderOf(asked)), asked);

/** A page of one list: what waits longest first, what was hidden last first. */
export const queuePage = (sql: Sql, asked: QueuePage) =>
  queueRows(sql, { tab: asked.tab, keyword: '', scope: undefined })
    .where('p.id', 'in', idsOfPage(sql, asked))
    .leftJoin('accounts as m', 'm.id', 'p.moderatedBy')
    .select([
      'p.id',
      'p.activityId',
      'a.title as activityTitle',
      't.name as teamName',
      'p.kind',
      'p.content',
      'p.status',
      'p.heldReason',
      'p.hiddenReason',
      'w.displayName as authorName',
      'p.authorKind',
      'p.reportCount',
      'p.createdAt',
      'p.moderatedAt',
      'm.displayName as deciderName',
    ])
    .orderBy(orderOf(asked));

/** Open reasons given by those who reported, the newest ten of each post. */
export const reportReasons = (sql: Sql, postIds: readonly number[]) =>
  sql
    .selectFrom('chatReports')
    .select(['postId', 'reason'])
    .where('postId', 'in', [...postIds])
    .where('answeredAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(postIds.length * 10)
    .execute();

/** Words of the list that contain the keyword, in the order they were added. */
export const chatWordsLike = (sql: Sql, keyword: string) =>
  sql
    .selectFrom('chatWords')
    .select(['id as wordId', 'word'])
    .$if(keyword !== '', (rows) => rows.where('word', 'like', containing(keyword)))
    .orderBy('id')
    .limit(chatLimits.words)
    .execute();

/** How many words the list has. */
export async function chatWordCount(sql: Sql): Promise<number> {
  const { count } = await sql
    .selectFrom('chatWords')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
