import { Download } from 'lucide-react';
import { useState } from 'react';
import {
  exportTeamReviewsCall,
  getTeamForReviewCall,
  listTeamReviewsCall,
} from '#domains/teams/web/manage/manage-teams.calls.ts';
import { StaffTeamFacts } from '#domains/teams/web/manage/staff-team-facts.tsx';
import { TeamReviewTable } from '#domains/teams/web/manage/staff-team-table.tsx';
import { TeamReviewDecision } from '#domains/teams/web/manage/team-review-decision.tsx';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ExportDialog } from '../list/export-dialog.tsx';
import filters from '../list/filters.module.css';
import { ListFoot } from '../list/list-foot.tsx';
import { LoadFailed } from '../list/load-failed.tsx';
import { NothingToReview, ReviewAside, ReviewDesk } from './review-parts.tsx';
import { ReviewTeamChanges } from './review-team-changes.tsx';
import { registrationTabs, ReviewTeamTabs } from './review-team-tabs.tsx';
import { TeamFilters } from '../list/subject-filters.tsx';
import { useActivityFilters } from '../manage/use-activity-filters.ts';
import { useLastPage } from '../list/use-url-filters.ts';
import { useShownId } from '../list/use-shown-id.ts';

const pageSize = 10;

/** `/review/teams` 队伍审核: registrations, and changes of what the centre has checked. */
export function Component() {
  usePageTitle('队伍审核');
  const { url } = useActivityFilters();
  return url.text('tab') === 'changes' ? <ReviewTeamChanges /> : <ReviewRegistrations />;
}

/** Registrations by waiting time at the left, one with its papers and decision at the right. */
function ReviewRegistrations() {
  const { url, request } = useActivityFilters();
  const [isExporting, setExporting] = useState(false);
  const tab = url.oneOf('tab', registrationTabs);
  const { pageNum, ...asked } = request;
  const queue = useOperationQuery(
    listTeamReviewsCall,
    { ...asked, tab, pageNum, pageSize },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  useLastPage(url, queue.data);
  const rows = queue.data?.list ?? [];
  const pickedId = parseRouteId(url.text('id'));
  const firstId = queue.isPlaceholderData ? undefined : rows[0]?.teamId;
  const [shownId, letGo] = useShownId(pickedId, url.list, firstId);
  const open = (id: number | undefined): void => url.change({ id, page: url.page });
  const countOf = (key: string) => queue.data?.tabs.find((each) => each.tab === key)?.count;
  return (
    <>
      <div className="pt">
        <div>
          <h1>队伍审核</h1>
          {queue.data && (
            <p>
              {countOf('pending') ?? 0} 支待审，{queue.data.overdueCount}{' '}
              支超过一个工作日。按等待时间从长到短排。
            </p>
          )}
        </div>
        <div className="r">
          <button type="button" className="btn btn--md btn--line" onClick={() => setExporting(true)}>
            <Download className="ic" aria-hidden />
            导出
          </button>
        </div>
      </div>
      <ReviewDesk
        isPicked={pickedId !== undefined}
        opened={shownId !== undefined && <Preview key={shownId} id={shownId} onOpen={open} onNone={letGo} />}
      >
        <ReviewTeamTabs current={tab} countOf={countOf} />
        <div className={filters.bar}>
          <TeamFilters url={url} />
        </div>
        {queue.isPending && <Skeleton kind="rows" count={8} />}
        {queue.isError && <LoadFailed error={queue.error} onRetry={() => void queue.refetch()} />}
        {queue.data?.total === 0 && <NothingToReview url={url} isQueue={tab === 'pending'} what="队伍" />}
        {queue.data && rows.length > 0 && (
          <>
            <TeamReviewTable rows={rows} currentId={shownId} onOpen={open} />
            <ListFoot {...{ url, pageSize }} total={queue.data.total} unit="支" />
          </>
        )}
      </ReviewDesk>
      <ExportDialog
        isOpen={isExporting}
        what="队伍审核列表"
        total={queue.data?.total ?? 0}
        fetchSheet={(reason) => callOperation(exportTeamReviewsCall, { ...asked, tab, reason })}
        onClose={() => setExporting(false)}
      />
    </>
  );
}

type PreviewProps = { id: number; onOpen: (id: number | undefined) => void; onNone: () => void };

function Preview({ id, onOpen, onNone }: PreviewProps) {
  const { data, isPending, error, refetch } = useOperationQuery(
    getTeamForReviewCall,
    { id },
    { reportedBy: 'form' },
  );
  return (
    <ReviewAside label="队伍资料和审核" onBack={() => onOpen(undefined)}>
      {isPending && <Skeleton kind="block" />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <StaffTeamFacts team={data} />}
      {data && (
        <TeamReviewDecision
          team={data}
          isOpen={data.status === 'pending'}
          onDecided={() => {
            onNone();
            onOpen(data.nextId ?? undefined);
          }}
        />
      )}
    </ReviewAside>
  );
}
