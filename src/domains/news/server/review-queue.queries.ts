import type { Sql } from '#database/transaction.ts';
import { endOfDay, startOfDay } from '#platform/contract/instants.ts';
import type { NewsReviewTab } from '../contract/news.words.ts';
import { like, summaryColumns } from './news.queries.ts';
import { deskColumns } from './news-desk.queries.ts';

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
};

/** Items of one tab with the revision that counts there: the one being decided, or the latest. */
export function queueRows(sql: Sql, filter: QueueFilter) {
  const { tab, scope, keyword, dynamicTypeId, startDate, endDate, overdueBefore } = filter;
  return sql
    .selectFrom('newsItems as n')
    .innerJoin('newsCategories as c', 'c.id', 'n.categoryId')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('newsRevisions as one')
          .selectAll()
          .whereRef('one.newsId', '=', 'n.id')
          .$if(tab === 'decided', (rows) =>
            rows.where((row) =>
              row.or([
                row('one.firstReviewerId', '=', filter.reviewerId),
                row('one.finalReviewerId', '=', filter.reviewerId),
              ]),
            ),
          )
          .orderBy('one.number', 'desc')
          .limit(1)
          .as('r'),
      (join) => join.onTrue(),
    )
    .where('n.deletedAt', 'is', null)
    .$if(tab === 'pending' || tab === 'pending2', (rows) =>
      rows.where((row) => {
        const stage = tab === 'pending2' ? 'pending2' : 'pending';
        return row.or([row('n.status', '=', stage), row('n.revisionStatus', '=', stage)]);
      }),
    )
    .$if(tab === 'published', (rows) => rows.where('n.status', '=', 'published'))
    .$if(tab === 'offline', (rows) => rows.where('n.status', '=', 'offline'))
    .$if(scope !== undefined, (rows) =>
      rows.where('n.organisationId', 'in', (within) =>
        within
          .selectFrom('organisations')
          .select('id')
          .where('path', 'like', `${scope ?? ''}%`),
      ),
    )
    .$if(Boolean(keyword), (rows) => rows.where('n.title', 'like', like(keyword ?? '')))
    .$if(dynamicTypeId !== undefined, (rows) => rows.where('n.categoryId', '=', dynamicTypeId ?? 0))
    .$if(startDate !== undefined, (rows) => rows.where('n.updatedAt', '>=', startOfDay(startDate ?? '')))
    .$if(endDate !== undefined, (rows) => rows.where('n.updatedAt', '<', endOfDay(endDate ?? '')))
    .$if(overdueBefore !== undefined, (rows) => rows.where('n.submittedAt', '<', overdueBefore ?? null));
}

/** Rows of the queue in their order: longest waiting first, decided and published ones newest first. */
export const queuePage = (
  sql: Sql,
  filter: QueueFilter,
  { limit, offset }: { limit: number; offset: number },
) => {
  const waits = filter.tab === 'pending' || filter.tab === 'pending2';
  return queueRows(sql, filter)
    .leftJoin('teams as t', 't.id', 'n.teamId')
    .leftJoin('accounts as f', 'f.id', 'r.firstReviewerId')
    .select([
      ...summaryColumns,
      ...deskColumns,
      'r.writerName',
      'n.reviewedAt',
      'f.displayName as firstReviewerName',
    ])
    .select((row) =>
      row
        .ref('r.form', '->>')
        .key('title' as never)
        .as('workTitle'),
    )
    .$if(waits, (rows) => rows.orderBy('n.submittedAt').orderBy('n.id'))
    .$if(!waits, (rows) => rows.orderBy('n.updatedAt', 'desc').orderBy('n.id', 'desc'))
    .limit(limit)
    .offset(offset);
};

export type QueueRow = Awaited<ReturnType<ReturnType<typeof queuePage>['execute']>>[number];
