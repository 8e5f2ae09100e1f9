import { sql as raw } from 'kysely';
import { writeNewsSearch } from '#domains/news/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { NewsHit } from '../contract/search.contract.ts';
import { excerptOf } from './excerpt.rules.ts';
import { idsOf, type Searchable } from './searchable.ts';

type NewsRow = {
  id: number;
  title: string;
  text: string;
  categoryId: number;
  categoryName: string;
  source: string;
  publishedAt: string;
};

const inCategory = raw`
join news_categories nc on nc.id = r.category_id`;

/** Published news of categories that are switched on, the latest first among equals. */
export const newsHits: Searchable = {
  kind: 'news',
  index: { table: raw`news_search`, key: raw`s.news_id` },
  rows: raw`news_items`,
  isListed: raw`r.status = 'published' and (select is_enabled from news_categories where id = r.category_id)`,
  title: raw`r.title`,
  text: raw`(select plain_text from news_search where news_id = r.id)`,
  isOver: () => raw`false`,
  at: raw`-extract(epoch from r.published_at)`,
  hit: {
    json: () => raw`json_build_object('id', r.id, 'title', r.title, 'text', substr(s.plain_text, length(r.title) + 2),
  'categoryId', r.category_id, 'categoryName', nc.name, 'source', r.source, 'publishedAt', r.published_at)`,
    joins: raw`${inCategory} join news_search s on s.news_id = r.id`,
  },
  toHit: (row: NewsRow, words): NewsHit => ({
    kind: 'news',
    id: row.id,
    title: row.title,
    excerpt: excerptOf(row.text, words),
    dynamicTypeId: row.categoryId,
    dynamicTypeName: row.categoryName,
    source: row.source,
    publishAt: toInstant(new Date(row.publishedAt)),
  }),
  suggestion: {
    json: raw`json_build_object('id', r.id, 'text', r.title, 'categoryId', r.category_id, 'categoryName', nc.name)`,
    joins: inCategory,
    most: 3,
    toSuggestion: (row: { id: number; text: string; categoryId: number; categoryName: string }) => ({
      kind: 'news',
      id: row.id,
      text: row.text,
      newsCategory: { dynamicTypeId: row.categoryId, dynamicTypeName: row.categoryName },
    }),
  },
  fillGaps: async (sql, limit) => {
    const ids = await idsOf(
      sql,
      raw`select r.id from news_items r left join news_search s on s.news_id = r.id
where r.status = 'published' and s.news_id is null order by r.id limit ${limit}`,
    );
    if (ids.length > 0) await writeNewsSearch(sql, ids);
    return ids.length;
  },
};
