import { useState } from 'react';
import { listReviewQueueCall } from '#domains/activities/web/activities.calls.ts';
import { ReviewManageTable } from '#domains/activities/web/review/review-manage-table.tsx';
import { ReviewSuspension } from '#domains/activities/web/review/review-suspension.tsx';
import type { SuspensionQuestion } from '#domains/activities/web/review/review-suspension.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import filters from '../list/filters.module.css';
import { ListFoot } from '../list/list-foot.tsx';
import { LoadFailed } from '../list/load-failed.tsx';
import { ActivityFilters } from '../list/subject-filters.tsx';
import { useActivityFilters } from './use-activity-filters.ts';

const pageSize = 20;

/** `/manage/activities` 活动管理: every activity that was ever submitted, newest first; taking down and putting back. */
export function Component() {
  usePageTitle('活动管理');
  const { url, request } = useActivityFilters();
  const [asked, setAsked] = useState<SuspensionQuestion>();
  const list = useOperationQuery(
    listReviewQueueCall,
    { ...request, tab: 'all', pageSize },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const rows = list.data?.list ?? [];
  return (
    <>
      <div className="pt">
        <div>
          <h1>活动管理</h1>
          <p>队伍提交过的全部活动。停用会立即从网站撤下，需要写明原因。</p>
        </div>
      </div>
      <section className="pn" aria-label="全部活动">
        <div className={filters.bar}>
          <ActivityFilters url={url} />
        </div>
        {list.isPending && <Skeleton kind="rows" count={8} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && rows.length === 0 && (
          <EmptyState art="lens" title="没有符合条件的活动" text="换个关键词，或者去掉一些筛选条件。" />
        )}
        {rows.length > 0 && (
          <ReviewManageTable
            rows={rows}
            onSuspend={(activity) => setAsked({ activity, act: 'suspend' })}
            onResume={(activity) => setAsked({ activity, act: 'resume' })}
          />
        )}
        {list.data && rows.length > 0 && (
          <ListFoot total={list.data.total} unit="个" pageSize={pageSize} url={url} />
        )}
      </section>
      <ReviewSuspension asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
