import { FollowedTeamList } from '#domains/follows/web/followed-team-list.tsx';
import { listFollowedTeamsCall } from '#domains/follows/web/follows.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';

/** 关注的队伍: the teams one follows without being a member. */
export function FollowedTeams() {
  const url = useUrlFilters({ pageSize: 10 });
  const teams = useOperationQuery(listFollowedTeamsCall, url.paging, {
    keepsPrevious: true,
    reportedBy: 'form',
  });
  return (
    <QueryList
      query={teams}
      url={url}
      what="关注的队伍"
      unit="支"
      isBare
      empty={{
        art: 'boat',
        title: '还没有关注队伍',
        text: '在队伍主页点“关注队伍”，有新活动时每天告诉你一次。',
        action: (
          <ButtonAnchor look="primary" href="/user-index/teamList">
            看看有哪些队伍
          </ButtonAnchor>
        ),
      }}
    >
      {(rows) => <FollowedTeamList teams={rows} />}
    </QueryList>
  );
}
