import { useState } from 'react';
import { listReviewQueueCall } from '#domains/activities/web/activities.calls.ts';
import { ReviewManageTable } from '#domains/activities/web/review/review-manage-table.tsx';
import { ReviewSuspension } from '#domains/activities/web/review/review-suspension.tsx';
import type { SuspensionQuestion } from '#domains/activities/web/review/review-suspension.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ActivityFilters } from '../list/subject-filters.tsx';
import { useActivityFilters } from './use-activity-filters.ts';

/** `/manage/activities` 活动管理: every activity that was ever submitted, newest first; taking down and putting back. */
export function Component() {
  usePageTitle('活动管理');
  const { url, request } = useActivityFilters(20);
  const [asked, setAsked] = useState<SuspensionQuestion>();
  const list = useOperationQuery(
    listReviewQueueCall,
    { ...request, ...url.paging, tab: 'all' },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <div className="pt">
        <div>
          <h1>活动管理</h1>
          <p>队伍提交过的全部活动。停用会立即从网站撤下，需要写明原因。</p>
        </div>
      </div>
      <section className="pn" aria-label="全部活动">
        <FilterBar url={url}>
          <ActivityFilters url={url} />
        </FilterBar>
        <QueryList
          query={list}
          url={url}
          what="活动"
          unit="个"
          empty={{ art: 'boat', title: '还没有活动', text: '队伍提交的活动会出现在这里。' }}
        >
          {(rows) => (
            <ReviewManageTable
              rows={rows}
              onSuspend={(activity) => setAsked({ activity, act: 'suspend' })}
              onResume={(activity) => setAsked({ activity, act: 'resume' })}
            />
          )}
        </QueryList>
      </section>
      <ReviewSuspension asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
