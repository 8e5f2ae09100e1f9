import { MailPlus, Upload, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { MemberTab } from '#domains/teams/contract/members.words.ts';
import { AddMemberDialog } from '#domains/teams/web/members/add-member-dialog.tsx';
import { ImportMembersDialog } from '#domains/teams/web/members/import-members-dialog.tsx';
import { InviteMemberDialog } from '#domains/teams/web/members/invite-member-dialog.tsx';
import { MemberFilters } from '#domains/teams/web/members/member-filters.tsx';
import { MemberList } from '#domains/teams/web/members/member-list.tsx';
import { exportMembersCall, listMembersCall } from '#domains/teams/web/members/members.calls.ts';
import { type MemberListFilters, useMemberFilters } from '#domains/teams/web/use-member-filters.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import styles from './team-members-page.module.css';

type Opened = 'add' | 'invite' | 'import';

/** `/teamcenter/index/teamuser` 成员管理: members by filters, applications, adding, inviting, import and export. */
export function Component() {
  usePageTitle('成员管理');
  const filters = useMemberFilters();
  const [opened, setOpened] = useState<Opened>();
  const members = useOperationQuery(
    listMembersCall,
    { ...filters.request, ...filters.url.paging, sort: filters.sort },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const { data } = members;
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
        <Buttons filters={filters} total={data?.total} onOpen={setOpened} />
      </header>
      <section className="panel" aria-label="成员名单" aria-busy={members.isFetching}>
        <MemberFilters filters={filters} counts={data?.counts} groups={groups} />
        <QueryList
          query={members}
          url={filters.url}
          what="成员"
          unit="人"
          empty={nobodyOf(filters.tab, () => setOpened('invite'))}
        >
          {(rows) => <MemberList rows={rows} groups={groups} />}
        </QueryList>
      </section>
      {opened === 'add' && <AddMemberDialog groups={groups} onClose={close} />}
      {opened === 'invite' && <InviteMemberDialog onClose={close} />}
      {opened === 'import' && <ImportMembersDialog onClose={close} />}
    </>
  );
}

type ButtonsProps = {
  filters: MemberListFilters;
  total: number | undefined;
  onOpen: (what: Opened) => void;
};

function Buttons({ filters, total, onOpen }: ButtonsProps) {
  return (
    <div className={styles.buttons}>
      <ExportButton
        what="成员"
        total={total}
        asksReason={false}
        fetchSheet={() => callOperation(exportMembersCall, filters.request)}
      />
      <ButtonLink look="line" to="/teamcenter/index/teamuser/exports">
        我的导出
      </ButtonLink>
      <Button look="line" onClick={() => onOpen('import')}>
        <Upload className="ic" aria-hidden />
        导入
      </Button>
      <Button look="line" onClick={() => onOpen('invite')}>
        <MailPlus className="ic" aria-hidden />
        邀请
      </Button>
      <Button look="primary" onClick={() => onOpen('add')}>
        <UserRoundPlus className="ic" aria-hidden />
        添加成员
      </Button>
    </div>
  );
}

/** Said where nobody stands in this view though no filter is set. */
const nobodyOf = (tab: MemberTab, onInvite: () => void) =>
  tab === 'active'
    ? ({
        art: 'boat',
        title: '还没有队员',
        text: '邀请已注册的志愿者，或者先把名单导入进来。',
        action: (
          <Button look="primary" onClick={onInvite}>
            邀请志愿者
          </Button>
        ),
      } as const)
    : ({ art: 'done', title: '这里没有人', text: '这一类眼下没有成员。' } as const);
