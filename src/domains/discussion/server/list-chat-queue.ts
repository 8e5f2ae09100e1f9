import { cappedCount, cappedCounts } from '#database/lists/capped-count.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { reviewTabs } from '../contract/discussion.words.ts';
import type * as contract from '../contract/review.contract.ts';
import { queuePage, queueRows, reportReasons } from './review.queries.ts';

/** What waits for staff, was reported or is hidden, with how much each list holds. */
export const listChatQueue: UseCase<typeof contract.listChatQueue> = async ({ sql, caller }, request) => {
  const { tab, keyword } = request;
  const scope = caller.scope;
  const rows = await queuePage(sql, { ...request, scope }).execute();
  const reasons =
    rows.length === 0
      ? []
      : await reportReasons(
          sql,
          rows.map(({ id }) => id),
        );
  const counts = await cappedCounts(sql, reviewTabs, (each) =>
    queueRows(sql, { tab: each, keyword: '', scope }).select('p.id'),
  );
  return {
    list: rows.map(({ id, heldReason, hiddenReason, createdAt, moderatedAt, ...row }) => ({
      ...row,
      chatId: id,
      note: hiddenReason ?? heldReason,
      reports: reasons.filter(({ postId }) => postId === id).map(({ reason }) => reason),
      createdAt: toInstant(createdAt),
      decidedAt: toInstantOrNull(moderatedAt),
    })),
    total: await cappedCount(sql, queueRows(sql, { tab, keyword, scope }).select('p.id'), request.countsAll),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
    tabs: reviewTabs.map((each) => ({ tab: each, count: counts[each] })),
  };
};
