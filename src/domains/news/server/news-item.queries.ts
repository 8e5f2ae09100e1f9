import { sql as raw } from 'kysely';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';
import { published, summaryColumns } from './news.queries.ts';

/** One item in whatever state, with everything that its page shows; the use case decides who sees it. */
export const newsRow = (sql: Sql, newsId: number) =>
  sql
    .selectFrom('newsItems as n')
    .innerJoin('newsCategories as c', 'c.id', 'n.categoryId')
    .leftJoin('teams as t', 't.id', 'n.teamId')
    .leftJoin('activities as a', (join) =>
      // Only what everyone may open: a link to a draft would end at /404.
      join.onRef('a.id', '=', 'n.activityId').on('a.status', 'in', listedActivityStates),
    )
    .select(summaryColumns)
    .select([
      'c.isEnabled',
      'n.organisationId',
      'n.subTitle',
      'n.editor',
      'n.content',
      'n.attachments',
      'n.reviewedAt',
      'a.id as activityId',
      'a.title as activityTitle',
    ])
    .where('n.id', '=', newsId)
    .where('n.deletedAt', 'is', null);

export type NewsPlace = { id: number; categoryId: number; publishedAt: Date };

/** The next newer or older published item of the same category. */
export function neighbourRow(sql: Sql, place: NewsPlace, side: 'newer' | 'older') {
  const sign = side === 'newer' ? raw`>` : raw`<`;
  const order = side === 'newer' ? 'asc' : 'desc';
  return sql
    .selectFrom('newsItems')
    .select(['id', 'title'])
    .where('status', '=', published)
    .where('categoryId', '=', place.categoryId)
    .where(raw<boolean>`(published_at, id) ${sign} (${place.publishedAt}, ${place.id})`)
    .orderBy('publishedAt', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst();
}
