import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { HistoryPanel } from '#domains/accounts/web/audit/history-panel.tsx';
import {
  activityStatuses,
  activityStatusLabels,
  queueSorts,
} from '#domains/activities/contract/activities.words.ts';
import {
  exportActivitiesCall,
  getActivityForReviewCall,
  listReviewQueueCall,
} from '#domains/activities/web/activities.calls.ts';
import { ReviewManageActs, ReviewManageTable } from '#domains/activities/web/review/review-manage-table.tsx';
import { ReviewPreview } from '#domains/activities/web/review/review-preview.tsx';
import { ReviewSuspension } from '#domains/activities/web/review/review-suspension.tsx';
import type { SuspensionQuestion } from '#domains/activities/web/review/review-suspension.tsx';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import type { UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { ActivityFilters } from '../list/subject-filters.tsx';
import styles from '../review/review-desk.module.css';
import { useActivityFilters } from './use-activity-filters.ts';

const statuses = activityStatuses.filter((status) => status !== 'draft');

/** `/manage/activities` 活动管理: every activity that was ever submitted, newest first; `?id=` shows one with its history. */
export function Component() {
  usePageTitle('活动管理');
  const { url, request } = useActivityFilters(20, queueSorts);
  const asked = {
    ...request,
    status: url.wordOf('status', statuses),
    fromOn: url.days.from,
    toOn: url.days.to,
  };
  const list = useOperationQuery(
    listReviewQueueCall,
    { ...asked, ...url.paging, tab: 'all' },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <div className="pt">
        <div>
          <h1>活动管理</h1>
          <p>队伍提交过的全部活动。停用会立即从网站撤下，需要写明原因。</p>
        </div>
        <div className="r">
          <ExportButton
            what="活动"
            total={list.data?.total}
            fetchSheet={(reason) =>
              callOperation(exportActivitiesCall, { ...asked, sort: url.paging.sort, reason })
            }
          />
        </div>
      </div>
      <div className={url.id === undefined ? undefined : classNames(styles.two, styles.isPicked)}>
        <section className={classNames('pn', styles.list)} aria-label="全部活动">
          <Filters url={url} />
          <QueryList
            query={list}
            url={url}
            what="活动"
            unit="个"
            empty={{ art: 'boat', title: '还没有活动', text: '队伍提交的活动会出现在这里。' }}
          >
            {(rows) => <ReviewManageTable rows={rows} currentId={url.id} onOpen={url.open} />}
          </QueryList>
        </section>
        {url.id !== undefined && <Detail key={url.id} id={url.id} onClose={() => url.open(undefined)} />}
      </div>
    </>
  );
}

const Filters = ({ url }: { url: UrlFilters }) => (
  <FilterBar url={url}>
    <ActivityFilters url={url} />
    <FilterSelect
      label="状态"
      allLabel="全部状态"
      value={url.text('status')}
      options={statuses.map((status) => ({ value: status, label: activityStatusLabels[status] }))}
      onChange={(status) => url.change({ status })}
    />
    <DayRange label="服务日期" span={url.days} onChange={url.change} />
  </FilterBar>
);

function Detail({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, isPending, error, refetch } = useOperationQuery(
    getActivityForReviewCall,
    { id },
    { reportedBy: 'form' },
  );
  const [asked, setAsked] = useState<SuspensionQuestion>();
  return (
    <aside className={classNames('pn', styles.preview)} aria-label="活动详情">
      <button type="button" className={styles.close} onClick={onClose}>
        <ArrowLeft className="ic" aria-hidden />
        返回列表
      </button>
      {isPending && <Skeleton kind="block" />}
      {error && <LoadFailed what="活动" failure={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <ReviewManageActs activity={data} onAsk={(act) => setAsked({ activity: data, act })} />
          <ReviewPreview activity={data}>
            <HistoryPanel kind="activity" id={id} />
          </ReviewPreview>
        </>
      )}
      <ReviewSuspension asked={asked} onClose={() => setAsked(undefined)} />
    </aside>
  );
}
