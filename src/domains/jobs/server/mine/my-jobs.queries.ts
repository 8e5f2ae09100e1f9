import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { type MyJobTab, myJobTabKeys, myJobTabs } from '../../contract/assignments.words.ts';

/** Parts in jobs with the job, its team and where it is. */
const partRows = (sql: Sql) =>
  sql
    .selectFrom('jobAssignments as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .innerJoin('volunteers as v', 'v.id', 'p.volunteerId')
    .innerJoin('organisations as i', 'i.id', 'j.organisationId')
    .innerJoin('areas as a', 'a.code', 'j.area')
    .leftJoin('teams as t', 't.id', 'j.teamId')
    .leftJoin('needs as n', 'n.id', 'j.needId')
    .selectAll('p')
    .select([
      'j.jobNo',
      'j.kind',
      'j.title',
      'j.content',
      'j.address',
      'j.riskNotice',
      'j.category',
      'j.needId',
      'j.teamId',
    ])
    .select([
      'j.status as jobStatus',
      'j.planStart',
      'j.planEnd',
      'j.visitStart',
      'j.visitEnd',
      'j.visitStatus',
    ])
    .select(['i.kind as unitKind', 'i.name as unitName', 'a.name as areaName', 'v.name'])
    .select(['t.shortName as teamName', 't.accountId as teamAccountId', 't.status as teamStatus'])
    .select(['n.isTimeFlexible', 'n.status as needStatus', 'n.outcome as needOutcome']);
export type MyJobRow = Awaited<ReturnType<ReturnType<typeof partRows>['execute']>>[number];

/** One part in a job, whoever's it is. */
export const findAssignment = (sql: Sql, assignmentId: number) =>
  partRows(sql).where('p.id', '=', assignmentId).executeTakeFirst();

type TabFilter = { volunteerId: number; tab: MyJobTab };

const ofTab = (sql: Sql, { volunteerId, tab }: TabFilter) =>
  partRows(sql).where('p.volunteerId', '=', volunteerId).where('p.status', 'in', myJobTabs[tab].statuses);

/** One page of a tab: what waits for an answer by its clock, all else newest first. */
export const myJobPage = (sql: Sql, asked: TabFilter & PageRequest) =>
  ofTab(sql, asked)
    .$if(asked.tab === 'offered', (rows) => rows.orderBy('p.answerDueAt'))
    .orderBy('p.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

const countMyJobs = (sql: Sql, { volunteerId, tab }: TabFilter) =>
  cappedCount(
    sql,
    sql
      .selectFrom('jobAssignments as p')
      .select('p.id')
      .where('p.volunteerId', '=', volunteerId)
      .where('p.status', 'in', myJobTabs[tab].statuses),
  );

/** How many parts of somebody stand in each tab. */
export const countMyTabs = (sql: Sql, volunteerId: number) =>
  Promise.all(
    myJobTabKeys.map(async (tab) => ({ tab, count: await countMyJobs(sql, { volunteerId, tab }) })),
  );
