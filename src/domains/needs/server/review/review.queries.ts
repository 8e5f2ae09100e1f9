import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { isOneOf } from '#database/is-one-of.ts';
import { beginningWith, containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';
import { type NeedReviewTab, needReviewTabKeys, needReviewTabs } from '../../contract/needs.words.ts';
import { needRows } from '../needs.queries.ts';
import { openNeedStatuses } from '../needs.rules.ts';

export type ReviewFilter = {
  tab: NeedReviewTab;
  keyword?: string | undefined;
  needType?: string | undefined;
  urgency?: string | undefined;
  isOverdue?: boolean | undefined;
  /** Data scope of the caller; undefined for the whole city. */
  scope: Scope;
};

/** The clock that runs in a tab. */
const clockOf = { pending: 'n.reviewDueAt', toDispatch: 'n.dispatchDueAt' } as const;
const hasClock = (tab: NeedReviewTab): tab is keyof typeof clockOf => tab in clockOf;

const ofTab = (sql: Sql, { tab, keyword, needType, urgency, isOverdue, scope }: ReviewFilter, now: Date) =>
  needRows(sql)
    .where(isOneOf(raw.ref('n.status'), needReviewTabs[tab].statuses))
    .where(pathInScope('o.path', scope))
    .$if(needType !== undefined, (rows) => rows.where('n.needType', '=', needType ?? ''))
    .$if(urgency !== undefined, (rows) => rows.where('n.urgency', '=', urgency as 'urgent'))
    .$if(isOverdue === true && hasClock(tab), (rows) =>
      rows.where(clockOf[tab as keyof typeof clockOf], '<', now),
    )
    .$if(Boolean(keyword), (rows) =>
      rows.where((row) =>
        row.or([
          row('n.title', 'like', containing(keyword ?? '')),
          row('n.needNo', 'like', beginningWith(keyword?.toUpperCase() ?? '')),
        ]),
      ),
    );

/** One page of a tab: what is due first, or what changed last. */
export const reviewPage = (sql: Sql, asked: ReviewFilter & PageRequest, now: Date) =>
  ofTab(sql, asked, now)
    .$if(asked.tab === 'pending', (rows) => rows.orderBy('n.reviewDueAt'))
    .$if(asked.tab === 'toDispatch', (rows) => rows.orderBy('n.dispatchDueAt'))
    .$if(!hasClock(asked.tab), (rows) => rows.orderBy('n.updatedAt', 'desc'))
    .orderBy('n.id')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

export const countReviews = (
  sql: Sql,
  filter: ReviewFilter & { countsAll?: boolean | undefined },
  now: Date,
) => cappedCount(sql, ofTab(sql, filter, now).clearSelect().select('n.id'), filter.countsAll);

/** How many stand in each tab of the scope, and how many of them are late. */
export async function countTabs(sql: Sql, scope: Scope, now: Date) {
  const counts = await Promise.all(
    needReviewTabKeys.map(async (tab) => ({
      tab,
      count: await countReviews(sql, { tab, scope }, now),
      overdueCount: hasClock(tab) ? await countReviews(sql, { tab, scope, isOverdue: true }, now) : 0,
    })),
  );
  return counts;
}

type Taken = { takenBy: number; scope: Scope };
const takenNeeds = (sql: Sql, { takenBy, scope }: Taken) =>
  needRows(sql).where('n.takenBy', '=', takenBy).where(pathInScope('o.path', scope));

/** One page of what somebody of the staff took down for others. */
export const takenPage = (sql: Sql, asked: Taken & PageRequest) =>
  takenNeeds(sql, asked)
    .orderBy('n.submittedAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

export const countTaken = (sql: Sql, asked: Taken) =>
  cappedCount(sql, takenNeeds(sql, asked).clearSelect().select('n.id'));

/** One need inside a data scope. */
export const findNeedInScope = (sql: Sql, needId: number, scope: Scope) =>
  needRows(sql).where('n.id', '=', needId).where(pathInScope('o.path', scope)).executeTakeFirst();

/** So far back the same kind of help at the same place may be the same matter. */
const doubleDays = 14;
const mostDoubles = 5;

export type DoublesOf = {
  id: number;
  requesterMobileHash: string | null;
  organisationId: number;
  needType: string;
  submittedAt: Date;
};

/** Open needs that may be the same matter as this one: of the same number first, then by place and kind. */
export const likelyDoubles = (sql: Sql, need: DoublesOf) =>
  sql
    .selectFrom('needs as n')
    .select(['n.id', 'n.needNo', 'n.title', 'n.description', 'n.status', 'n.submittedAt'])
    .select(
      raw<boolean>`coalesce(n.requester_mobile_hash = ${need.requesterMobileHash}, false)`.as('isSameNumber'),
    )
    .where('n.id', '<>', need.id)
    .where('n.status', 'in', openNeedStatuses)
    .where((row) =>
      row.or([
        row('n.requesterMobileHash', '=', need.requesterMobileHash),
        row.and([
          row('n.organisationId', '=', need.organisationId),
          row('n.needType', '=', need.needType),
          row('n.submittedAt', '>', new Date(need.submittedAt.getTime() - doubleDays * dayMs)),
        ]),
      ]),
    )
    .orderBy('isSameNumber', 'desc')
    .orderBy('n.submittedAt', 'desc')
    .limit(mostDoubles)
    .execute();

/** Needs of one state that waited too long and are untold: what waits in a state is read by its clock, and nothing else. */
const ranOut = (status: 'submitted' | 'toDispatch', clock: 'review_due_at' | 'dispatch_due_at', now: Date) =>
  raw`select late.id from needs late where late.status = ${raw.lit(status)} and late.${raw.raw(clock)} < ${now}
    and late.overdue_told_at is null`;

/** Needs whose clock ran out and of which staff were not told since it began. */
export const lateNeeds = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('needs as n')
    .innerJoin('organisations as o', 'o.id', 'n.organisationId')
    .select(['n.id', 'n.needNo', 'n.title', 'n.status', 'o.path'])
    .where(
      raw<boolean>`n.id in (${ranOut('submitted', 'review_due_at', now)} union all ${ranOut('toDispatch', 'dispatch_due_at', now)})`,
    )
    .orderBy('n.id')
    .limit(limit)
    .execute();
