import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { publicNeedStatuses } from '#domains/needs/contract/needs.words.ts';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';
import type { SearchKind } from '../contract/search.words.ts';
import type { Piece } from './searchable.ts';

/** Addresses in one file of the site map; the format allows 50,000. */
const sitemapFileSize = 10_000;

/** What is public of a kind, and when it last changed; the category is the news' own. */
const sources: Record<SearchKind, { rows: Piece; isPublic: Piece; changedAt: Piece; category: Piece }> = {
  activity: {
    rows: raw`activities`,
    isPublic: isOneOf(raw`r.status`, listedActivityStates),
    changedAt: raw`r.updated_at`,
    category: raw`null::bigint`,
  },
  team: {
    rows: raw`teams`,
    isPublic: raw`r.status = 'active'`,
    changedAt: raw`r.registered_at`,
    category: raw`null::bigint`,
  },
  need: {
    rows: raw`needs`,
    isPublic: raw`r.is_public and ${isOneOf(raw`r.status`, publicNeedStatuses)}`,
    changedAt: raw`r.updated_at`,
    category: raw`null::bigint`,
  },
  news: {
    rows: raw`news_items`,
    isPublic: raw`r.status = 'published' and (select is_enabled from news_categories where id = r.category_id)`,
    changedAt: raw`r.published_at`,
    category: raw`r.category_id`,
  },
};

/** The first id of every file of a kind: files are cut by id, so that one is read without counting those before it. */
export const sitemapStarts = (kind: SearchKind) => {
  const { rows, isPublic } = sources[kind];
  return raw<{ id: number }>`select id from (
  select r.id, row_number() over (order by r.id) as place from ${rows} r where ${isPublic}
) p where place % ${raw.lit(sitemapFileSize)} = 1 order by id`;
};

export type SitemapRow = {
  id: number;
  changedAt: Date;
  categoryId: number | null;
  categoryName: string | null;
};

/** The addresses of the file that begins at this id. */
export const sitemapRows = (kind: SearchKind, fromId: number) => {
  const { rows, isPublic, changedAt, category } = sources[kind];
  return raw<SitemapRow>`select r.id, ${changedAt} as changed_at, c.id as category_id, c.name as category_name
from ${rows} r left join news_categories c on c.id = ${category}
where ${isPublic} and r.id >= ${fromId}
order by r.id limit ${raw.lit(sitemapFileSize)}`;
};

/** Reads where the files of a kind begin. */
export async function readSitemapStarts(sql: Sql, kind: SearchKind): Promise<number[]> {
  const { rows } = await sitemapStarts(kind).execute(sql);
  return rows.map(({ id }) => id);
}

/** Reads one file's rows. */
export async function readSitemapRows(sql: Sql, kind: SearchKind, fromId: number): Promise<SitemapRow[]> {
  const { rows } = await sitemapRows(kind, fromId).execute(sql);
  return rows;
}

/** Categories of news that have a list of their own, in the order of the navigation. */
export const readSitemapCategories = (sql: Sql) =>
  sql
    .selectFrom('newsCategories')
    .select(['id as dynamicTypeId', 'name as dynamicTypeName'])
    .where('isEnabled', '=', true)
    .orderBy('sort')
    .execute();
