import { useState } from 'react';
import { reviewTabLabels, reviewTabs } from '#domains/activities/contract/activities.words.ts';
import { getActivityForReviewCall, listReviewQueueCall } from '#domains/activities/web/activities.calls.ts';
import { ReviewBatch } from '#domains/activities/web/review/review-batch.tsx';
import { ReviewDecision } from '#domains/activities/web/review/review-decision.tsx';
import { isOpenForReview, ReviewPreview } from '#domains/activities/web/review/review-preview.tsx';
import { ReviewQueueTable } from '#domains/activities/web/review/review-queue-table.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import filters from '../list/filters.module.css';
import { ListFoot } from '../list/list-foot.tsx';
import { ListTabs } from '../list/list-tabs.tsx';
import { LoadFailed } from '../list/load-failed.tsx';
import { NothingToReview, OverdueChip, ReviewAside, ReviewDesk } from './review-parts.tsx';
import { ActivityFilters } from '../list/subject-filters.tsx';
import { useActivityFilters } from '../manage/use-activity-filters.ts';
import { useLastPage } from '../list/use-url-filters.ts';
import { useShownId } from '../list/use-shown-id.ts';

const pageSize = 10;

/** `/review/activities` 活动审核: the queue by waiting time at the left, one activity with its decision at the right. */
export function Component() {
  usePageTitle('活动审核');
  const { url, request } = useActivityFilters();
  const tab = url.oneOf('tab', reviewTabs);
  const isOverdue = url.text('overdue') === '1';
  const queue = useOperationQuery(
    listReviewQueueCall,
    { ...request, tab, isOverdue, pageSize },
    { keepsPrevious: true },
  );
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  useLastPage(url, queue.data);
  const rows = queue.data?.list ?? [];
  const pickedId = parseRouteId(url.text('id'));
  const [shownId, letGo] = useShownId(pickedId, url.list, queue.isPlaceholderData ? undefined : rows[0]?.id);
  const open = (id: number | undefined): void => url.change({ id, page: url.page });
  const countOf = (key: string) => queue.data?.tabs.find((each) => each.tab === key)?.count;
  return (
    <>
      <div className="pt">
        <div>
          <h1>活动审核</h1>
          {queue.data && (
            <p>
              {countOf('pending') ?? 0} 件待审，{queue.data.overdueCount}{' '}
              件超过一个工作日。按等待时间从长到短排。
            </p>
          )}
        </div>
        {tab === 'pending' && (
          <div className="r">
            <OverdueChip url={url} isOverdue={isOverdue} />
          </div>
        )}
      </div>
      <ReviewDesk
        isPicked={pickedId !== undefined}
        opened={shownId !== undefined && <Preview key={shownId} id={shownId} onOpen={open} onNone={letGo} />}
      >
        <ListTabs
          label="审核状态"
          current={tab}
          tabs={reviewTabs.map((key) => ({ key, label: reviewTabLabels[key], count: countOf(key) }))}
        />
        <div className={filters.bar}>
          <ActivityFilters url={url} />
          {tab === 'pending' && (
            <div className={filters.end}>
              <ReviewBatch
                chosen={rows.filter(({ id }) => chosen.has(id))}
                onDone={() => setChosen(new Set())}
              />
            </div>
          )}
        </div>
        {queue.isPending && <Skeleton kind="rows" count={8} />}
        {queue.isError && <LoadFailed error={queue.error} onRetry={() => void queue.refetch()} />}
        {queue.data?.total === 0 && <NothingToReview url={url} isQueue={tab === 'pending'} what="活动" />}
        {queue.data && rows.length > 0 && (
          <>
            <ReviewQueueTable
              rows={rows}
              currentId={shownId}
              chosen={tab === 'pending' ? chosen : undefined}
              onChoose={setChosen}
              onOpen={open}
            />
            <ListFoot {...{ url, pageSize }} total={queue.data.total} unit="件" />
          </>
        )}
      </ReviewDesk>
    </>
  );
}

type PreviewProps = { id: number; onOpen: (id: number | undefined) => void; onNone: () => void };

function Preview({ id, onOpen, onNone }: PreviewProps) {
  const { data, isPending, error, refetch } = useOperationQuery(
    getActivityForReviewCall,
    { id },
    { reportedBy: 'form' },
  );
  const nextId = data?.nextId ?? undefined;
  return (
    <ReviewAside label="活动内容和审核" onBack={() => onOpen(undefined)}>
      {isPending && <Skeleton kind="block" />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <ReviewPreview activity={data}>
          <ReviewDecision
            activity={data}
            isOpen={isOpenForReview(data)}
            canReturn={data.status === 'pending'}
            onNext={nextId === undefined ? undefined : () => onOpen(nextId)}
            onDecided={() => {
              onNone();
              onOpen(nextId);
            }}
          />
        </ReviewPreview>
      )}
    </ReviewAside>
  );
}
