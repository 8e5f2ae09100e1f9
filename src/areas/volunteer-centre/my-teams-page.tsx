import { useSearchParams } from 'react-router';
import { myTeamTabs, type MyTeamTab } from '#domains/teams/contract/members.words.ts';
import { MyTeamList } from '#domains/teams/web/mine/my-team-list.tsx';
import { listMyTeamsCall } from '#domains/teams/web/mine/my-teams.calls.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { FollowedTeams } from './followed-teams.tsx';

const tabs = keysOf(myTeamTabs);
const emptyTexts: Record<MyTeamTab, { title: string; text: string }> = {
  active: { title: '你还没有加入队伍', text: '和固定的伙伴一起服务，还能报名仅限队员的活动。' },
  applied: { title: '没有等待审核的申请', text: '提交申请后，队伍的答复会出现在消息里。' },
  invited: { title: '没有邀请', text: '队伍邀请你时，会发消息并出现在这里。' },
  history: { title: '没有历史记录', text: '退出、被拒绝或过期的都会留在这里。' },
};

/** `/usercenter/index/myteam` 我的队伍: teams by how one stands with them, and those one follows; tab and page live in the address. */
export function Component() {
  usePageTitle('我的队伍');
  const isFollowed = useSearchParams()[0].get('tab') === 'followed';
  return (
    <>
      <div className="ph">
        <h1>我的队伍</h1>
        <ButtonAnchor look="primary" href="/user-index/teamList?joinable=1">
          找队伍
        </ButtonAnchor>
      </div>
      {isFollowed ? (
        <>
          <TeamTabs current="followed" />
          <FollowedTeams />
        </>
      ) : (
        <Memberships />
      )}
    </>
  );
}

type TeamTabsProps = { current: MyTeamTab | 'followed'; counts?: Record<MyTeamTab, number> | undefined };

const TeamTabs = ({ current, counts }: TeamTabsProps) => (
  <ListTabs
    label="队伍状态"
    current={current}
    tabs={[
      ...tabs.map((key) => ({ key, label: myTeamTabs[key], count: counts?.[key] })),
      { key: 'followed' as const, label: '关注的队伍' },
    ]}
  />
);

/** Teams one belongs to, or wants to. */
function Memberships() {
  const url = useUrlFilters({ pageSize: 10 });
  const tab = url.oneOf('tab', tabs);
  const teams = useOperationQuery(
    listMyTeamsCall,
    { tab, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <TeamTabs current={tab} counts={teams.data?.counts} />
      <QueryList
        query={teams}
        url={url}
        what="队伍"
        unit="支"
        isBare
        empty={{
          art: 'boat',
          ...emptyTexts[tab],
          action: (
            <ButtonAnchor look="primary" href="/user-index/teamList">
              看看有哪些队伍
            </ButtonAnchor>
          ),
        }}
      >
        {(rows) => <MyTeamList teams={rows} />}
      </QueryList>
    </>
  );
}
