import { minuteMs } from '#platform/contract/durations.ts';
import { toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import type { NewsQueueRow } from '../../contract/news-review.contract.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-review.contract.ts';
import { deskView } from '../news-views.ts';
import { isWaiting, workStatusOf } from '../news.rules.ts';
import type { QueueFilter, QueueRow } from './review-queue.queries.ts';

/** What a queue is asked for, page apart. */
export type QueueRequest = Omit<RequestIn<typeof contract.listNewsReviewQueue>, 'pageNum' | 'pageSize'>;

/** The queue's filter as its queries want it. */
export const filterOf = (
  { caller }: Act<StaffCaller>,
  { isOverdue, ...request }: QueueRequest,
  overdue: Date,
): QueueFilter => ({
  ...request,
  reviewerId: caller.accountId,
  scope: caller.scope,
  overdueBefore: isOverdue ? overdue : undefined,
});

/** A row of the queue with how long it waited. */
export function queueView(row: QueueRow, { now }: Act, overdue: Date): NewsQueueRow {
  const waits = isWaiting(workStatusOf(row));
  const until = waits ? now : (row.reviewedAt ?? now);
  const since = row.submittedAt;
  return {
    ...deskView(row, { isOwn: false, mayReview: true }),
    title: row.workTitle,
    writerName: row.writerName,
    firstReviewerName: row.firstReviewerName,
    decidedAt: toInstantOrNull(row.decidedAt),
    decidedWhy: row.status === 'offline' ? row.note : row.opinion,
    deciderName: row.finalReviewerName ?? row.firstReviewerName,
    waitedMinutes: since ? Math.max(0, Math.floor((until.getTime() - since.getTime()) / minuteMs)) : 0,
    isOverdue: waits && since !== null && since < overdue,
    isRevision: row.revisionStatus !== null,
  };
}
