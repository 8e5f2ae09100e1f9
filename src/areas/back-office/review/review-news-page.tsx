import { Download } from 'lucide-react';
import { useState } from 'react';
import { newsReviewTabLabels, newsReviewTabs } from '#domains/news/contract/news.words.ts';
import { NewsReviewTable } from '#domains/news/web/desk/news-review-table.tsx';
import { exportNewsReviewQueueCall, listNewsReviewQueueCall } from '#domains/news/web/news.calls.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ExportDialog } from '../list/export-dialog.tsx';
import filters from '../list/filters.module.css';
import { ListFoot } from '../list/list-foot.tsx';
import { ListTabs } from '../list/list-tabs.tsx';
import { LoadFailed } from '../list/load-failed.tsx';
import { NewsFilters, useNewsFilters } from '../information/news-filters.tsx';
import { ReviewNewsItem } from './review-news-item.tsx';
import { NothingToReview, OverdueChip, ReviewAside, ReviewDesk } from './review-parts.tsx';
import { useLastPage } from '../list/use-url-filters.ts';
import { useShownId } from '../list/use-shown-id.ts';

const pageSize = 10;

/** `/review/news` 动态审核: the queue by waiting time at the left, one text with its decision at the right. */
export function Component() {
  usePageTitle('动态审核');
  const { url, request } = useNewsFilters();
  const tab = url.oneOf('tab', newsReviewTabs);
  const isOverdue = url.text('overdue') === '1';
  const filter = { ...request, tab, isOverdue };
  const queue = useOperationQuery(
    listNewsReviewQueueCall,
    { ...filter, pageSize },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const [isExporting, setExporting] = useState(false);
  useLastPage(url, queue.data);
  const rows = queue.data?.list ?? [];
  const pickedId = parseRouteId(url.text('id'));
  const firstId = queue.isPlaceholderData ? undefined : rows[0]?.dynamicId;
  const [shownId, letGo] = useShownId(pickedId, url.list, firstId);
  const open = (id: number | undefined): void => url.change({ id, page: url.page });
  const countOf = (key: string) => queue.data?.tabs.find((each) => each.tab === key)?.count;
  const { pageNum: _pageNum, ...exported } = filter;
  return (
    <>
      <div className="pt">
        <div>
          <h1>动态审核</h1>
          {queue.data && (
            <p>
              {countOf('pending') ?? 0} 篇待初审，{countOf('pending2') ?? 0} 篇待终审，
              {queue.data.overdueCount} 篇超过一个工作日。撰稿、初审、终审由不同的人完成。
            </p>
          )}
        </div>
        <div className="r">
          <OverdueChip url={url} isOverdue={isOverdue} />
          <button type="button" className="btn btn--line" onClick={() => setExporting(true)}>
            <Download className="ic" aria-hidden />
            导出
          </button>
        </div>
      </div>
      <ReviewDesk
        isPicked={pickedId !== undefined}
        opened={
          shownId !== undefined && <Preview id={shownId} onLeave={() => open(undefined)} onDecided={letGo} />
        }
      >
        <ListTabs
          label="审核状态"
          current={tab}
          tabs={newsReviewTabs.map((key) => ({
            key,
            label: newsReviewTabLabels[key],
            count: countOf(key),
          }))}
        />
        <div className={filters.bar}>
          <NewsFilters url={url} />
        </div>
        {queue.isPending && <Skeleton kind="rows" count={8} />}
        {queue.isError && <LoadFailed error={queue.error} onRetry={() => void queue.refetch()} />}
        {queue.data?.total === 0 && (
          <NothingToReview url={url} isQueue={tab === 'pending' || tab === 'pending2'} what="内容" />
        )}
        {queue.data && rows.length > 0 && (
          <>
            <NewsReviewTable rows={rows} tab={tab} currentId={shownId} onOpen={open} />
            <ListFoot {...{ url, pageSize }} total={queue.data.total} unit="篇" />
          </>
        )}
      </ReviewDesk>
      <ExportDialog
        isOpen={isExporting}
        what="动态审核列表"
        total={queue.data?.total ?? 0}
        fetchSheet={(reason) => callOperation(exportNewsReviewQueueCall, { ...exported, reason })}
        onClose={() => setExporting(false)}
      />
    </>
  );
}

type PreviewProps = { id: number; onLeave: () => void; onDecided: () => void };

function Preview({ id, onLeave, onDecided }: PreviewProps) {
  return (
    <ReviewAside label="内容和审核" onBack={onLeave}>
      <ReviewNewsItem
        key={id}
        id={id}
        onDecided={() => {
          onDecided();
          onLeave();
        }}
      />
    </ReviewAside>
  );
}
