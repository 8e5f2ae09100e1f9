import { readOverdueBefore } from '#domains/site/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { endOfDay, startOfDay, toInstantOrNull } from '#platform/contract/instants.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import { reviewTabs } from '../../contract/activities.words.ts';
import type { ReviewRow } from '../../contract/activity-review.contract.ts';
import type * as contract from '../../contract/activity-review.contract.ts';
import { toTeamBrief } from '../views.rules.ts';
import { countQueues, type QueueFilter, queuePage, type QueueRow } from './review-queue.queries.ts';

/** A row with how long it waited; a start that has passed meanwhile blocks, other findings are those of submission. */
export function toReviewRow(row: QueueRow, now: Date, overdue: Date): ReviewRow {
  const isPending = row.status === 'pending';
  const submittedAt = (row.status === 'published' && row.changeSubmittedAt) || row.submittedAt;
  const isWaiting = isPending || submittedAt !== row.submittedAt;
  const waitedUntil = isWaiting ? now : (row.reviewedAt ?? now);
  const isPast = isPending && row.startsAt !== null && row.startsAt <= now;
  return {
    id: row.id,
    version: row.version,
    activityNo: row.activityNo,
    title: row.title,
    category: row.category,
    areaName: row.areaName,
    team: toTeamBrief(row),
    startsAt: toInstantOrNull(row.startsAt),
    endsAt: toInstantOrNull(row.endsAt),
    shiftCount: row.shiftCount,
    capacity: row.capacity,
    status: row.status,
    submittedAt: toInstantOrNull(submittedAt),
    waitedMinutes: submittedAt
      ? Math.max(0, Math.floor((waitedUntil.getTime() - submittedAt.getTime()) / minuteMs))
      : 0,
    isOverdue: isWaiting && submittedAt !== null && submittedAt < overdue,
    level: isPast ? 'block' : row.releaseCount > 0 ? 'release' : row.warnCount > 0 ? 'warn' : 'ok',
    blockCount: isPast ? 1 : 0,
    releaseCount: row.releaseCount,
    warnCount: row.warnCount,
    reviewedAt: toInstantOrNull(row.reviewedAt),
    reviewerName: row.reviewerName,
    reviewNote: row.reviewNote,
    needsAfterCheck: row.status === 'published' && row.reviewedBy === null,
    changeId: row.status === 'published' ? row.changeId : null,
    cover: row.cover as ReviewRow['cover'],
  };
}

type Filters = Omit<RequestIn<typeof contract.exportActivities>, 'reason'>;

/** The filters of a request, days as instants, inside the caller's part of the city. */
export const queueFilterOf = (
  { fromOn, toOn, ...filters }: Filters,
  scope: string | undefined,
): Omit<QueueFilter, 'tab'> => ({
  ...filters,
  servesFrom: fromOn === undefined ? undefined : startOfDay(fromOn),
  servesBefore: toOn === undefined ? undefined : endOfDay(toOn),
  scope,
});

/** One page of the queue inside the reviewer's scope, with the counts of every tab. */
export const listReviewQueue: UseCase<typeof contract.listReviewQueue> = async (
  { sql, caller, now },
  { pageNum, pageSize, countsAll, isOverdue, sort, tab, ...request },
) => {
  const overdue = await readOverdueBefore(sql, now);
  const shared = { ...queueFilterOf(request, caller.scope), tab, sort };
  const late: QueueFilter = { ...shared, tab: 'pending', overdueBefore: overdue };
  const { rows } = await queuePage(isOverdue ? late : shared, { pageNum, pageSize }).execute(sql);
  const counted = reviewTabs.map((each) => ({ ...shared, tab: each, countsAll: countsAll && each === tab }));
  const [overdueCount = 0, ...ofTabs] = await countQueues(sql, [late, ...counted]);
  const tabs = reviewTabs.map((each, at) => ({ tab: each, count: ofTabs[at] ?? 0 }));
  const total = isOverdue ? overdueCount : (tabs.find((each) => each.tab === tab)?.count ?? 0);
  return {
    list: rows.map((row) => toReviewRow(row, now, overdue)),
    total,
    pageNum,
    pageSize,
    tabs,
    overdueCount,
  };
};
