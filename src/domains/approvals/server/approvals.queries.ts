import { cappedCount } from '#database/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';

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

/** A page of requests with the names of who asked and who decided: newest first, of decided ones the latest decision. */
export const approvalPage = (sql: Sql, filter: ApprovalFilter, page: PageRequest) =>
  approvalRows(sql, filter)
    .innerJoin('accounts as a', 'a.id', 'p.askedBy')
    .leftJoin('accounts as d', 'd.id', 'p.decidedBy')
    .selectAll('p')
    .select(['a.displayName as askerName', 'd.displayName as deciderName'])
    .orderBy(filter.isDecided ? 'p.decidedAt' : 'p.askedAt', 'desc')
    .orderBy('p.id', 'desc')
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
