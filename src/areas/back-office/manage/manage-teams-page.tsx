import { staffTeamSorts } from '#domains/teams/contract/manage-teams.words.ts';
import { ArrowLeft } from 'lucide-react';
import { HistoryPanel } from '#domains/accounts/web/audit/history-panel.tsx';
import { teamStatusLabels, trustGradeLabels } from '#domains/teams/contract/teams.words.ts';
import {
  exportTeamsCall,
  getTeamForStaffCall,
  listTeamsForStaffCall,
} from '#domains/teams/web/manage/manage-teams.calls.ts';
import { StaffTeamFacts } from '#domains/teams/web/manage/staff-team-facts.tsx';
import { StaffTeamMembers } from '#domains/teams/web/manage/staff-team-members.tsx';
import { TeamManageTable } from '#domains/teams/web/manage/staff-team-table.tsx';
import { TeamManageActs } from '#domains/teams/web/manage/team-manage-acts.tsx';
import { keysOf } from '#platform/contract/keys-of.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import type { UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { TeamFilters } from '../list/subject-filters.tsx';
import styles from '../review/review-desk.module.css';
import { useActivityFilters } from './use-activity-filters.ts';

const statuses = keysOf(teamStatusLabels).filter((status) => status !== 'draft');
const grades = keysOf(trustGradeLabels);

/** `/manage/teams` 队伍管理: every team of one's part of the city; suspending, dissolving, trust grade, export. */
export function Component() {
  usePageTitle('队伍管理');
  const { url, request } = useActivityFilters(20, staffTeamSorts);
  const asked = {
    ...request,
    status: url.wordOf('status', statuses),
    trustGrade: url.wordOf('grade', grades),
  };
  const list = useOperationQuery(
    listTeamsForStaffCall,
    { ...asked, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <div className="pt">
        <div>
          <h1>队伍管理</h1>
          <p>已提交过的全部队伍。暂停、注销和信用等级都要写明原因，队伍会收到消息。</p>
        </div>
        <div className="r">
          <ExportButton
            what="队伍名单"
            total={list.data?.total}
            fetchSheet={(reason) =>
              callOperation(exportTeamsCall, { ...asked, sort: url.paging.sort, reason })
            }
          />
        </div>
      </div>
      <div className={url.id === undefined ? undefined : classNames(styles.two, styles.isPicked)}>
        <section className={classNames('pn', styles.list)} aria-label="全部队伍">
          <Filters url={url} />
          <QueryList
            query={list}
            url={url}
            what="队伍"
            unit="支"
            empty={{ art: 'boat', title: '还没有队伍', text: '提交过资料的队伍会出现在这里。' }}
          >
            {(rows) => <TeamManageTable rows={rows} currentId={url.id} onOpen={url.open} />}
          </QueryList>
        </section>
        {url.id !== undefined && <Detail key={url.id} id={url.id} onClose={() => url.open(undefined)} />}
      </div>
    </>
  );
}

const Filters = ({ url }: { url: UrlFilters }) => (
  <FilterBar url={url}>
    <TeamFilters url={url} />
    <FilterSelect
      label="状态"
      allLabel="全部状态"
      value={url.text('status')}
      options={statuses.map((status) => ({ value: status, label: teamStatusLabels[status] }))}
      onChange={(status) => url.change({ status })}
    />
    <FilterSelect
      label="信用等级"
      allLabel="全部等级"
      value={url.text('grade')}
      options={grades.map((grade) => ({
        value: grade,
        label: `${grade} ${trustGradeLabels[grade]}`,
      }))}
      onChange={(grade) => url.change({ grade })}
    />
  </FilterBar>
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
      {error && <LoadFailed what="队伍资料" failure={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <TeamManageActs team={data} />
          <StaffTeamFacts team={data} />
          <StaffTeamMembers team={data} />
          <HistoryPanel kind="team" id={id} />
        </>
      )}
    </aside>
  );
}
