import { containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import { pathInScope } from '#platform/server/calls/scope.ts';

/** The whole row behind a team's own profile page. */
export const findTeamProfile = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teams as t')
    .innerJoin('organisations as o', 'o.id', 't.organisationId')
    .leftJoin('areas as a', 'a.code', 't.area')
    .selectAll('t')
    .select(['o.name as organisationName', 'a.name as areaName'])
    .where('t.id', '=', teamId)
    .executeTakeFirst();

export const findLatestChange = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teamChanges')
    .selectAll()
    .where('teamId', '=', teamId)
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export type ChangeFilter = {
  tab: 'pending' | 'decided';
  keyword?: string | undefined;
  /** Data scope of the caller; undefined for the whole city. */
  scope: string | undefined;
};

/** Changes of one tab inside a data scope. */
export const changeRows = (sql: Sql, { tab, keyword, scope }: ChangeFilter) =>
  sql
    .selectFrom('teamChanges as c')
    .innerJoin('teams as t', 't.id', 'c.teamId')
    .innerJoin('organisations as o', 'o.id', 't.organisationId')
    .$if(tab === 'pending', (rows) => rows.where('c.status', '=', 'pending'))
    // Whatever is not pending has the time of its decision, by which an index keeps it.
    .$if(tab === 'decided', (rows) =>
      rows.where('c.status', 'in', ['passed', 'rejected']).where('c.decidedAt', 'is not', null),
    )
    .$if(Boolean(keyword), (rows) => rows.where('t.name', 'like', containing(keyword ?? '')))
    .$if(scope !== undefined, (rows) => rows.where(pathInScope('o.path', scope)));

/** One page: who waits longest first, or the latest submission. */
export const changePage = (sql: Sql, filter: ChangeFilter) =>
  changeRows(sql, filter)
    .selectAll('c')
    .select(['t.teamNo', 't.name as teamName', 'o.name as organisationName'])
    .$if(filter.tab === 'pending', (rows) => rows.orderBy('c.submittedAt').orderBy('c.id'))
    .$if(filter.tab === 'decided', (rows) => rows.orderBy('c.decidedAt', 'desc').orderBy('c.id', 'desc'));

/** Whose change it is; undefined when there is none. */
export async function teamOfChange(sql: Sql, changeId: number): Promise<number | undefined> {
  const row = await sql
    .selectFrom('teamChanges')
    .select('teamId')
    .where('id', '=', changeId)
    .executeTakeFirst();
  return row?.teamId;
}

/** Whether another team has the name. */
export async function isNameTaken(sql: Sql, name: string, teamId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('teams')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', teamId)
    .executeTakeFirst();
  return row !== undefined;
}
