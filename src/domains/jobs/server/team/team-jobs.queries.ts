import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { type JobKind, type TeamJobTab, teamJobTabKeys, teamJobTabs } from '../../contract/jobs.words.ts';

/** Jobs with who gave them, where they are, and the need behind them. */
const jobRows = (sql: Sql) =>
  sql
    .selectFrom('jobs as j')
    .innerJoin('organisations as i', 'i.id', 'j.organisationId')
    .innerJoin('areas as a', 'a.code', 'j.area')
    .leftJoin('needs as n', 'n.id', 'j.needId')
    .selectAll('j')
    .select([
      'i.name as issuerName',
      'i.kind as unitKind',
      'i.name as unitName',
      'i.lng',
      'i.lat',
      'i.path as unitPath',
    ])
    .select(['a.name as areaName', 'n.needNo', 'n.needType', 'n.urgency', 'n.personCount'])
    .select([
      'n.status as needStatus',
      'n.isTimeFlexible',
      'n.version as needVersion',
      'n.requesterAccountId',
    ]);
export type JobWithNeed = Awaited<ReturnType<ReturnType<typeof jobRows>['execute']>>[number];

/** One job, whoever's it is. */
export const findJob = (sql: Sql, jobId: number) => jobRows(sql).where('j.id', '=', jobId).executeTakeFirst();

type TabFilter = { teamId: number; tab: TeamJobTab; kind?: JobKind | undefined };

/** Duties of a post that are to come stand with their post, not with the work that somebody waits for. */
const inTab = (tab: TeamJobTab) => {
  const isOfTab = isOneOf(raw`j.status`, teamJobTabs[tab].statuses);
  const isComing = raw`j.slot_id is not null and j.status = 'inProgress'`;
  if (tab === 'open') return raw<boolean>`(${isOfTab} or ${isComing})`;
  return tab === 'working' ? raw<boolean>`(${isOfTab} and j.slot_id is null)` : isOfTab;
};

const ofTab = (sql: Sql, { teamId, tab, kind }: TabFilter) =>
  jobRows(sql)
    .where('j.teamId', '=', teamId)
    .where(inTab(tab))
    .$if(kind !== undefined, (rows) => rows.where('j.kind', '=', kind ?? 'dispatch'));

/** One page of a tab: what waits for an answer by its clock, all else newest first. */
export const teamJobPage = (sql: Sql, asked: TabFilter & PageRequest) =>
  ofTab(sql, asked)
    .$if(asked.tab === 'issued', (rows) => rows.orderBy('j.acceptDueAt'))
    .orderBy('j.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

export const countTeamJobs = (sql: Sql, filter: TabFilter) =>
  cappedCount(sql, ofTab(sql, filter).clearSelect().select('j.id'));

/** How many of a team's jobs stand in each tab. */
export const countTeamTabs = (sql: Sql, teamId: number) =>
  Promise.all(teamJobTabKeys.map(async (tab) => ({ tab, count: await countTeamJobs(sql, { teamId, tab }) })));

/** Other teams that were asked by the same dispatch. */
export async function countOthersAsked(
  sql: Sql,
  { dispatchId, id }: { dispatchId: number | null; id: number },
) {
  if (dispatchId === null) return 0;
  const { count } = await sql
    .selectFrom('jobs')
    .select(raw<number>`count(*)`.as('count'))
    .where('dispatchId', '=', dispatchId)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Where a team is at home; null where it has not said. */
export async function teamPlace(sql: Sql, teamId: number) {
  const { lng, lat } = await sql
    .selectFrom('teams')
    .select(['lng', 'lat'])
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
  return lng === null || lat === null ? null : { lng, lat };
}
