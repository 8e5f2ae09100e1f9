import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { pageOfIds } from '#platform/server/calls/page-of-ids.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { placedMicroStatuses } from '../../contract/micro.words.ts';

const taken = raw<number>`(select count(*)::int from micro_parts p where p.job_id = j.id
  and p.status in ('accepted', 'reported', 'verified'))`;

/** Places of a task that are taken; exact where the task is locked. */
export async function countMicroPlaces(sql: Sql, jobId: number): Promise<number> {
  const { count } = await sql
    .selectFrom('microParts')
    .select(raw<number>`count(*)::int`.as('count'))
    .where('jobId', '=', jobId)
    .where('status', 'in', placedMicroStatuses)
    .executeTakeFirstOrThrow();
  return count;
}

const ofBranch = (sql: Sql, unitId: number) =>
  sql
    .selectFrom('teams as t')
    .innerJoin('organisations as o', 'o.id', 't.organisationId')
    .innerJoin('organisations as u', (join) => join.on('u.id', '=', unitId))
    .where('t.status', '=', 'active')
    .where(raw<boolean>`(starts_with(o.path, u.path) or starts_with(u.path, o.path))`);

const mostCarriers = 200;

/** Active teams of a unit, of what is below it and above it. */
export const carriersOf = (sql: Sql, unitId: number) =>
  ofBranch(sql, unitId)
    .select(['t.id as teamId', 't.shortName'])
    .orderBy('t.shortName')
    .orderBy('t.id')
    .limit(mostCarriers)
    .execute();

/** The team that is to carry a task of a unit, if it can. */
export const findCarrier = (sql: Sql, unitId: number, teamId: number) =>
  ofBranch(sql, unitId)
    .select(['t.id as teamId', 't.accountId'])
    .where('t.id', '=', teamId)
    .executeTakeFirst();

type Claiming = { volunteerId: number; jobId: number; from: Date };

/** What a claim is judged by. */
export const microFacts = (sql: Sql, { volunteerId, jobId, from }: Claiming) =>
  sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .select(
      raw<boolean>`exists (select 1 from jobs j join teams t on t.id = j.team_id where j.id = ${jobId} and t.status = 'active')`.as(
        'isCarried',
      ),
    )
    .select(['v.status', 'v.birthOn', 'v.restrictedUntil', 'v.realNameStatus', 'c.status as accountStatus'])
    .select(
      raw<boolean>`exists (select 1 from micro_parts p where p.job_id = ${jobId} and p.volunteer_id = v.id
        and p.status in ('accepted', 'reported', 'verified'))`.as('hasPart'),
    )
    .select(
      raw<number>`(select count(*)::int from micro_parts p where p.volunteer_id = v.id and p.claimed_at >= ${from}
        and p.status in ('accepted', 'reported', 'verified'))`.as('todayCount'),
    )
    .where('v.id', '=', volunteerId)
    .executeTakeFirstOrThrow();

const tasks = (sql: Sql) =>
  sql
    .selectFrom('jobs as j')
    .innerJoin('organisations as i', 'i.id', 'j.organisationId')
    .innerJoin('areas as a', 'a.code', 'j.area')
    .innerJoin('teams as t', 't.id', 'j.teamId')
    .select(['j.id as jobId', 'j.jobNo', 'j.title', 'j.content', 'j.category', 'j.address', 'j.planEnd'])
    .select(['j.pieceMinutes', 't.shortName as teamName'])
    .select(['i.kind as unitKind', 'i.name as unitName', 'a.name as areaName'])
    .where('j.kind', '=', 'micro');
export type MicroTaskRow = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number];

type Looking = { volunteerId: number; now: Date };
const openFor = (sql: Sql, { volunteerId, now }: Looking) =>
  tasks(sql)
    .where(raw<boolean>`j.status = 'open'`)
    .where('j.planEnd', '>', now)
    .where('t.status', '=', 'active')
    .where(raw<boolean>`j.people_needed > ${taken}`)
    .where(
      raw<boolean>`not exists (select 1 from micro_parts p where p.job_id = j.id and p.volunteer_id = ${volunteerId}
        and p.status in ('accepted', 'reported', 'verified'))`,
    );

/** One page of what can be claimed, by what ends first; which tasks are on it is found before their places are read. */
export function openMicroPage(sql: Sql, asked: Looking & PageRequest) {
  const open = openFor(sql, asked).clearSelect().select('j.id').orderBy('j.planEnd').orderBy('j.id');
  return tasks(sql)
    .select(raw<number>`j.people_needed - ${taken}`.as('placesLeft'))
    .where('j.id', 'in', pageOfIds(open, asked))
    .orderBy('j.planEnd')
    .orderBy('j.id')
    .execute();
}
export const countOpenMicro = (sql: Sql, asked: Looking) =>
  cappedCount(sql, openFor(sql, asked).clearSelect().select('j.id'));

const partColumns = [
  'p.id as partId',
  'p.status',
  'p.claimedAt',
  'p.reportDueAt',
  'p.reportText',
  'p.doneAt',
] as const;

export const myMicroPage = (sql: Sql, asked: { volunteerId: number } & PageRequest) =>
  tasks(sql)
    .innerJoin('microParts as p', 'p.jobId', 'j.id')
    .select(partColumns)
    .select(['p.said', 'p.version'])
    .where('p.volunteerId', '=', asked.volunteerId)
    .orderBy('p.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
export const countMyMicro = (sql: Sql, volunteerId: number) =>
  cappedCount(sql, sql.selectFrom('microParts').select('id').where('volunteerId', '=', volunteerId));

export const microPartPage = (sql: Sql, asked: { jobId: number } & PageRequest) =>
  sql
    .selectFrom('microParts as p')
    .innerJoin('volunteers as v', 'v.id', 'p.volunteerId')
    .select(partColumns)
    .select(['p.said', 'p.version', 'v.name'])
    .where('p.jobId', '=', asked.jobId)
    .orderBy(raw`p.status = 'reported'`, 'desc')
    .orderBy('p.id')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
export const countMicroParts = (sql: Sql, jobId: number) =>
  cappedCount(sql, sql.selectFrom('microParts').select('id').where('jobId', '=', jobId));

/** Whose part it is, of which task; read before either is locked. */
export const findMicroPart = (sql: Sql, partId: number) =>
  sql
    .selectFrom('microParts as p')
    .innerJoin('volunteers as v', 'v.id', 'p.volunteerId')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .select([
      'p.jobId',
      'p.volunteerId',
      'v.accountId',
      'j.title',
      'j.planEnd',
      'j.issuerId',
      'j.pieceMinutes',
    ])
    .where('p.id', '=', partId)
    .executeTakeFirst();

/** Parts whose time to send a photo is over. */
export const lapsedMicroParts = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('microParts')
    .select('id')
    .where(raw<boolean>`status = 'accepted'`)
    .where('reportDueAt', '<=', now)
    .orderBy('reportDueAt')
    .limit(limit)
    .execute();

/** Open tasks whose time is over. */
export const lapsedMicroTasks = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('jobs')
    .select('id')
    .where(raw<boolean>`kind = 'micro' and status = 'open'`)
    .where('planEnd', '<=', now)
    .orderBy('planEnd')
    .limit(limit)
    .execute();
