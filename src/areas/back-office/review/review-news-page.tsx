import { newsReviewSorts, newsReviewTabLabels, newsReviewTabs } from '#domains/news/contract/news.words.ts';
import { NewsReviewTable } from '#domains/news/web/desk/news-review-table.tsx';
import { exportNewsReviewQueueCall, listNewsReviewQueueCall } from '#domains/news/web/news.calls.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { nextUndecided } from '#platform/web/decisions/next-undecided.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { NewsFilters, useNewsFilters } from '../information/news-filters.tsx';
import { ReviewNewsItem } from './review-news-item.tsx';
import { OverdueChip, ReviewAside, ReviewDesk, nothingToReview } from './review-parts.tsx';
import { useShownId } from '../list/use-shown-id.ts';

/** `/review/news` 动态审核: the queue by waiting time at the left, one text with its decision at the right. */
export function Component() {
  usePageTitle('动态审核');
  const { url, request } = useNewsFilters(10, newsReviewSorts);
  const tab = url.oneOf('tab', newsReviewTabs);
  const filter = { ...request, tab, isOverdue: url.isOn('overdue') };
  const queue = useOperationQuery(
    listNewsReviewQueueCall,
    { ...filter, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const ids = (queue.data?.list ?? []).map(({ dynamicId }) => dynamicId);
  const [shownId, letGo] = useShownId(url.id, url.list, queue.isPlaceholderData ? undefined : ids[0]);
  const countOf = (key: string) => queue.data?.tabs.find((each) => each.tab === key)?.count;
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
          <DeskKeysHelp />
          <OverdueChip url={url} />
          <ExportButton
            what="动态审核列表"
            total={queue.data?.total}
            fetchSheet={(reason) => callOperation(exportNewsReviewQueueCall, { ...filter, reason })}
          />
        </div>
      </div>
      <ReviewDesk
        isPicked={url.id !== undefined}
        ids={ids}
        shownId={shownId}
        onOpen={url.open}
        opened={
          shownId !== undefined && (
            <Preview
              id={shownId}
              onLeave={() => url.open(undefined)}
              onDecided={() => {
                letGo();
                url.open(nextUndecided('news', ids, shownId));
              }}
            />
          )
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
        <FilterBar url={url}>
          <NewsFilters url={url} />
        </FilterBar>
        <QueryList
          query={queue}
          url={url}
          what="内容"
          unit="篇"
          empty={nothingToReview(tab === 'pending' || tab === 'pending2', '内容')}
        >
          {(rows) => <NewsReviewTable rows={rows} tab={tab} currentId={shownId} onOpen={url.open} />}
        </QueryList>
      </ReviewDesk>
    </>
  );
}

type PreviewProps = { id: number; onLeave: () => void; onDecided: () => void };

function Preview({ id, onLeave, onDecided }: PreviewProps) {
  return (
    <ReviewAside label="内容和审核" onBack={onLeave}>
      <ReviewNewsItem key={id} id={id} onDecided={onDecided} />
    </ReviewAside>
  );
}
