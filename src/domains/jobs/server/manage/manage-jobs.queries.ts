import { type RawBuilder, sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { withoutUnneededJoins } from '#database/lists/unneeded-joins.ts';
import { isOneOf } from '#database/is-one-of.ts';
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

/** What a tab is made of, each part with one index that has it in order; no job is in two of them. */
const partsOf = (tab: StaffJobTab): readonly RawBuilder<boolean>[] => {
  if (tab === 'all') return [raw`true`];
  const parts = staffJobTabs[tab].statuses.map((status) => raw<boolean>`j.status = ${raw.lit(status)}`);
  return tab === 'submitted' ? [...parts, raw`(j.status <> 'submitted' and ${waitsForProof})`] : parts;
};

const isOfTab = (tab: StaffJobTab): RawBuilder<boolean> => {
  if (tab === 'all') return raw`true`;
  const hasStatus = isOneOf(raw`j.status`, staffJobTabs[tab].statuses);
  return tab === 'submitted' ? raw`(${hasStatus} or ${waitsForProof})` : hasStatus;
};

const jobRows = (sql: Sql) =>
  sql
    .selectFrom('jobs as j')
    .innerJoin('organisations as o', 'o.id', 'j.organisationId')
    .innerJoin('areas as a', 'a.code', 'j.area')
    .leftJoin('teams as t', 't.id', 'j.teamId');

const filtered = (sql: Sql, { kind, keyword = '', isOverdue, scope, now }: JobFilter) =>
  jobRows(sql)
    .where(pathInScope('o.path', scope))
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

/** Jobs of one page, found part by part before anything of them is looked up. */
function onPage(sql: Sql, asked: JobFilter & PageRequest) {
  const firstOf = (part: RawBuilder<boolean>) =>
    filtered(sql, asked)
      .where(part)
      .select(['j.id', 'j.issuedAt'])
      .orderBy('j.issuedAt', 'desc')
      .orderBy('j.id', 'desc')
      .limit(offsetOf(asked) + asked.pageSize)
      .withPlugin(withoutUnneededJoins);
  const parts = partsOf(asked.tab).map((part) => raw`(${firstOf(part)})`);
  return sql
    .selectFrom(raw<{ id: number; issuedAt: Date }>`(${raw.join(parts, raw` union all `)})`.as<'k'>('k'))
    .select('k.id')
    .orderBy('k.issuedAt', 'desc')
    .orderBy('k.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked));
}

/** One page of jobs, the newest first, with what their members did. */
export const jobPage = (sql: Sql, asked: JobFilter & PageRequest) =>
  jobRows(sql)
    .where('j.id', 'in', onPage(sql, asked))
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
    .execute();

export const countJobs = (sql: Sql, filter: JobFilter) =>
  cappedCount(sql, filtered(sql, filter).where(isOfTab(filter.tab)).select('j.id'), filter.countsAll);
