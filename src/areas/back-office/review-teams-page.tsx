import { ArrowLeft } from 'lucide-react';
import { getTeamForReviewCall, listTeamReviewsCall } from '#domains/teams/web/manage-teams.calls.ts';
import { StaffTeamFacts } from '#domains/teams/web/staff-team-facts.tsx';
import { TeamReviewTable } from '#domains/teams/web/staff-team-table.tsx';
import { TeamReviewDecision } from '#domains/teams/web/team-review-decision.tsx';
import { useOperationQuery } from '#platform/web/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import filters from './filters.module.css';
import { ListFoot } from './list-foot.tsx';
import { LoadFailed } from './load-failed.tsx';
import { ReviewTeamChanges } from './review-team-changes.tsx';
import { registrationTabs, ReviewTeamTabs } from './review-team-tabs.tsx';
import { TeamFilters } from './subject-filters.tsx';
import styles from './review-activities-page.module.css';
import { useActivityFilters } from './use-activity-filters.ts';

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
  const tab = url.oneOf('tab', registrationTabs);
  const queue = useOperationQuery(
    listTeamReviewsCall,
    { ...request, tab, pageSize },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const rows = queue.data?.list ?? [];
  const pickedId = parseRouteId(url.text('id'));
  const shownId = pickedId ?? rows[0]?.teamId;
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
      </div>
      <div className={classNames(styles.two, pickedId !== undefined && styles.isPicked)}>
        <section className={classNames('pn', styles.list)} aria-label="审核队列">
          <ReviewTeamTabs current={tab} countOf={countOf} />
          <div className={filters.bar}>
            <TeamFilters url={url} />
          </div>
          {queue.isPending && <Skeleton kind="rows" count={8} />}
          {queue.isError && <LoadFailed error={queue.error} onRetry={() => void queue.refetch()} />}
          {queue.data && rows.length === 0 && (
            <EmptyState
              art={tab === 'pending' ? 'done' : 'lens'}
              title={tab === 'pending' ? '都审完了' : '没有符合条件的队伍'}
              text={
                tab === 'pending'
                  ? '没有等待审核的队伍。新提交的会出现在这里。'
                  : '换个关键词，或者去掉一些筛选条件。'
              }
            />
          )}
          {queue.data && rows.length > 0 && (
            <>
              <TeamReviewTable rows={rows} currentId={shownId} onOpen={open} />
              <ListFoot {...{ url, pageSize }} total={queue.data.total} unit="支" />
            </>
          )}
        </section>
        {shownId !== undefined && <Preview key={shownId} id={shownId} onOpen={open} />}
      </div>
    </>
  );
}

function Preview({ id, onOpen }: { id: number; onOpen: (id: number | undefined) => void }) {
  const { data, isPending, error, refetch } = useOperationQuery(
    getTeamForReviewCall,
    { id },
    { reportedBy: 'form' },
  );
  return (
    <aside className={classNames('pn', styles.preview)} aria-label="队伍资料和审核">
      <button type="button" className={styles.back} onClick={() => onOpen(undefined)}>
        <ArrowLeft className="ic" aria-hidden />
        返回列表
      </button>
      {isPending && <Skeleton kind="block" />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <StaffTeamFacts team={data} />}
      {data?.status === 'pending' && (
        <TeamReviewDecision team={data} onDecided={() => onOpen(data.nextId ?? undefined)} />
      )}
    </aside>
  );
}
