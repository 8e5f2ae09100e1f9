import { type RawBuilder, sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { pageOfIds } from '#platform/server/calls/page-of-ids.ts';
import type { Sql } from '#database/transaction.ts';
import type { Place } from '#platform/contract/ground.ts';
import type { PageRequest } from '#platform/contract/page-limits.ts';
import { isOneOf } from '#database/is-one-of.ts';
import { declineReasons, workingJobStatuses } from '../../contract/jobs.words.ts';
import { needRows } from '../jobs.queries.ts';

export type PoolFilter = {
  category?: string | undefined;
  withinKilometres?: number | undefined;
  /** Where the team is at home. */
  home: Place | null;
  now: Date;
};

/** Needs that are judged one by one where only those are asked for that a team can take; the pool holds fewer. */
export const mostJudged = 200;

/** Metres on the ground, flat: good enough to filter and to order by. */
const flatMetres = (home: Place) =>
  raw<number>`sqrt(((o.lng - ${home.lng}) * 94500) ^ 2 + ((o.lat - ${home.lat}) * 110900) ^ 2)`;

const byNumber = raw<boolean>`d.need_id = n.id`;
/** As two sets out of their indexes: the planner takes needs of the pool for rare, and would look up six thousand one by one. */
const asSets = raw<boolean>`d.need_id + 0 = n.id + 0`;

/** What stands in the pool; by its state, too, which the index is made for. */
const inPool = (
  sql: Sql,
  { category, withinKilometres, home, now }: PoolFilter,
  isSame: RawBuilder<boolean>,
) =>
  needRows(sql)
    .innerJoin('dispatches as d', (join) => join.on(isSame).on('d.endedAt', 'is', null))
    .where(raw<boolean>`n.status = 'openPool'`)
    .where('d.mode', '=', 'pool')
    .where('d.dueAt', '>', now)
    .$if(category !== undefined, (rows) => rows.where('n.category', '=', category ?? ''))
    .$if(withinKilometres !== undefined && home !== null, (rows) =>
      home === null
        ? rows
        : rows.where(raw<boolean>`${flatMetres(home)} <= ${(withinKilometres ?? 0) * 1_000}`),
    );

type PoolOrder = { sort: 'near' | 'due'; home: Place | null };

/** From where the nearest come first; null where what runs out first does. */
const nearestTo = ({ sort, home }: PoolOrder): Place | null => (sort === 'near' ? home : null);

const inOrder = (rows: ReturnType<typeof inPool>, order: PoolOrder) => {
  const from = nearestTo(order);
  return (from === null ? rows : rows.orderBy(flatMetres(from))).orderBy('d.dueAt').orderBy('n.id');
};

/** One page of what stands in the pool: which needs are on it is found before anything else of them is read. */
export function poolPage(sql: Sql, asked: PoolFilter & PageRequest & PoolOrder) {
  // What runs out first is walked to the end of the page; how near each is only all of them tell.
  const some = inOrder(inPool(sql, asked, nearestTo(asked) === null ? byNumber : asSets), asked);
  const onPage = pageOfIds(some.clearSelect().select('n.id'), asked);
  return inOrder(inPool(sql, { home: asked.home, now: asked.now }, byNumber), asked)
    .select(['d.at as openedAt', 'd.dueAt as poolDueAt'])
    .where('n.id', 'in', onPage)
    .execute();
}
export type PoolRow = Awaited<ReturnType<typeof poolPage>>[number];

export const countPool = (sql: Sql, filter: PoolFilter) =>
  cappedCount(sql, inPool(sql, filter, asSets).clearSelect().select('n.id'));

/** A need that is or was in the pool, with its last time there. */
export const findPooled = (sql: Sql, needId: number) =>
  needRows(sql)
    .innerJoin('dispatches as d', 'd.needId', 'n.id')
    .select(['d.at as openedAt', 'd.dueAt as poolDueAt', 'd.endedAt as poolEndedAt'])
    .where('n.id', '=', needId)
    .where('d.mode', '=', 'pool')
    .orderBy('d.at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** How many needs a team took out of the pool and gave back since an instant. */
export async function countPoolReturns(sql: Sql, teamId: number, since: Date): Promise<number> {
  const { count } = await sql
    .selectFrom('jobs')
    .select(raw<number>`count(*)`.as('count'))
    .where('teamId', '=', teamId)
    .where('status', '=', 'withdrawn')
    .where('wasClaimed', '=', true)
    .where('endedAt', '>=', since)
    .where('reason', 'in', declineReasons)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many jobs a team works on; the weekly duties of its posts are none. */
export async function countOpenJobs(sql: Sql, teamId: number): Promise<number> {
  const { count } = await sql
    .selectFrom('jobs')
    .select(raw<number>`count(*)`.as('count'))
    .where('teamId', '=', teamId)
    .where('kind', '<>', 'standing')
    .where(isOneOf(raw`status`, workingJobStatuses))
    .executeTakeFirstOrThrow();
  return Number(count);
}
