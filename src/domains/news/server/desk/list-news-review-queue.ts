import { cappedCount } from '#database/lists/capped-count.ts';
import { readOverdueBefore } from '#domains/site/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-review.contract.ts';
import { newsReviewTabs } from '../../contract/news.words.ts';
import { filterOf, queueView } from './queue-view.ts';
import { type QueueFilter, idsInTab, queuePage } from './review-queue.queries.ts';

/** One page of the queue inside the reviewer's part of the city, with the counts of every tab. */
export const listNewsReviewQueue: UseCase<typeof contract.listNewsReviewQueue> = async (
  act,
  { pageNum, pageSize, countsAll, ...request },
) => {
  const overdue = await readOverdueBefore(act.sql, act.now);
  const filter = filterOf(act, request, overdue);
  const rows = await queuePage(act.sql, filter, { pageNum, pageSize }).execute();
  const shared = { ...filter, overdueBefore: undefined };
  const tabs = [];
  for (const tab of newsReviewTabs) tabs.push({ tab, count: await countOf(act, { ...shared, tab }) });
  const overdueCount =
    (await countOf(act, { ...shared, tab: 'pending', overdueBefore: overdue })) +
    (await countOf(act, { ...shared, tab: 'pending2', overdueBefore: overdue }));
  const counted = countsAll || filter.overdueBefore ? undefined : tabs.find(({ tab }) => tab === filter.tab);
  return {
    list: rows.map((row) => queueView(row, act, overdue)),
    total: counted?.count ?? (await countOf(act, filter, countsAll)),
    pageNum,
    pageSize,
    tabs,
    overdueCount,
  };
};

const countOf = ({ sql }: Act, filter: QueueFilter, countsAll = false): Promise<number> =>
  cappedCount(sql, idsInTab(sql, filter), countsAll);
