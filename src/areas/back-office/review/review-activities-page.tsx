import { useSearchParams } from 'react-router';
import { HistoryPanel } from '#domains/accounts/web/audit/history-panel.tsx';
import { reviewTabs, queueSorts } from '#domains/activities/contract/activities.words.ts';
import { getActivityForReviewCall, listReviewQueueCall } from '#domains/activities/web/activities.calls.ts';
import { ReviewBatch } from '#domains/activities/web/review/review-batch.tsx';
import { ReviewDecision } from '#domains/activities/web/review/review-decision.tsx';
import { isOpenForReview, ReviewPreview } from '#domains/activities/web/review/review-preview.tsx';
import { ReviewQueueTable } from '#domains/activities/web/review/review-queue-table.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DeskKeysHelp } from '#platform/web/decisions/desk-keys-help.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { SelectionNote } from '#platform/web/list/selection/selection-note.tsx';
import { useSelection } from '#platform/web/list/selection/use-selection.ts';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { ReviewActivityTabs } from './review-activity-tabs.tsx';
import { ReviewMakeups } from './review-makeups.tsx';
import { OverdueChip, ReviewAside, ReviewDesk, nothingToReview } from './review-parts.tsx';
import { ActivityFilters } from '../list/subject-filters.tsx';
import { useActivityFilters } from '../manage/use-activity-filters.ts';
import { useShownId } from '../list/use-shown-id.ts';

/** `/review/activities` 活动审核: activities, and past ones that were never published (补录). */
export function Component() {
  usePageTitle('活动审核');
  const [params] = useSearchParams();
  return params.get('tab') === 'makeups' ? <ReviewMakeups /> : <ReviewQueue />;
}

/** The queue by waiting time at the left, one activity with its decision at the right. */
function ReviewQueue() {
  const { url, request } = useActivityFilters(10, queueSorts);
  const tab = url.oneOf('tab', reviewTabs);
  const isWaiting = tab === 'pending' || tab === 'changes';
  const isOverdue = url.isOn('overdue');
  const queue = useOperationQuery(
    listReviewQueueCall,
    { ...request, ...url.paging, tab, isOverdue },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const rows = queue.data?.list ?? [];
  const selection = useSelection({ rows, idOf: ({ id }) => id, list: url.kept });
  const [shownId, letGo] = useShownId(url.id, url.list, queue.isPlaceholderData ? undefined : rows[0]?.id);
  const countOf = (key: string) => queue.data?.tabs.find((each) => each.tab === key)?.count;
  return (
    <>
      <div className="pt">
        <div>
          <h1>活动审核</h1>
          {queue.data && (
            <p>
              {countOf('pending') ?? 0} 件待审，{countOf('changes') ?? 0} 件变更待审，
              {queue.data.overdueCount} 件超过一个工作日。按等待时间从长到短排。
            </p>
          )}
        </div>
        <div className="r">
          <DeskKeysHelp />
          {tab === 'pending' && <OverdueChip url={url} />}
        </div>
      </div>
      <ReviewDesk
        kind="activity"
        url={url}
        ids={(queue.data?.list ?? []).map(({ id }) => id)}
        shownId={shownId}
        opened={
          shownId !== undefined && <Preview key={shownId} id={shownId} onOpen={url.open} onNone={letGo} />
        }
      >
        <ReviewActivityTabs current={tab} countOf={countOf} />
        <FilterBar
          url={url}
          end={
            isWaiting && (
              <>
                <SelectionNote selection={selection} unit="个" />
                <ReviewBatch chosen={selection.chosen} onDone={selection.clear} />
              </>
            )
          }
        >
          <ActivityFilters url={url} />
        </FilterBar>
        <QueryList query={queue} url={url} what="活动" unit="件" empty={nothingToReview(isWaiting, '活动')}>
          {(rows) => (
            <ReviewQueueTable
              rows={rows}
              currentId={shownId}
              isWaiting={isWaiting}
              chosen={isWaiting ? selection.chosenIds : undefined}
              onChoose={selection.choose}
              onOpen={url.open}
            />
          )}
        </QueryList>
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
      {error && <LoadFailed what="活动" failure={error} onRetry={() => void refetch()} />}
      {data && (
        <ReviewPreview activity={data}>
          <HistoryPanel kind="activity" id={id} />
          <ReviewDecision
            activity={data}
            isOpen={isOpenForReview(data)}
            canReturn={data.status === 'pending' || data.change !== null}
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
