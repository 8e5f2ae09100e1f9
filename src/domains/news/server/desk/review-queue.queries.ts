import { type RawBuilder, type Selectable, sql as raw } from 'kysely';
import { askedOrder } from '#database/asked-order.ts';
import { pageOfIds } from '#platform/server/calls/page-of-ids.ts';
import { containing } from '#database/like-pattern.ts';
import type { NewsRevisionsTable } from '#database/tables/news.ts';
import type { Sql } from '#database/transaction.ts';
import { endOfDay, startOfDay } from '#platform/contract/instants.ts';
import { deepestOffset, type PageRequest } from '#platform/contract/page-limits.ts';
import type { SortWord } from '#platform/contract/sorting.ts';
import type { NewsReviewSort, NewsReviewTab } from '../../contract/news.words.ts';
import { summaryColumns } from '../news.queries.ts';
import { deskColumns, isWithin } from './news-desk.queries.ts';

export type QueueFilter = {
  tab: NewsReviewTab;
  /** Who asks, for what they decided themselves. */
  reviewerId: number;
  scope: string | undefined;
  keyword?: string | undefined;
  dynamicTypeId?: number | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** Only what waits since before this instant. */
  overdueBefore?: Date | undefined;
  /** None but these. */
  ids?: readonly number[] | undefined;
  sort?: SortWord<NewsReviewSort> | undefined;
};

/** What one decided last at a stage, as many as a list can be turned to: in years it becomes a third of everything. The texts stay where they are. */
const lastDecided = (stage: 'first' | 'final', reviewerId: number) => {
  // Named with their table, so that nobody need keep a join for them.
  const [reviewer, at] = [raw.ref(`own.${stage}ReviewerId`), raw.ref(`own.${stage}ReviewedAt`)];
  return raw`(select id, news_id, number, first_reviewer_id, first_reviewed_at, final_reviewer_id, final_reviewed_at
    from news_revisions own where ${reviewer} = ${reviewerId} order by ${at} desc limit ${raw.lit(deepestOffset)})`;
};

const decidedAtEither = (reviewerId: number) =>
  raw`(${lastDecided('first', reviewerId)} union all ${lastDecided('final', reviewerId)}) decided`;

type OwnRevision = Selectable<NewsRevisionsTable> & { itemId: number };

/**
 * The latest revision of each item that one decided, the last decided first: a page is read behind so many, not behind all. The whole ones are
 * joined from outside, so that whoever asks for no text opens none.
 */
const ownRevisions = (reviewerId: number) =>
  raw<OwnRevision>`(select whole.*, latest.news_id as item_id, latest.decided_at from (
  select * from (
    select distinct on (news_id) id, news_id, greatest(case when first_reviewer_id = ${reviewerId} then first_reviewed_at end,
      case when final_reviewer_id = ${reviewerId} then final_reviewed_at end) as decided_at
    from ${decidedAtEither(reviewerId)}
    order by news_id, number desc
  ) each_item order by decided_at desc, news_id desc
) latest left join news_revisions whole on whole.id = latest.id)`.as('one');

// States stand as constants where a partial index serves the tab: a parameter would hide it from the planner.
const inTab: Record<NewsReviewTab, () => RawBuilder<boolean>> = {
  pending: () => raw`(n.status = 'pending' or n.revision_status = 'pending')`,
  pending2: () => raw`(n.status = 'pending2' or n.revision_status = 'pending2')`,
  decided: () => raw`true`,
  published: () => raw`n.status = 'published'`,
  offline: () => raw`n.status = 'offline'`,
};
/** The revision that a row shows: what waits, what is public; of what is offline the latest. What one decided is in `ownRevisions`. */
const isShown: Record<Exclude<NewsReviewTab, 'decided'>, () => RawBuilder<boolean>> = {
  pending: () => raw`one.status = 'pending'`,
  pending2: () => raw`one.status = 'pending2'`,
  published: () => raw`one.status = 'passed'`,
  offline: () => raw`true`,
};

/** Title of the revision that counts; of what is or was public the item's own, so that no text need be opened for it. */
const titleOf = (tab: NewsReviewTab): RawBuilder<string> =>
  tab === 'published' || tab === 'offline' ? raw`n.title` : raw`r.form ->> 'title'`;

