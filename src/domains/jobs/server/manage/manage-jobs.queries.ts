import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { beginningWith, containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';
import { lateClocks } from '../jobs.queries.ts';
import { type JobKind, type StaffJobTab, staffJobTabs } from '../../contract/jobs.words.ts';

export type JobFilter = {
  tab: StaffJobTab;
  kind?: JobKind | undefined;
  keyword?: string | undefined;
  isOverdue?: boolean | undefined;
  countsAll?: boolean | undefined;
  /** Data scope of the caller; undefined for the whole city. */
  scope: Scope;
  now: Date;
};

/** A 随手志愿 of which somebody has sent photos stays open, and waits to be looked at all the same. */
const waitsForProof = raw<boolean>`j.id = any(array(select m.job_id from micro_parts m where m.status = 'reported'))`;

const filtered = (sql: Sql, { tab, kind, keyword = '', isOverdue, scope, now }: JobFilter) =>
  sql
    .selectFrom('jobs as j')
    .innerJoin('organisations as o', 'o.id', 'j.organisationId')
    .innerJoin('areas as a', 'a.code', 'j.area')
    .leftJoin('teams as t', 't.id', 'j.teamId')
    .where(pathInScope('o.path', scope))
    .$if(tab !== 'all', (rows) =>
      rows.where((row) =>
        row.or([
          row('j.status', 'in', staffJobTabs[tab].statuses),
          ...(tab === 'submitted' ? [waitsForProof] : []),
        ]),
      ),
    )
    .$if(kind !== undefined, (rows) => rows.where('j.kind', '=', kind ?? 'dispatch'))
    .$if(isOverdue === true, (rows) => {
      const { contact, finish } = lateClocks(now);
      return rows.where((row) => row.or([contact, finish]));
    })
    .$if(keyword !== '', (rows) =>
      rows.where((row) =>
        row.or([
          row('j.title', 'like', containing(keyword)),
          row('j.jobNo', 'like', beginningWith(keyword.toUpperCase())),
          row('t.shortName', 'like', containing(keyword)),
        ]),
      ),
    );

/** One page of jobs, the newest first, with what their members did. */
export const jobPage = (sql: Sql, asked: JobFilter & PageRequest) =>
  filtered(sql, asked)
    .select(['j.id', 'j.jobNo', 'j.needId', 'j.title', 'j.category', 'j.kind', 'j.status', 'j.issuedAt'])
    .select(['j.acceptDueAt', 'j.answeredAt', 'j.contactDueAt', 'j.contactedAt'])
    .select(['j.finishDueAt', 'j.visitStart', 'j.resultCode', 'j.reason', 't.shortName as teamName'])
    .select(['o.name as unitName', 'o.kind as unitKind', 'a.name as areaName'])
    .select([
      raw<number>`(select count(*)::int from job_assignments p where p.job_id = j.id and p.in_at is not null)`.as(
        'peopleCount',
      ),
      raw<number>`(select coalesce(sum(p.minutes), 0)::int from job_assignments p where p.job_id = j.id)`.as(
        'minutes',
      ),
    ])
    .orderBy('j.issuedAt', 'desc')
    .orderBy('j.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

export const countJobs = (sql: Sql, filter: JobFilter) =>
  cappedCount(sql, filtered(sql, filter).select('j.id'), filter.countsAll);
