import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';
import { type AnomalyRule, type AnomalyTab, anomalyTabs } from '../contract/anomalies.words.ts';

export type AnomalyFilter = { tab: AnomalyTab; rule?: AnomalyRule | undefined; scope: Scope };

const flagRows = (sql: Sql) =>
  sql
    .selectFrom('anomalyFlags as f')
    .innerJoin('organisations as o', 'o.id', 'f.organisationId')
    .innerJoin('teams as t', 't.id', 'f.teamId')
    .leftJoin('accounts as d', 'd.id', 'f.decidedBy')
    .select([
      'f.id',
      'f.rule',
      'f.activityId',
      'f.teamId',
      'f.title',
      'f.volunteerIds',
      'f.facts',
      'f.happenedAt',
      'f.foundAt',
      'f.status',
      'f.cause',
      'f.note',
      'f.decidedAt',
      'f.version',
      't.name as teamName',
      't.accountId as teamAccountId',
      'd.displayName as decidedByName',
    ]);
export type FlagRow = Awaited<ReturnType<ReturnType<typeof flagRows>['execute']>>[number];

const ofTab = (sql: Sql, { tab, rule, scope }: AnomalyFilter) =>
  flagRows(sql)
    .where('f.status', 'in', anomalyTabs[tab].statuses)
    .where(pathInScope('o.path', scope))
    .$if(rule !== undefined, (rows) => rows.where('f.rule', '=', rule ?? 'burst'));

/** One page of a tab, what was found last first. */
export const flagPage = (sql: Sql, asked: AnomalyFilter & PageRequest) =>
  ofTab(sql, asked)
    .orderBy('f.foundAt', 'desc')
    .orderBy('f.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

export const countFlags = (sql: Sql, filter: AnomalyFilter & { countsAll?: boolean | undefined }) =>
  cappedCount(sql, ofTab(sql, filter).clearSelect().select('f.id'), filter.countsAll);

/** Of each rule in the scope: how many wait, were true, and were judged. */
export const countRules = (sql: Sql, scope: Scope) =>
  sql
    .selectFrom('anomalyFlags as f')
    .innerJoin('organisations as o', 'o.id', 'f.organisationId')
    .select([
      'f.rule',
      raw<number>`(count(*) filter (where f.status in ('pending', 'asking')))::int`.as('openCount'),
      raw<number>`(count(*) filter (where f.status = 'upheld'))::int`.as('upheldCount'),
      raw<number>`(count(*) filter (where f.status in ('upheld', 'unfounded')))::int`.as('judgedCount'),
    ])
    .where(pathInScope('o.path', scope))
    .groupBy('f.rule')
    .execute();

/** One flag inside a data scope. */
export const findFlag = (sql: Sql, anomalyId: number, scope: Scope) =>
  flagRows(sql)
    .select('f.subject')
    .where('f.id', '=', anomalyId)
    .where(pathInScope('o.path', scope))
    .executeTakeFirst();

/** Names of accounts, at most forty. */
export const namesOf = (sql: Sql, ids: readonly number[]) =>
  sql
    .selectFrom('accounts')
    .select(['id', 'displayName'])
    .where('id', 'in', ids.slice(0, 40))
    .orderBy('id')
    .limit(40)
    .execute();
