import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql as raw } from 'kysely';
import type { NewsItemsTable, NewsRevisionsTable } from '#database/tables/news.ts';
import type { Sql } from '#database/transaction.ts';

export type NewsRow = Selectable<NewsItemsTable>;
export type RevisionRow = Selectable<NewsRevisionsTable>;

/** A category as an installation starts with it. */
export type CategorySeed = {
  id: number;
  name: string;
  sort: number;
  layout?: 'list' | 'pictures';
  postScope?: 'centre' | 'organisation' | 'team';
  reviewLevels?: number;
};

/** Makes categories that are not there yet; what a centre renamed or switched off stays as it is. */
export const addMissingCategories = (sql: Sql, rows: readonly CategorySeed[]) =>
  sql
    .insertInto('newsCategories')
    .values(
      rows.map(({ layout = 'list', postScope = 'centre', reviewLevels = 1, ...row }) => ({
        ...row,
        layout,
        postScope,
        reviewLevels,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Locks an item for a change; deleted ones are not there. */
export const lockNews = (sql: Sql, newsId: number): Promise<NewsRow | undefined> =>
  sql
    .selectFrom('newsItems')
    .selectAll()
    .where('id', '=', newsId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function insertNews(sql: Sql, row: Insertable<NewsItemsTable>): Promise<number> {
  const { id } = await sql.insertInto('newsItems').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export type NewsChange = Omit<Updateable<NewsItemsTable>, 'id' | 'version' | 'updatedAt'>;

/** Changes columns of a locked item and counts its version up; gives the new version. */
export async function changeNews(
  sql: Sql,
  newsId: number,
  { change, now }: { change: NewsChange; now: Date },
): Promise<number> {
  const { version } = await sql
    .updateTable('newsItems')
    .set({ ...change, updatedAt: now, version: raw`version + 1` })
    .where('id', '=', newsId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The revision that is being worked on; the item's lock guards it. */
export const workingRevision = (sql: Sql, newsId: number): Promise<RevisionRow | undefined> =>
  sql
    .selectFrom('newsRevisions')
    .selectAll()
    .where('newsId', '=', newsId)
    .where('status', 'in', ['draft', 'pending', 'pending2', 'returned'])
    .executeTakeFirst();

/** One revision by its number, or the latest. */
export const findRevision = (sql: Sql, newsId: number, number?: number): Promise<RevisionRow | undefined> =>
  sql
    .selectFrom('newsRevisions')
    .selectAll()
    .where('newsId', '=', newsId)
    .$if(number !== undefined, (rows) => rows.where('number', '=', number ?? 0))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Adds a revision behind the last one. */
export async function addRevision(
  sql: Sql,
  row: Omit<Insertable<NewsRevisionsTable>, 'number' | 'id'>,
): Promise<RevisionRow> {
  const last = await findRevision(sql, row.newsId);
  return sql
    .insertInto('newsRevisions')
    .values({ ...row, number: (last?.number ?? 0) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const changeRevision = (
  sql: Sql,
  id: number,
  change: Updateable<NewsRevisionsTable>,
): Promise<RevisionRow> =>
  sql.updateTable('newsRevisions').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** What was public until now becomes history. */
export const replacePassed = (sql: Sql, newsId: number, now: Date) =>
  sql
    .updateTable('newsRevisions')
    .set({ status: 'replaced', updatedAt: now })
    .where('newsId', '=', newsId)
    .where('status', '=', 'passed')
    .execute();

/** Adds counted views; what is not public, or gone meanwhile, is passed over. */
export const addViews = (sql: Sql, counts: ReadonlyMap<number, number>) =>
  raw`update news_items n set view_count = n.view_count + v.views
from unnest(${[...counts.keys()]}::bigint[], ${[...counts.values()]}::integer[]) as v (id, views)
where n.id = v.id and n.status = 'published'`.execute(sql);

/** A text of the item that waits for a reviewer is a draft again. */
export async function takeFromReview(sql: Sql, newsId: number): Promise<void> {
  await sql
    .updateTable('newsRevisions')
    .set({ status: 'draft', submittedAt: null })
    .where('newsId', '=', newsId)
    .where('status', 'in', ['pending', 'pending2'])
    .execute();
}
