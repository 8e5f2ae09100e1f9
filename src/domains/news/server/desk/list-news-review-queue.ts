import { cappedCount, cappedCounts } from '#database/lists/capped-count.ts';
import { readOverdueBefore } from '#domains/site/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-review.contract.ts';
import { newsReviewTabs } from '../../contract/news.words.ts';
import { filterOf, queueView } from './queue-view.ts';
import { countedInTab, queuePage } from './review-queue.queries.ts';

/** One page of the queue inside the reviewer's part of the city, with the counts of every tab. */
export const listNewsReviewQueue: UseCase<typeof contract.listNewsReviewQueue> = async (
  act,
  { pageNum, pageSize, countsAll, ...request },
) => {
  const overdue = await readOverdueBefore(act.sql, act.now);
  const filter = filterOf(act, request, overdue);
  const rows = await queuePage(act.sql, filter, { pageNum, pageSize }).execute();
  const shared = { ...filter, overdueBefore: undefined };
  const counts = await cappedCounts(act.sql, newsReviewTabs, (tab) =>
    countedInTab(act.sql, { ...shared, tab }),
  );
  const late = await cappedCounts(act.sql, ['pending', 'pending2'], (tab) =>
    countedInTab(act.sql, { ...shared, tab, overdueBefore: overdue }),
  );
  const countsAnew = countsAll || filter.overdueBefore;
  return {
    list: rows.map((row) => queueView(row, act, overdue)),
    total: countsAnew
      ? await cappedCount(act.sql, countedInTab(act.sql, filter), countsAll)
      : counts[filter.tab],
    pageNum,
    pageSize,
    tabs: newsReviewTabs.map((tab) => ({ tab, count: counts[tab] })),
    overdueCount: late.pending + late.pending2,
  };
};
