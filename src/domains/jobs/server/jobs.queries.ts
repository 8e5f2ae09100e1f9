import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';
import { workingJobStatuses } from '../contract/jobs.words.ts';

/** Needs with the names of where they are, and the place of the unit there. */
export const needRows = (sql: Sql) =>
  sql
    .selectFrom('needs as n')
    .innerJoin('organisations as o', 'o.id', 'n.organisationId')
    .innerJoin('areas as a', 'a.code', 'n.area')
    .selectAll('n')
    .select([
      'o.name as unitName',
      'o.kind as unitKind',
      'o.path as unitPath',
      'o.lng',
      'o.lat',
      'a.name as areaName',
    ]);
export type NeedWithPlace = Awaited<ReturnType<ReturnType<typeof needRows>['execute']>>[number];

/** One need inside a data scope. */
export const findNeedInScope = (sql: Sql, needId: number, scope: Scope) =>
  needRows(sql).where('n.id', '=', needId).where(pathInScope('o.path', scope)).executeTakeFirst();

/** One need, for who was given it or may take it. */
export const findNeed = (sql: Sql, needId: number) =>
  needRows(sql).where('n.id', '=', needId).executeTakeFirst();

/** The dispatch that runs for a need. */
export const runningDispatch = (sql: Sql, needId: number) =>
  sql
    .selectFrom('dispatches')
    .selectAll()
    .where('needId', '=', needId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();

/** Who dispatched a need last, to be told what became of it. */
export const lastDispatcher = (sql: Sql, needId: number) =>
  sql
    .selectFrom('dispatches')
    .select('byId')
    .where('needId', '=', needId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The team that has a need, for whoever comes too late. */
export const takerOf = (sql: Sql, needId: number) =>
  sql
    .selectFrom('jobs as j')
    .innerJoin('teams as t', 't.id', 'j.teamId')
    .select(['j.id as jobId', 't.id as teamId', 't.shortName'])
    .where('j.needId', '=', needId)
    .where(isOneOf(raw`j.status`, workingJobStatuses))
    .executeTakeFirst();

/** Team accounts by team, to be told. */
export const teamAccounts = (sql: Sql, teamIds: readonly number[]) =>
  teamIds.length === 0
    ? Promise.resolve([])
    : sql
        .selectFrom('teams')
        .select(['id as teamId', 'accountId', 'shortName'])
        .where('id', 'in', teamIds)
        .execute();

/** The steps of a job, oldest first. */
export const stepsOfJob = (sql: Sql, jobId: number) =>
  sql.selectFrom('jobSteps').selectAll().where('jobId', '=', jobId).orderBy('id').execute();
export type JobStepRow = Awaited<ReturnType<typeof stepsOfJob>>[number];

/** Jobs whose team has not answered in time. */
export const lapsedJobs = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('jobs')
    .select(['id', 'needId'])
    .where('status', '=', raw.lit('issued'))
    .where('acceptDueAt', '<=', now)
    .orderBy('acceptDueAt')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Jobs whose time to answer is three quarters over, and of which the team was not reminded. */
export const expiringJobs = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('jobs as j')
    .innerJoin('teams as t', 't.id', 'j.teamId')
    .select(['j.id', 'j.title', 'j.acceptDueAt', 't.accountId'])
    .where('j.status', '=', raw.lit('issued'))
    .where('j.expiringToldAt', 'is', null)
    .where('j.acceptDueAt', '>', now)
    .where(raw<boolean>`j.accept_due_at - (j.accept_due_at - j.issued_at) / 4 <= ${now}`)
    .orderBy('j.acceptDueAt')
    .orderBy('j.id')
    .limit(limit)
    .execute();

/** Jobs (`j`) at which a team works and whose clock ran out: nobody heard from it in time, or it is not finished in time. */
export const lateClocks = (now: Date) => {
  const isWorking = isOneOf(raw`j.status`, ['accepted', 'assigning', 'inProgress']);
  return {
    contact: raw<boolean>`(${isOneOf(raw`j.status`, ['accepted', 'assigning'])} and j.contacted_at is null and j.contact_due_at <= ${now})`,
    finish: raw<boolean>`(${isWorking} and j.finish_due_at <= ${now})`,
  };
};

/** Jobs whose clock ran out since this was noted last. */
export const newlyLateJobs = (
  sql: Sql,
  clock: 'contact' | 'finish',
  { now, limit }: { now: Date; limit: number },
) =>
  sql
    .selectFrom('jobs as j')
    .innerJoin('teams as t', 't.id', 'j.teamId')
    .innerJoin('organisations as o', 'o.id', 'j.organisationId')
    .select(['j.id', 'j.title', 'j.jobNo', 'j.needId', 't.accountId', 't.shortName', 'o.path'])
    .where(lateClocks(now)[clock])
    .where(raw<boolean>`j.late_clock is distinct from 'finish' and j.late_clock is distinct from ${clock}`)
    .orderBy(clock === 'contact' ? 'j.contactDueAt' : 'j.finishDueAt')
    .orderBy('j.id')
    .limit(limit)
    .execute();

/** Needs whose time in the pool is over. */
export const lapsedPools = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('dispatches')
    .select(['needId'])
    .where('mode', '=', 'pool')
    .where('endedAt', 'is', null)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute();