/** Items of one tab; a condition may name their revision as `r`. */
function queueItems(sql: Sql, filter: QueueFilter) {
  const { tab, scope, keyword, dynamicTypeId, startDate, endDate, overdueBefore, ids } = filter;
  return sql
    .selectFrom('newsItems as n')
    .innerJoin('newsCategories as c', 'c.id', 'n.categoryId')
    .where('n.deletedAt', 'is', null)
    .where(inTab[tab]())
    .$if(ids !== undefined, (rows) => rows.where('n.id', 'in', ids ?? []))
    .$if(scope !== undefined, (rows) => rows.where(isWithin(scope ?? '')))
    .$if(Boolean(keyword), (rows) => rows.where(titleOf(tab), 'like', containing(keyword ?? '')))
    .$if(dynamicTypeId !== undefined, (rows) => rows.where('n.categoryId', '=', dynamicTypeId ?? 0))
    .$if(startDate !== undefined, (rows) => rows.where('n.updatedAt', '>=', startOfDay(startDate ?? '')))
    .$if(endDate !== undefined, (rows) => rows.where('n.updatedAt', '<', endOfDay(endDate ?? '')))
    .$if(overdueBefore !== undefined, (rows) => rows.where('n.submittedAt', '<', overdueBefore ?? null));
}

/** Items of one tab with the revision that counts there. */
const queueRows = (sql: Sql, filter: QueueFilter) =>
  queueItems(sql, filter).innerJoinLateral(
    (lateral) =>
      filter.tab === 'decided'
        ? lateral
            .selectFrom(ownRevisions(filter.reviewerId))
            .selectAll()
            .whereRef('one.itemId', '=', 'n.id')
            .as('r')
        : lateral
            .selectFrom('newsRevisions as one')
            .selectAll()
            .whereRef('one.newsId', '=', 'n.id')
            .where(isShown[filter.tab]())
            // Of what waits and of what is public an item has one at most, and its index knows.
            .$if(filter.tab === 'offline', (revisions) => revisions.orderBy('one.number', 'desc').limit(1))
            .as('r'),
    (join) => join.onTrue(),
  );

/** Ids of a tab, to be counted or put in order. Each item has the one revision that its state tells of, which is asked only for what it alone knows. */
export const idsInTab = (sql: Sql, filter: QueueFilter) =>
  filter.tab === 'decided' || (isQueue(filter.tab) && filter.keyword)
    ? queueRows(sql, filter).select('n.id')
    : queueItems(sql, filter).select('n.id');

/** Ids of a tab to be counted: whether one decided an item is asked without putting decisions in order. */
export const countedInTab = (sql: Sql, filter: QueueFilter) =>
  filter.tab === 'decided' && !filter.keyword
    ? queueItems(sql, filter).where(isDecidedBy(filter.reviewerId)).select('n.id')
    : idsInTab(sql, filter);

const isDecidedBy = (reviewerId: number) =>
  raw<boolean>`n.id in (select news_id from ${decidedAtEither(reviewerId)})`;

const isQueue = (tab: NewsReviewTab): boolean => tab === 'pending' || tab === 'pending2';

/** When it was decided: by the reviewer who asks, or so that it became what it is. What waits is not decided. */
const decidedAt = ({ tab }: QueueFilter): RawBuilder<Date | null> => {
  if (isQueue(tab)) return raw`null::timestamptz`;
  return tab === 'decided' ? raw`r.decided_at` : raw`coalesce(n.reviewed_at, n.updated_at)`;
};

const orderOf = (filter: QueueFilter): RawBuilder<unknown> => {
  const orders: Record<NewsReviewSort, RawBuilder<unknown>> = {
    submittedAt: raw`n.submitted_at`,
    decidedAt: decidedAt(filter),
  };
  return askedOrder(filter.sort ?? (isQueue(filter.tab) ? 'submittedAt' : '-decidedAt'), orders, raw`n.id`);
};

/** Which items are on a page, in their order: longest waiting first, decided and published ones by when that was decided. */
export const queueIds = (sql: Sql, filter: QueueFilter, page: PageRequest) =>
  pageOfIds(idsInTab(sql, filter).orderBy(orderOf(filter)), page);

/** Rows of the queue in the same order: indexes tell which they are, and only these are put together. */
export const queuePage = (sql: Sql, filter: QueueFilter, page: PageRequest) =>
  queueRows(sql, { tab: filter.tab, reviewerId: filter.reviewerId, scope: undefined })
    .where('n.id', 'in', queueIds(sql, filter, page))
    .leftJoin('teams as t', 't.id', 'n.teamId')
    .leftJoin('accounts as f', 'f.id', 'r.firstReviewerId')
    .leftJoin('accounts as l', 'l.id', 'r.finalReviewerId')
    .select([
      ...summaryColumns,
      ...deskColumns,
      'r.writerName',
      'r.opinion',
      'n.reviewedAt',
      'f.displayName as firstReviewerName',
      'l.displayName as finalReviewerName',
    ])
    .select(titleOf(filter.tab).as('workTitle'))
    .select(decidedAt(filter).as('decidedAt'))
    .orderBy(orderOf(filter));

export type QueueRow = Awaited<ReturnType<ReturnType<typeof queuePage>['execute']>>[number];
