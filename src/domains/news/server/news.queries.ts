import type { Kysely } from 'kysely';
import { type RawBuilder, sql as raw } from 'kysely';
import { holdsWord } from '#database/holds-word.ts';
import { selectNewestIds, type WordIndex } from '#database/newest-ids.ts';
import type { Schema } from '#database/schema.ts';
import type { Sql } from '#database/transaction.ts';
import { endOfDay, startOfDay } from '#platform/contract/instants.ts';
import { countedUpTo } from '#platform/contract/page-limits.ts';
import { openPatterns, searchQuery } from '#platform/contract/search-tokens.ts';

export const categoryRows = (sql: Sql) =>
  sql
    .selectFrom('newsCategories')
    .select([
      'id',
      'name',
      'sort',
      'isEnabled',
      'isInNavigation',
      'parentId',
      'layout',
      'postScope',
      'reviewLevels',
      'version',
    ]);
export type NewsCategoryRow = Awaited<ReturnType<ReturnType<typeof categoryRows>['execute']>>[number];

/** Public items of every category, exact to 1,000, each counted over its own index range. */
export const publishedCounts = (sql: Sql) =>
  sql
    .selectFrom('newsCategories as c')
    .select([
      'c.id',
      (row) =>
        row
          .selectFrom((some) =>
            some
              .selectFrom('newsItems as item')
              .select('item.id')
              .whereRef('item.categoryId', '=', 'c.id')
              .where('item.status', '=', published)
              .limit(1_001)
              .as('counted'),
          )
          .select((counted) => counted.fn.countAll<number>().as('count'))
          .as('count'),
    ])
    .execute();

export type NewsFilter = {
  /** A category, with its children where it has any. */
  categoryIds?: readonly number[] | undefined;
  /** Only so many of each category, the first of its list; for a page of several categories without further conditions. */
  mostOfEach?: number | undefined;
  teamId?: number | undefined;
  author?: string | undefined;
  isTop?: boolean | undefined;
  keyword?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
};

/** Written into the text, not sent as a parameter: the partial indexes serve only a constant. */
export const published = raw.lit('published' as const);

/** What news is found by. */
const newsWords: WordIndex = { table: raw`news_search`, key: raw`s.news_id` };
/** Newest items with a keyword that are looked at, so that a common word cannot read everything. */
const keywordCandidates = raw.lit(countedUpTo);

/** Published news of enabled categories under a filter. */
export function publishedRows(sql: Sql, filter: NewsFilter) {
  const { categoryIds = [], mostOfEach, teamId, keyword, author, isTop, startDate, endDate } = filter;
  const [first = 0] = categoryIds;
  return sql
    .selectFrom('newsItems as n')
    .innerJoin('newsCategories as c', 'c.id', 'n.categoryId')
    .where('n.status', '=', published)
    .where('c.isEnabled', '=', true)
    .$if(categoryIds.length === 1, (rows) => rows.where('n.categoryId', '=', first))
    .$if(categoryIds.length > 1, (rows) => rows.where('n.categoryId', 'in', [...categoryIds]))
    .$if(mostOfEach !== undefined, (rows) => rows.where(firstOfEach(categoryIds, mostOfEach ?? 0)))
    .$if(teamId !== undefined, (rows) => rows.where('n.teamId', '=', teamId ?? 0))
    .$if(startDate !== undefined, (rows) => rows.where('n.publishedAt', '>=', startOfDay(startDate ?? '')))
    .$if(endDate !== undefined, (rows) => rows.where('n.publishedAt', '<', endOfDay(endDate ?? '')))
    .$if(isTop !== undefined, (rows) => rows.where('n.isTop', '=', raw.lit(isTop ?? false)))
    .$if(Boolean(author), (rows) => rows.where('n.author', '=', author ?? ''))
    .$if(Boolean(keyword), (rows) => rows.where(mentions(keyword ?? '')));
}

/** The first items of each category by its own index range: the order of several together would sort them all. */
const firstOfEach = (categoryIds: readonly number[], most: number): RawBuilder<boolean> =>
  raw`n.id = any(array(select item.id from news_categories k cross join lateral (
  select id from news_items where category_id = k.id and status = 'published'
  order by is_top desc, published_at desc, id desc limit ${most}
) item where k.id in (${raw.join(categoryIds)})))`;

/** Every word in title, summary, source or body, as the site's search finds it; nothing for punctuation alone. */
function mentions(keyword: string): RawBuilder<boolean> {
  const query = searchQuery(keyword);
  if (query === undefined) return raw<boolean>`false`;
  const isFound = raw`n.id in (${selectNewestIds(newsWords, query, keywordCandidates)})`;
  const text = raw`(select plain_text from news_search where news_id = n.id)`;
  const words = openPatterns(keyword).map((pattern) => holdsWord(text, pattern));
  return raw<boolean>`(${raw.join([isFound, ...words], raw` and `)})`;
}

export const summaryColumns = [
  'n.id',
  'n.categoryId',
  'c.name as categoryName',
  'n.title',
  'n.summary',
  'n.source',
  'n.author',
  'n.teamId',
  't.name as teamName',
  'n.artCategory',
  'n.isTop',
  'n.isRecommended',
  'n.coverUrl',
  'n.status',
  'n.publishedAt',
  'n.viewCount',
] as const;

/** Columns of a list entry, with the team's name. */
export const summaryRows = (sql: Sql, filter: NewsFilter) =>
  publishedRows(sql, filter).leftJoin('teams as t', 't.id', 'n.teamId').select(summaryColumns);

/** A category with its children, as lists take it in. */
export async function categoryIdsOf(sql: Sql, categoryId: number): Promise<number[]> {
  const children = await sql
    .selectFrom('newsCategories')
    .select('id')
    .where('parentId', '=', categoryId)
    .execute();
  return [categoryId, ...children.map(({ id }) => id)];
}

export type NewsSummaryRow = Awaited<ReturnType<ReturnType<typeof summaryRows>['execute']>>[number];

/** The latest `count` items of every enabled category in one statement, each by its own index range. */
export const topRows = (sql: Kysely<Schema>, count: number) =>
  sql
    .selectFrom('newsCategories as c')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('newsItems as item')
          .selectAll()
          .whereRef('item.categoryId', '=', 'c.id')
          .where('item.status', '=', published)
          .orderBy('item.isTop', 'desc')
          .orderBy('item.publishedAt', 'desc')
          .orderBy('item.id', 'desc')
          .limit(count)
          .as('n'),
      (join) => join.onTrue(),
    )
    .leftJoin('teams as t', 't.id', 'n.teamId')
    .where('c.isEnabled', '=', true)
    .select(summaryColumns)
    .orderBy('n.isTop', 'desc')
    .orderBy('n.publishedAt', 'desc')
    .orderBy('n.id', 'desc')
    .execute();
