import type { ComponentProps } from 'react';
import { newsReviewSorts, newsReviewTabLabels, newsReviewTabs } from '#domains/news/contract/news.words.ts';
import { NewsReviewBatch } from '#domains/news/web/desk/news-review-batch.tsx';
import { NewsReviewTable } from '#domains/news/web/desk/news-review-table.tsx';
import { exportNewsReviewQueueCall, listNewsReviewQueueCall } from '#domains/news/web/news.calls.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { SelectionNote } from '#platform/web/list/selection/selection-note.tsx';
import { useSelection } from '#platform/web/list/selection/use-selection.ts';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import type { UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { NewsFilters, useNewsFilters } from '../information/news-filters.tsx';
import { ReviewNewsItem } from './review-news-item.tsx';
import { goOn, OverdueChip, ReviewAside, ReviewDesk, nothingToReview } from './review-parts.tsx';
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
  const isQueue = tab === 'pending' || tab === 'pending2';
  const rows = queue.data?.list ?? [];
  const ids = rows.map(({ dynamicId }) => dynamicId);
  const selection = useSelection({ rows, idOf: ({ dynamicId }) => dynamicId, list: url.kept });
  const [shownId, letGo] = useShownId(url.id, url.list, queue.isPlaceholderData ? undefined : ids[0]);
  return (
    <>
      <NewsDeskHead
        queue={queue.data}
        url={url}
        fetchSheet={(reason) =>
          callOperation(exportNewsReviewQueueCall, { ...filter, sort: url.paging.sort, reason })
        }
      />
      <ReviewDesk
        kind="news"
        url={url}
        ids={ids}
        shownId={shownId}
        opened={
          shownId !== undefined && (
            <Preview
              id={shownId}
              onLeave={() => url.open(undefined)}
              onDecided={() => goOn({ kind: 'news', url, ids, decidedId: shownId, letGo })}
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
            count: queue.data && countIn(queue.data, key),
          }))}
        />
        <FilterBar
          url={url}
          end={
            isQueue && (
              <>
                <SelectionNote selection={selection} unit="篇" />
                <NewsReviewBatch chosen={selection.chosen} onDone={selection.clear} />
              </>
            )
          }
        >
          <NewsFilters url={url} />
        </FilterBar>
        <QueryList query={queue} url={url} what="内容" unit="篇" empty={nothingToReview(isQueue, '内容')}>
          {(listed) => (
            <NewsReviewTable
              rows={listed}
              tab={tab}
              currentId={shownId}
              chosen={isQueue ? selection.chosenIds : undefined}
              onChoose={selection.choose}
              onOpen={url.open}
            />
          )}
        </QueryList>
      </ReviewDesk>
    </>
  );
}

type Queue = RemoteResult<typeof listNewsReviewQueueCall>;
const countIn = ({ tabs }: Queue, wanted: string): number =>
  tabs.find(({ tab }) => tab === wanted)?.count ?? 0;

type HeadProps = Pick<ComponentProps<typeof ExportButton>, 'fetchSheet'> & {
  queue: Queue | undefined;
  url: UrlFilters;
};

const NewsDeskHead = ({ queue, url, fetchSheet }: HeadProps) => (
  <div className="pt">
    <div>
      <h1>动态审核</h1>
      {queue && (
        <p>
          {countIn(queue, 'pending')} 篇待初审，{countIn(queue, 'pending2')} 篇待终审，
          {queue.overdueCount} 篇超过一个工作日。撰稿、初审、终审由不同的人完成。
        </p>
      )}
    </div>
    <div className="r">
      <DeskKeysHelp />
      <OverdueChip url={url} />
      <ExportButton what="动态审核列表" total={queue?.total} fetchSheet={fetchSheet} />
    </div>
  </div>
);

type PreviewProps = { id: number; onLeave: () => void; onDecided: () => void };

function Preview({ id, onLeave, onDecided }: PreviewProps) {
  return (
    <ReviewAside label="内容和审核" onBack={onLeave}>
      <ReviewNewsItem key={id} id={id} onDecided={onDecided} />
    </ReviewAside>
  );
}
