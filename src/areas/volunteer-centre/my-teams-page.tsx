import { Link } from 'react-router';
import { myTeamTabs, type MyTeamTab } from '#domains/teams/contract/members.words.ts';
import { MyTeamList } from '#domains/teams/web/mine/my-team-list.tsx';
import { listMyTeamsCall } from '#domains/teams/web/mine/my-teams.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { NotLoaded } from '#platform/web/list/not-loaded.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useLeaveEmptyPage } from '#platform/web/use-leave-empty-page.ts';
import { pageSize, useTabPage } from './use-tab-page.ts';

const emptyTexts: Record<MyTeamTab, { title: string; text: string }> = {
  active: { title: '你还没有加入队伍', text: '和固定的伙伴一起服务，还能报名仅限队员的活动。' },
  applied: { title: '没有等待审核的申请', text: '提交申请后，队伍的答复会出现在消息里。' },
  invited: { title: '没有邀请', text: '队伍邀请你时，会发消息并出现在这里。' },
  history: { title: '没有历史记录', text: '退出、被拒绝或过期的都会留在这里。' },
};

/** `/usercenter/index/myteam` 我的队伍: teams by how one stands with them; tab and page live in the address. */
export function Component() {
  usePageTitle('我的队伍');
  const { tabs, tab, page, hrefOf, go } = useTabPage(myTeamTabs);
  const teams = useOperationQuery(
    listMyTeamsCall,
    { tab, pageNum: page, pageSize },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  useLeaveEmptyPage(page, teams.data, go);
  return (
    <>
      <div className="ph">
        <h1>我的队伍</h1>
        <a className="btn btn--primary" href="/user-index/teamList?joinable=1">
          找队伍
        </a>
      </div>
      <nav className="tabs" aria-label="队伍状态">
        {tabs.map((key) => (
          <Link key={key} to={hrefOf(1, key)} aria-current={key === tab ? 'page' : undefined}>
            {myTeamTabs[key]}
            {teams.data && <sup className="tn">{teams.data.counts[key]}</sup>}
          </Link>
        ))}
      </nav>
      {teams.isPending && <Skeleton kind="rows" count={4} />}
      {teams.isError && (
        <NotLoaded title="没有取到队伍" text={teams.error.msg} isMain onRetry={() => void teams.refetch()} />
      )}
      {teams.data?.list.length === 0 && (
        <EmptyState
          art="boat"
          {...emptyTexts[tab]}
          action={
            <a className="btn btn--primary" href="/user-index/teamList">
              看看有哪些队伍
            </a>
          }
        />
      )}
      {teams.data && teams.data.list.length > 0 && <MyTeamList teams={teams.data.list} />}
      {teams.data && (
        <Pager page={page} pageCount={Math.ceil(teams.data.total / pageSize)} hrefOf={hrefOf} onPage={go} />
      )}
    </>
  );
}
