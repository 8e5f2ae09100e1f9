import type { Sql } from '#database/transaction.ts';
import { pathInScope } from '#platform/server/calls/scope.ts';

export const siteTextRows = (sql: Sql) => sql.selectFrom('siteSettings').select(['key', 'value']).execute();

export const areaRows = (sql: Sql) =>
  sql.selectFrom('areas').select(['code', 'name']).orderBy('sort').orderBy('code').execute();

export const categoryRows = (sql: Sql) =>
  sql.selectFrom('serviceCategories').select(['key', 'name']).orderBy('sort').orderBy('key').execute();

export async function countOrganisations(sql: Sql): Promise<number> {
  const row = await sql
    .selectFrom('organisations')
    .select((one) => one.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export type OrganisationFilter = {
  kind?: 'centre' | 'district' | 'community' | undefined;
  parentId?: number | undefined;
  area?: string | undefined;
};

/** Organisations that are not closed, by level, parent or area; a few hundred in a city. */
export const organisationRows = (sql: Sql, { kind, parentId, area }: OrganisationFilter) =>
  sql
    .selectFrom('organisations as o')
    .leftJoin('areas as a', 'a.code', 'o.area')
    .where('o.closedAt', 'is', null)
    .$if(kind !== undefined, (rows) => rows.where('o.kind', '=', kind ?? 'centre'))
    .$if(parentId !== undefined, (rows) => rows.where('o.parentId', '=', parentId ?? 0))
    .$if(area !== undefined, (rows) => rows.where('o.area', '=', area ?? ''));

/** Calendar rows of a span of days, both ends included. */
export const calendarRows = (sql: Sql, fromOn: string, toOn: string) =>
  sql
    .selectFrom('workCalendar')
    .select(['day', 'isWorkday'])
    .where('day', '>=', fromOn)
    .where('day', '<=', toOn)
    .execute();

/** A city has some hundreds. */
const mostOrganisations = 1_000;

/** Organisations of a data scope with how many teams and staff accounts belong to each, in the order of the tree's levels. */
export const organisationsWithCounts = (sql: Sql, scope: string | undefined) =>
  sql
    .selectFrom('organisations as o')
    .leftJoin('areas as a', 'a.code', 'o.area')
    .select([
      'o.id',
      'o.kind',
      'o.name',
      'o.parentId',
      'o.area',
      'o.address',
      'o.sort',
      'o.closedAt',
      'o.closedReason',
      'o.version',
      'a.name as areaName',
    ])
    .select((row) => [
      row
        .selectFrom('teams as t')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('t.organisationId', '=', 'o.id')
        .as('teamCount'),
      row
        .selectFrom('accounts as c')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('c.organisationId', '=', 'o.id')
        .where('c.userType', '=', 3)
        .as('staffCount'),
    ])
    .$if(scope !== undefined, (rows) => rows.where(pathInScope('o.path', scope)))
    .orderBy('o.sort')
    .orderBy('o.id')
    .limit(mostOrganisations);

/** Where an organisation stands in the tree; undefined when there is none. */
export const findOrganisation = (sql: Sql, organisationId: number) =>
  sql
    .selectFrom('organisations')
    .select(['id', 'path', 'kind'])
    .where('id', '=', organisationId)
    .executeTakeFirst();

/** Whether another organisation bears the name. */
export const isOrganisationNameTaken = async (sql: Sql, name: string, exceptId: number): Promise<boolean> =>
  (await sql
    .selectFrom('organisations')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', exceptId)
    .executeTakeFirst()) !== undefined;

export const isArea = async (sql: Sql, code: string): Promise<boolean> =>
  (await sql.selectFrom('areas').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;

/** Days of one year that differ from the plain week. */
export const calendarOfYear = (sql: Sql, year: number) =>
  sql
    .selectFrom('workCalendar')
    .selectAll()
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .orderBy('day')
    .execute();

/** Requests of these kinds that wait for the security administrator, with who asked; one for each day at the most. */
export const pendingCalendarChanges = (sql: Sql, kinds: readonly string[]) =>
  sql
    .selectFrom('approvals as p')
    .innerJoin('accounts as c', 'c.id', 'p.askedBy')
    .select(['p.id', 'p.title', 'p.askedBy', 'p.askedAt', 'c.displayName'])
    .where('p.state', '=', 'pending')
    .where('p.kind', 'in', kinds)
    .orderBy('p.askedAt')
    .orderBy('p.id')
    .limit(366)
    .execute();

/** Errors of pages that are open, or that were settled. */
export const errorRows = (sql: Sql, isSettled: boolean) =>
  sql.selectFrom('pageErrors').where('settledAt', isSettled ? 'is not' : 'is', null);
