import { cappedCount } from '#database/capped-count.ts';
import { readOverdueBefore } from '#domains/site/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import type { listNewsReviewQueue as operation, NewsQueueRow } from '../../contract/news-review.contract.ts';
import { newsReviewTabs } from '../../contract/news.words.ts';
import { isWaiting, workStatusOf } from '../news.rules.ts';
import { deskView } from '../news-views.ts';
import { queuePage, type QueueFilter, type QueueRow, queueRows } from './review-queue.queries.ts';

/** What a queue is asked for, page apart. */
export type QueueRequest = Omit<ParsedRequestOf<typeof operation>, 'pageNum' | 'pageSize'>;
const minuteMs = 60_000;

/** One page of the queue inside the reviewer's part of the city, with the counts of every tab. */
export async function listNewsReviewQueue(
  act: Act<StaffCaller>,
  { pageNum, pageSize, ...request }: ParsedRequestOf<typeof operation>,
): Promise<ResultOf<typeof operation>> {
  const overdue = await readOverdueBefore(act.sql, act.now);
  const filter = filterOf(act, request, overdue);
  const rows = await queuePage(act.sql, filter, {
    limit: pageSize,
    offset: offsetOf({ pageNum, pageSize }),
  }).execute();
  const shared = { ...filter, overdueBefore: undefined };
  const tabs = [];
  for (const tab of newsReviewTabs) tabs.push({ tab, count: await countOf(act, { ...shared, tab }) });
  const overdueCount =
    (await countOf(act, { ...shared, tab: 'pending', overdueBefore: overdue })) +
    (await countOf(act, { ...shared, tab: 'pending2', overdueBefore: overdue }));
  return {
    list: rows.map((row) => queueView(row, act, overdue)),
    total: await countOf(act, filter),
    pageNum,
    pageSize,
    tabs,
    overdueCount,
  };
}

/** The queue's filter as its queries want it. */
export const filterOf = (
  { caller }: Act<StaffCaller>,
  { isOverdue, ...request }: QueueRequest,
  overdue: Date,
): QueueFilter => ({
  ...request,
  reviewerId: caller.accountId,
  scope: caller.organisationPath,
  overdueBefore: isOverdue ? overdue : undefined,
});

const countOf = ({ sql }: Act, filter: QueueFilter): Promise<number> =>
  cappedCount(sql, queueRows(sql, filter).select('n.id'));

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
    waitedMinutes: since ? Math.max(0, Math.floor((until.getTime() - since.getTime()) / minuteMs)) : 0,
    isOverdue: waits && since !== null && since < overdue,
    isRevision: row.revisionStatus !== null,
  };
}
