import { type RawBuilder, sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { pageOfIds } from '#platform/server/calls/page-of-ids.ts';
import type { Sql } from '#database/transaction.ts';
import type { PageRequest } from '#platform/contract/page-limits.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';
import type { creditAppealTabs } from '../../contract/credit.words.ts';
import { type CreditStanding, standingOf } from './credit.rules.ts';

/** Active credit points of a volunteer and what they mean. */
export async function activeCredit(sql: Sql, volunteerId: number, now: Date): Promise<CreditStanding> {
  const row = await sql
    .selectFrom('creditEvents')
    .select([
      raw<number>`coalesce(sum(points), 0)`.as('points'),
      raw<Date | null>`max(created_at)`.as('newestAt'),
    ])
    .where('volunteerId', '=', volunteerId)
    .where('status', '=', 'active')
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return standingOf(Number(row.points), row.newestAt, now);
}

/** Credit events with what they are about. */
const eventRows = (sql: Sql) =>
  sql
    .selectFrom('creditEvents as e')
    .innerJoin('signUps as u', 'u.id', 'e.signUpId')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .select(['e.id', 'e.kind', 'e.points', 'e.createdAt', 'e.expiresAt', 'e.status', 'e.volunteerId'])
    .select(['e.appealText', 'e.appealedAt', 'e.appealDueAt', 'e.decision', 'e.decidedAt', 'e.version'])
    .select(['a.title', 'u.startsAt', 'u.cancelledAt', 'u.cancelCode']);

type AppealFilter = { tab: keyof typeof creditAppealTabs; scope: Scope; countsAll?: boolean | undefined };

/** Events that were appealed, with the team and its place. */
const appealRows = (sql: Sql, scope: Scope) =>
  eventRows(sql)
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .innerJoin('organisations as o', 'o.id', 't.organisationId')
    .where(pathInScope('o.path', scope));

const ofTab = (sql: Sql, { tab, scope }: AppealFilter) =>
  appealRows(sql, scope)
    .$if(tab === 'open', (rows) => rows.where('e.status', '=', raw.lit('appealed')))
    .$if(tab === 'decided', (rows) => rows.where('e.decidedAt', 'is not', null));

/** What waits by its clock, what is answered by when. */
const inOrder = ({ tab }: AppealFilter): RawBuilder<unknown> =>
  tab === 'open' ? raw`e.appeal_due_at, e.id` : raw`e.decided_at desc, e.id`;

/** Which appeals are on a page: an index tells, and only these are put together. */
const idsOfPage = (sql: Sql, asked: AppealFilter & PageRequest) =>
  pageOfIds(ofTab(sql, asked).clearSelect().select('e.id').orderBy(inOrder(asked)), asked);

/** One page of appeals. */
export const appealPage = (sql: Sql, { now, ...asked }: AppealFilter & PageRequest & { now: Date }) =>
  appealRows(sql, undefined)
    .where('e.id', 'in', idsOfPage(sql, asked))
    .innerJoin('volunteers as v', 'v.id', 'e.volunteerId')
    .leftJoin('accounts as d', 'd.id', 'e.decidedBy')
    .select([
      'v.name as volunteerName',
      'v.volunteerNo',
      't.name as teamName',
      't.accountId as teamAccountId',
    ])
    .select('d.displayName as deciderName')
    .select((row) =>
      row
        .selectFrom('creditEvents as x')
        .select(raw<number>`coalesce(sum(x.points), 0)`.as('points'))
        .whereRef('x.volunteerId', '=', 'e.volunteerId')
        .whereRef('x.id', '<>', 'e.id')
        .where('x.status', '=', 'active')
        .where('x.expiresAt', '>', now)
        .as('otherPoints'),
    )
    .orderBy(inOrder(asked))
    .execute();

export const countAppeals = (sql: Sql, filter: AppealFilter) =>
  cappedCount(sql, ofTab(sql, filter).clearSelect().select('e.id'), filter.countsAll);

/** One appealed event inside a data scope, with the account of the team that it is about. */
export const findAppealInScope = (sql: Sql, eventId: number, scope: Scope) =>
  appealRows(sql, scope)
    .select('t.accountId as teamAccountId')
    .where('e.id', '=', eventId)
    .where('e.appealedAt', 'is not', null)
    .executeTakeFirst();

/** A volunteer's credit events, newest first, the last hundred. */
export async function creditEventsOf(sql: Sql, volunteerId: number) {
  return eventRows(sql).where('e.volunteerId', '=', volunteerId).orderBy('e.id', 'desc').limit(100).execute();
}
