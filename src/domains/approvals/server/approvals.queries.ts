import { type RawBuilder, sql as raw } from 'kysely';
import { askedOrder } from '#database/asked-order.ts';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { SortWord } from '#platform/contract/sorting.ts';
import type { ApprovalSort } from '../contract/approvals.words.ts';

export type ApprovalFilter = {
  isDecided: boolean;
  /** Only what this account asked for; everybody's when undefined. */
  askedBy: number | undefined;
};

const approvalRows = (sql: Sql, { isDecided, askedBy }: ApprovalFilter) =>
  sql
    .selectFrom('approvals as p')
    .where('p.state', isDecided ? '<>' : '=', 'pending')
    .$if(askedBy !== undefined, (rows) => rows.where('p.askedBy', '=', askedBy ?? 0));

const orders: Record<ApprovalSort, RawBuilder<unknown>> = {
  askedAt: raw`p.asked_at`,
  // Null for what waits, which comes last, and first the other way.
  decidedAt: raw`p.decided_at`,
};

/** A page of requests with the names of who asked and who decided: in the order that was asked for, else newest first, of decided ones the latest decision. */
export const approvalPage = (
  sql: Sql,
  filter: ApprovalFilter,
  { sort, ...page }: PageRequest & { sort?: SortWord<ApprovalSort> | undefined },
) =>
  approvalRows(sql, filter)
    .innerJoin('accounts as a', 'a.id', 'p.askedBy')
    .leftJoin('accounts as d', 'd.id', 'p.decidedBy')
    .selectAll('p')
    .select(['a.displayName as askerName', 'd.displayName as deciderName'])
    .orderBy(askedOrder(sort ?? (filter.isDecided ? '-decidedAt' : '-askedAt'), orders, raw`p.id`))
    .limit(page.pageSize)
    .offset(offsetOf(page));

export const countApprovals = (sql: Sql, filter: ApprovalFilter, countsAll?: boolean): Promise<number> =>
  cappedCount(sql, approvalRows(sql, filter).select('p.id'), countsAll);

/** What is asked for in a request that waits; undefined when none does. */
export const findWish = (sql: Sql, approvalId: number) =>
  sql
    .selectFrom('approvals')
    .select(['kind', 'wish'])
    .where('id', '=', approvalId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
