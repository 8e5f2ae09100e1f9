import { MailPlus, Upload, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { AddMemberDialog } from '#domains/teams/web/members/add-member-dialog.tsx';
import { ImportMembersDialog } from '#domains/teams/web/members/import-members-dialog.tsx';
import { InviteMemberDialog } from '#domains/teams/web/members/invite-member-dialog.tsx';
import { MemberFilters } from '#domains/teams/web/members/member-filters.tsx';
import { MemberList } from '#domains/teams/web/members/member-list.tsx';
import { exportMembersCall, searchTeamUsersCall } from '#domains/teams/web/members/members.calls.ts';
import { type MemberListFilters, useMemberFilters } from '#domains/teams/web/use-member-filters.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { DownloadButton } from '#platform/web/ui/download-button.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import styles from './team-members-page.module.css';

const pageSize = 20;
type Opened = 'add' | 'invite' | 'import';

/** `/teamcenter/index/teamuser` 成员管理: members by filters, applications, adding, inviting, import and export. */
export function Component() {
  usePageTitle('成员管理');
  const filters = useMemberFilters();
  const [opened, setOpened] = useState<Opened>();
  const members = useOperationQuery(
    searchTeamUsersCall,
    { ...filters.request, pageNum: filters.page, pageSize, sort: filters.sort },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const { data } = members;
  if (members.error && !data)
    return <LoadFailed failure={members.error} onRetry={() => void members.refetch()} />;
  const close = (): void => setOpened(undefined);
  const groups = data?.groups ?? [];
  return (
    <>
      <header className="ph">
        <div>
          <h1>成员管理</h1>
          <p>
            {data && (data.counts.applied ?? 0) > 0
              ? `${data.counts.applied} 人申请加入，等你们审核。`
              : '审核申请、邀请和添加队员、分组、定角色，都在这里。'}
          </p>
        </div>
        <Buttons filters={filters} onOpen={setOpened} />
      </header>
      <section className="panel" aria-label="成员名单" aria-busy={members.isFetching}>
        <MemberFilters filters={filters} counts={data?.counts} groups={groups} />
        {members.isPending && <Skeleton kind="rows" count={6} />}
        {data && data.list.length > 0 && <MemberList rows={data.list} groups={groups} />}
        {data?.list.length === 0 && <NobodyHere filters={filters} onOpen={setOpened} />}
        {data && (
          <div className="ft">
            <span>
              共 {data.total > 1_000 ? '1000+' : data.total} 人，每页 {pageSize} 人
            </span>
            <Pager
              page={filters.page}
              pageCount={Math.ceil(Math.min(data.total, 1_000) / pageSize)}
              hrefOf={(page) => filters.hrefOf({ page: String(page) })}
              onPage={(page) => filters.go({ page: String(page) })}
            />
          </div>
        )}
      </section>
      {opened === 'add' && <AddMemberDialog groups={groups} onClose={close} />}
      {opened === 'invite' && <InviteMemberDialog onClose={close} />}
      {opened === 'import' && <ImportMembersDialog onClose={close} />}
    </>
  );
}

function Buttons({ filters, onOpen }: { filters: MemberListFilters; onOpen: (what: Opened) => void }) {
  return (
    <div className={styles.buttons}>
      <DownloadButton label="导出" fetchSheet={() => callOperation(exportMembersCall, filters.request)} />
      <button type="button" className="btn btn--line" onClick={() => onOpen('import')}>
        <Upload className="ic" aria-hidden />
        导入
      </button>
      <button type="button" className="btn btn--line" onClick={() => onOpen('invite')}>
        <MailPlus className="ic" aria-hidden />
        邀请
      </button>
      <button type="button" className="btn btn--primary" onClick={() => onOpen('add')}>
        <UserRoundPlus className="ic" aria-hidden />
        添加成员
      </button>
    </div>
  );
}

function NobodyHere({ filters, onOpen }: { filters: MemberListFilters; onOpen: (what: Opened) => void }) {
  if (filters.isNarrowed)
    return (
      <EmptyState
        art="lens"
        title="没有符合条件的成员"
        text="换个关键词，或者去掉一些筛选条件。"
        action={
          <button type="button" className="btn btn--line" onClick={filters.clear}>
            去掉筛选
          </button>
        }
      />
    );
  if (filters.tab !== 'active')
    return <EmptyState art="done" title="这里没有人" text="这一类眼下没有成员。" />;
  return (
    <EmptyState
      art="boat"
      title="还没有队员"
      text="邀请已注册的志愿者，或者先把名单导入进来。"
      action={
        <button type="button" className="btn btn--primary" onClick={() => onOpen('invite')}>
          邀请志愿者
        </button>
      }
    />
  );
}
