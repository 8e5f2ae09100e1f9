import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { RateTarget } from './rate-tokens.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';

/** Needs whose time to be rated is over. */
export const unratedNeeds = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('needs')
    .select('id')
    .where('status', '=', raw.lit('toRate'))
    .where('rateDueAt', '<=', now)
    .orderBy('rateDueAt')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Whether a need waits for the rating of this report. */
export async function needToRate(sql: Sql, { needId, round }: RateTarget, now: Date): Promise<boolean> {
  const found = await sql
    .selectFrom('needs')
    .select('id')
    .where('id', '=', needId)
    .where('status', '=', 'toRate')
    .where('reworkCount', '=', round)
    .where('rateDueAt', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

type CallbackFilter = { tab: 'open' | 'done'; scope: Scope };

const ofTab = (sql: Sql, { tab, scope }: CallbackFilter) =>
  sql
    .selectFrom('needCallbacks as b')
    .innerJoin('needs as n', 'n.id', 'b.needId')
    .innerJoin('organisations as o', 'o.id', 'n.organisationId')
    .where('b.status', tab === 'open' ? '=' : '<>', 'open')
    .where(pathInScope('o.path', scope));

/** One page of a tab, the latest draw first. */
export const callbackPage = (sql: Sql, asked: CallbackFilter & PageRequest) =>
  ofTab(sql, asked)
    .innerJoin('areas as a', 'a.code', 'n.area')
    .leftJoin('accounts as c', 'c.id', 'b.byId')
    .selectAll('b')
    .select(['n.needNo', 'n.title', 'n.outcome', 'n.endedAt', 'n.updatedAt', 'n.privateCipher'])
    .select(['a.name as areaName', 'o.name as unitName', 'o.kind as unitKind', 'c.displayName as byName'])
    .orderBy('b.needId', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

export const countCallbacks = (sql: Sql, filter: CallbackFilter & { countsAll?: boolean | undefined }) =>
  cappedCount(sql, ofTab(sql, filter).select('b.needId'), filter.countsAll);

/** Draws that are shown beside the list. */
const shownDraws = 4;
export const latestDraws = (sql: Sql) =>
  sql
    .selectFrom('callbackDraws')
    .select(['week', 'seed', 'endedCount', 'drawnCount'])
    .orderBy('week', 'desc')
    .limit(shownDraws)
    .execute();
