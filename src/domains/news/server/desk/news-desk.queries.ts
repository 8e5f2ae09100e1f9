import { type RawBuilder, sql as raw } from 'kysely';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import { askedOrder } from '#database/asked-order.ts';
import { containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import { endOfDay, startOfDay } from '#platform/contract/instants.ts';
import type { SortWord } from '#platform/contract/sorting.ts';
import type { NewsDeskSort, NewsStatus } from '../../contract/news.words.ts';

/** Path of a 所/站 in the tree, `1/3/`. */
export async function organisationPathOf(sql: Sql, organisationId: number): Promise<string> {
  const row = await sql
    .selectFrom('organisations')
    .select('path')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  return row?.path ?? '';
}

/** Whether everybody may open the activity, and for a team whether it is its own. */
export async function isOwnPublicActivity(
  sql: Sql,
  activityId: number,
  teamId: number | null,
): Promise<boolean> {
  const row = await sql
    .selectFrom('activities')
    .select('id')
    .where('id', '=', activityId)
    .where('status', 'in', listedActivityStates)
    .$if(teamId !== null, (rows) => rows.where('teamId', '=', teamId ?? 0))
    .executeTakeFirst();
  return row !== undefined;
}

export const activityTitleOf = (sql: Sql, activityId: number) =>
  sql.selectFrom('activities').select('title').where('id', '=', activityId).executeTakeFirst();

export type DeskFilter = {
  /** The team whose items; or, with `isStaffWritten`, what staff wrote. */
  teamId?: number | undefined;
  isStaffWritten?: boolean;
  /** Path of the 所/站 whose part of the city is seen. */
  scope?: string | undefined;
  status?: NewsStatus | undefined;
  categoryId?: number | undefined;
  keyword?: string | undefined;
  author?: string | undefined;
  isTop?: boolean | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
};

/** What never was public is older than everything that was. */
const orders: Record<NewsDeskSort, RawBuilder<unknown>> = {
  title: raw`n.title collate "C"`,
  updatedAt: raw`n.updated_at`,
  publishedAt: raw`coalesce(n.published_at, '-infinity')`,
  viewCount: raw`n.view_count`,
};

/** The state of the text that is being worked on: every item is in exactly one. */
const workStatus = raw<NewsStatus>`coalesce(n.revision_status, n.status)`;

/** Whether an item belongs to a unit at or below a path. */
export const isWithin = (scope: string) =>
  raw<boolean>`n.organisation_id in (select id from organisations where starts_with(path, ${scope}))`;

/** Items as their writers and reviewers find them; a published item with a change under way under the change's state. */
export function deskRows(sql: Sql, filter: DeskFilter) {
  const { teamId, scope, status, categoryId, keyword, author, isTop, startDate, endDate } = filter;
  return sql
    .selectFrom('newsItems as n')
    .innerJoin('newsCategories as c', 'c.id', 'n.categoryId')
    .where('n.deletedAt', 'is', null)
    .$if(teamId !== undefined, (rows) => rows.where('n.teamId', '=', teamId ?? 0))
    .$if(filter.isStaffWritten === true, (rows) => rows.where('n.teamId', 'is', null))
    .$if(scope !== undefined, (rows) => rows.where(isWithin(scope ?? '')))
    .$if(status !== undefined, (rows) => rows.where(workStatus, '=', status ?? 'draft'))
    .$if(categoryId !== undefined, (rows) => rows.where('n.categoryId', '=', categoryId ?? 0))
    .$if(Boolean(keyword), (rows) => rows.where('n.title', 'like', containing(keyword ?? '')))
    .$if(Boolean(author), (rows) => rows.where('n.author', 'like', containing(author ?? '')))
    .$if(isTop !== undefined, (rows) => rows.where('n.isTop', '=', isTop ?? false))
    .$if(startDate !== undefined, (rows) => rows.where('n.updatedAt', '>=', startOfDay(startDate ?? '')))
    .$if(endDate !== undefined, (rows) => rows.where('n.updatedAt', '<', endOfDay(endDate ?? '')));
}

/**
 * A page of a desk, newest first unless asked otherwise. Within a unit it is made from the newest of every 所 and 站, each by its own index range:
 * walked in their common order, a small unit's items lie behind those of the whole city.
 */
export function deskPage(
  sql: Sql,
  { scope, ...filter }: DeskFilter,
  {
    limit,
    offset,
    sort = '-updatedAt',
  }: { limit: number; offset: number; sort?: SortWord<NewsDeskSort> | undefined },
) {
  const inOrder = (rows: ReturnType<typeof deskRows>) => rows.orderBy(askedOrder(sort, orders, raw`n.id`));
  if (scope === undefined) return inOrder(deskRows(sql, filter)).limit(limit).offset(offset);
  const newest = inOrder(deskRows(sql, filter))
    .where(raw<boolean>`n.organisation_id = o.id`)
    .select('n.id')
    .limit(offset + limit);
  const newestOfEach = raw<boolean>`n.id = any(array(
  select item.id from organisations o cross join lateral (${newest}) item where starts_with(o.path, ${scope})
))`;
  return inOrder(deskRows(sql, {}).where(newestOfEach)).limit(limit).offset(offset);
}

export const deskColumns = [
  'n.version',
  'n.updatedAt',
  'n.submittedAt',
  'n.revisionStatus',
  'n.note',
  'n.topUntil',
  'n.organisationId',
] as const;

/** How many of one's own items are in each state; a change to a published item counts for itself. */
export const deskCounts = (sql: Sql, filter: DeskFilter) =>
  deskRows(sql, { ...filter, status: undefined })
    .select([workStatus.as('status'), (row) => row.fn.countAll<number>().as('count')])
    .groupBy(workStatus)
    .execute();

const mostColleagues = 5;

/** Staff who may review an item of this 所/站 and have no part in it; the first of them by name. */
export const reviewersOf = (
  sql: Sql,
  { organisationId, excluded }: { organisationId: number | null; excluded: readonly number[] },
) =>
  sql
    .selectFrom('accounts as c')
    .innerJoin('roles as r', 'r.id', 'c.roleId')
    .leftJoin('organisations as o', 'o.id', 'c.organisationId')
    .select('c.displayName')
    .where('c.userType', '=', 3)
    .where('c.status', '=', 'active')
    .where('c.id', 'not in', [...excluded])
    .where(raw<boolean>`r.permissions @> array['news.review']`)
    .where(
      raw<boolean>`(r.data_scope = 'all' or starts_with((select path from organisations where id = ${organisationId}), o.path))`,
    )
    .orderBy('c.displayName')
    .orderBy('c.id')
    .limit(mostColleagues)
    .execute();

/** Names of the people in a revision list. */
export const namesOf = (sql: Sql, accountIds: readonly number[]) =>
  sql
    .selectFrom('accounts')
    .select(['id', 'displayName'])
    .where('id', 'in', [...accountIds])
    .execute();

const mostRevisions = 50;

/** The revisions of an item, newest first. */
export const revisionsOf = (sql: Sql, newsId: number) =>
  sql
    .selectFrom('newsRevisions')
    .selectAll()
    .where('newsId', '=', newsId)
    .orderBy('number', 'desc')
    .limit(mostRevisions)
    .execute();

const mostSteps = 60;

/** What the audit log says of an item, newest first; its own savings by the clock are no news to anyone. */
export const stepsOf = (sql: Sql, newsId: number) =>
  sql
    .selectFrom('auditLog')
    .select(['at', 'action', 'actorName', 'reason'])
    .where('targetType', '=', 'news')
    .where('targetId', '=', newsId)
    .where('action', '<>', 'updateNews')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSteps)
    .execute();

/** The account behind a team, to tell it something. */
export const teamAccountOf = (sql: Sql, teamId: number) =>
  sql.selectFrom('teams').select('accountId').where('id', '=', teamId).executeTakeFirst();
