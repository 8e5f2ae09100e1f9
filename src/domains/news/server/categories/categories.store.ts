import type { Insertable, Updateable } from 'kysely';
import { sql as raw } from 'kysely';
import type { NewsCategoriesTable } from '#database/tables/news.ts';
import type { Sql } from '#database/transaction.ts';
import type { NewsCategoryRow } from '../news.queries.ts';

/** Categories are few and judged together (names, levels): one change at a time. */
export const lockCategories = (sql: Sql) =>
  raw`lock table news_categories in share row exclusive mode`.execute(sql);

/**
 * A category as posting judges it, which nobody deletes until the end of the act; who comes while it is being deleted
 * waits and finds nothing. A child of a switched-off category is off too.
 */
export const holdCategory = (sql: Sql, categoryId: number) =>
  sql
    .selectFrom('newsCategories')
    .select(['id', 'name', 'isEnabled', 'layout', 'postScope', 'reviewLevels'])
    .where('id', '=', categoryId)
    .forKeyShare()
    .executeTakeFirst();
export type PostCategory = NonNullable<Awaited<ReturnType<typeof holdCategory>>>;

/** Waits for everybody who holds a category to write into it, so that what they wrote is seen. */
export const lockForDeletion = (sql: Sql, categoryId: number) =>
  sql.selectFrom('newsCategories').select('id').where('id', '=', categoryId).forUpdate().execute();

export const insertCategory = (sql: Sql, row: Insertable<NewsCategoriesTable>): Promise<NewsCategoryRow> =>
  sql.insertInto('newsCategories').values(row).returningAll().executeTakeFirstOrThrow();

export const changeCategory = (
  sql: Sql,
  id: number,
  change: Updateable<NewsCategoriesTable>,
): Promise<NewsCategoryRow> =>
  sql
    .updateTable('newsCategories')
    .set({ ...change, version: raw`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** What lies below a switched-off category is off too. */
export const disableChildren = (sql: Sql, parentId: number) =>
  sql
    .updateTable('newsCategories')
    .set({ isEnabled: false, version: raw`version + 1` })
    .where('parentId', '=', parentId)
    .where('isEnabled', '=', true)
    .execute();

export const removeCategory = (sql: Sql, id: number) =>
  sql.deleteFrom('newsCategories').where('id', '=', id).execute();

/** Whether anything, deleted or not, was ever put into a category, or lies below it. */
export async function isCategoryUsed(sql: Sql, id: number): Promise<boolean> {
  const item = await sql
    .selectFrom('newsItems')
    .select('id')
    .where('categoryId', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (item) return true;
  const child = await sql
    .selectFrom('newsCategories')
    .select('id')
    .where('parentId', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (child) return true;
  const work = await sql
    .selectFrom('newsRevisions')
    .select('id')
    .where('status', 'in', ['draft', 'pending', 'pending2', 'returned'])
    .where(raw<boolean>`(form ->> 'dynamicTypeId')::bigint = ${id}`)
    .limit(1)
    .executeTakeFirst();
  return work !== undefined;
}
