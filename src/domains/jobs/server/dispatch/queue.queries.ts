import { type RawBuilder, sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { beginningWith, containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';
import { type DeskStage, deskStageKeys } from '../../contract/jobs.words.ts';

export type QueueFilter = {
  stage: DeskStage;
  keyword?: string | undefined;
  isOverdue?: boolean | undefined;
  /** Data scope of the caller; undefined for the whole city. */
  scope: Scope;
};

type Clock = { needId: number; startedAt: Date; dueAt: Date; teamId: number | null };

/** What waits in each stage, with the clock that runs there; each is served by an index of its own. */
const clocks: Readonly<Record<DeskStage, RawBuilder<Clock>>> = {
  toDispatch: raw`(select id as need_id, updated_at as started_at, dispatch_due_at as due_at, null::bigint as team_id
    from needs where status = 'toDispatch')`,
  asked: raw`(select need_id, at as started_at, due_at, null::bigint as team_id
    from dispatches where ended_at is null and mode = 'assign')`,
  pool: raw`(select need_id, at as started_at, due_at, null::bigint as team_id
    from dispatches where ended_at is null and mode = 'pool')`,
  contact: raw`(select need_id, answered_at as started_at, contact_due_at as due_at, team_id
    from jobs where status in ('accepted', 'assigning') and contacted_at is null and need_id is not null)`,
  finish: raw`(select need_id, answered_at as started_at, finish_due_at as due_at, team_id
    from jobs where status in ('accepted', 'assigning', 'inProgress') and contacted_at is not null and need_id is not null)`,
};

const ofStage = (sql: Sql, { stage, keyword, isOverdue, scope }: QueueFilter, now: Date) =>
  sql
    .selectFrom(clocks[stage].as<'k'>('k'))
    .innerJoin('needs as n', 'n.id', 'k.needId')
    .innerJoin('organisations as o', 'o.id', 'n.organisationId')
    .innerJoin('areas as a', 'a.code', 'n.area')
    .leftJoin('teams as t', 't.id', 'k.teamId')
    .where(pathInScope('o.path', scope))
    .$if(isOverdue === true, (rows) => rows.where('k.dueAt', '<', now))
    .$if(Boolean(keyword), (rows) =>
      rows.where((row) =>
        row.or([
          row('n.title', 'like', containing(keyword ?? '')),
          row('n.needNo', 'like', beginningWith(keyword?.toUpperCase() ?? '')),
          row('o.name', 'like', containing(keyword ?? '')),
        ]),
      ),
    );

/** One page of a stage, by what runs out first. */
export const queuePage = (sql: Sql, asked: QueueFilter & PageRequest, now: Date) =>
  ofStage(sql, asked, now)
    .select(['k.startedAt', 'k.dueAt', 't.shortName as teamName'])
    .select(['n.id', 'n.needNo', 'n.title', 'n.needType', 'n.category', 'n.urgency', 'n.status'])
    .select(['o.name as unitName', 'o.kind as unitKind', 'a.name as areaName'])
    .orderBy('k.dueAt')
    .orderBy('n.id')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
export type QueueRow = Awaited<ReturnType<typeof queuePage>>[number];

export const countQueue = (
  sql: Sql,
  filter: QueueFilter & { countsAll?: boolean | undefined },
  now: Date,
) => {
  // Every clock is of a need, which has its unit and its area: none of them is looked up where nothing is asked of it.
  const isOfAll = filter.scope === undefined && !filter.keyword;
  const counted = isOfAll
    ? sql
        .selectFrom(clocks[filter.stage].as<'k'>('k'))
        .select('k.needId as id')
        .$if(filter.isOverdue === true, (rows) => rows.where('k.dueAt', '<', now))
    : ofStage(sql, filter, now).select('n.id');
  return cappedCount(sql, counted, filter.countsAll);
};

/** How many wait in each stage of the scope, and how many of them are late. */
export const countStages = (sql: Sql, scope: Scope, now: Date) =>
  Promise.all(
    deskStageKeys.map(async (stage) => ({
      stage,
      count: await countQueue(sql, { stage, scope }, now),
      overdueCount: await countQueue(sql, { stage, scope, isOverdue: true }, now),
    })),
  );

/** Every team that was asked for a need or claimed it, newest first. */
export const askedTeams = (sql: Sql, needId: number) =>
  sql
    .selectFrom('jobs as j')
    .innerJoin('teams as t', 't.id', 'j.teamId')
    .select([
      'j.id as jobId',
      'j.jobNo',
      't.id as teamId',
      't.shortName as teamName',
      'j.status',
      'j.score',
      'j.wasClaimed',
      'j.issuedAt',
      'j.acceptDueAt',
      'j.answeredAt',
      'j.visitStart',
      'j.visitEnd',
      'j.visitStatus',
      'j.reason',
      'j.note',
    ])
    .where('j.needId', '=', needId)
    .orderBy('j.issuedAt', 'desc')
    .orderBy('j.id', 'desc')
    .limit(30)
    .execute();
export type AskedRow = Awaited<ReturnType<typeof askedTeams>>[number];
