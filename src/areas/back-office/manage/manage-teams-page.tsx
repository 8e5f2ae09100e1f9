import { ArrowLeft, Download } from 'lucide-react';
import { useState } from 'react';
import {
  type TeamStatus,
  teamStatusLabels,
  type TrustGrade,
  trustGradeLabels,
} from '#domains/teams/contract/teams.words.ts';
import {
  exportTeamsCall,
  getTeamForStaffCall,
  listTeamsForStaffCall,
} from '#domains/teams/web/manage/manage-teams.calls.ts';
import { StaffTeamFacts } from '#domains/teams/web/manage/staff-team-facts.tsx';
import { StaffTeamMembers } from '#domains/teams/web/manage/staff-team-members.tsx';
import { TeamManageTable } from '#domains/teams/web/manage/staff-team-table.tsx';
import { TeamManageActs } from '#domains/teams/web/manage/team-manage-acts.tsx';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ExportDialog } from '../list/export-dialog.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import filters from '../list/filters.module.css';
import { ListFoot } from '../list/list-foot.tsx';
import { LoadFailed } from '../list/load-failed.tsx';
import { TeamFilters } from '../list/subject-filters.tsx';
import styles from '../review/review-desk.module.css';
import { useActivityFilters } from './use-activity-filters.ts';
import type { UrlFilters } from '../list/use-url-filters.ts';

const pageSize = 20;
const statuses = (Object.keys(teamStatusLabels) as TeamStatus[]).filter((status) => status !== 'draft');
const grades = Object.keys(trustGradeLabels) as TrustGrade[];

/** `/manage/teams` 队伍管理: every team of one's part of the city; suspending, dissolving, trust grade, export. */
export function Component() {
  usePageTitle('队伍管理');
  const { url, request } = useActivityFilters();
  const [isExporting, setExporting] = useState(false);
  const { pageNum, ...shared } = request;
  const asked = {
    ...shared,
    status: statuses.find((each) => each === url.text('status')),
    trustGrade: grades.find((each) => each === url.text('grade')),
  };
  const list = useOperationQuery(
    listTeamsForStaffCall,
    { ...asked, pageNum, pageSize },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const rows = list.data?.list ?? [];
  const pickedId = parseRouteId(url.text('id'));
  const open = (id: number | undefined): void => url.change({ id, page: url.page });
  return (
    <>
      <div className="pt">
        <div>
          <h1>队伍管理</h1>
          <p>已提交过的全部队伍。暂停、注销和信用等级都要写明原因，队伍会收到消息。</p>
        </div>
        <div className="r">
          <button type="button" className="btn btn--md btn--line" onClick={() => setExporting(true)}>
            <Download className="ic" aria-hidden />
            导出
          </button>
        </div>
      </div>
      <div
        className={classNames(
          pickedId !== undefined && styles.two,
          pickedId !== undefined && styles.isPicked,
        )}
      >
        <section className={classNames('pn', styles.list)} aria-label="全部队伍">
          <Filters url={url} />
          {list.isPending && <Skeleton kind="rows" count={8} />}
          {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
          {list.data && rows.length === 0 && (
            <EmptyState art="lens" title="没有符合条件的队伍" text="换个关键词，或者去掉一些筛选条件。" />
          )}
          {list.data && rows.length > 0 && (
            <>
              <TeamManageTable rows={rows} currentId={pickedId} onOpen={open} />
              <ListFoot total={list.data.total} unit="支" pageSize={pageSize} url={url} />
            </>
          )}
        </section>
        {pickedId !== undefined && <Detail key={pickedId} id={pickedId} onClose={() => open(undefined)} />}
      </div>
      <ExportDialog
        isOpen={isExporting}
        what="队伍名单"
        total={list.data?.total ?? 0}
        fetchSheet={(reason) => callOperation(exportTeamsCall, { ...asked, reason })}
        onClose={() => setExporting(false)}
      />
    </>
  );
}

const Filters = ({ url }: { url: UrlFilters }) => (
  <div className={filters.bar}>
    <TeamFilters url={url} />
    <FilterSelect
      label="状态"
      allLabel="全部状态"
      value={url.text('status')}
      options={statuses.map((status) => ({ value: status, label: teamStatusLabels[status] }))}
      onChange={(status) => url.change({ id: undefined, status })}
    />
    <FilterSelect
      label="信用等级"
      allLabel="全部等级"
      value={url.text('grade')}
      options={grades.map((grade) => ({
        value: grade,
        label: `${grade} ${trustGradeLabels[grade]}`,
      }))}
      onChange={(grade) => url.change({ id: undefined, grade })}
    />
  </div>
);

function Detail({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, isPending, error, refetch } = useOperationQuery(
    getTeamForStaffCall,
    { id },
    { reportedBy: 'form' },
  );
  return (
    <aside className={classNames('pn', styles.preview)} aria-label="队伍资料">
      <button type="button" className={styles.close} onClick={onClose}>
        <ArrowLeft className="ic" aria-hidden />
        返回列表
      </button>
      {isPending && <Skeleton kind="block" />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <TeamManageActs team={data} />
          <StaffTeamFacts team={data} />
          <StaffTeamMembers team={data} />
        </>
      )}
    </aside>
  );
}
