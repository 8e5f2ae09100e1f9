import { listNewsCall } from '#domains/news/web/news.calls.ts';
import { MyTeamHead } from '#domains/teams/web/mine/my-team-head.tsx';
import { getMyMembershipCall } from '#domains/teams/web/mine/my-teams.calls.ts';
import { TeammateList } from '#domains/teams/web/mine/teammate-list.tsx';
import styles from '#domains/teams/web/mine/my-team-detail.module.css';
import { dayLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { Breadcrumb } from '#platform/web/frame/breadcrumb.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';

const shownNews = 5;
const missingTeam = {
  title: '没有找到这支队伍',
  text: '它可能已经下线，或者你不在这支队伍里。',
  action: (
    <ButtonLink look="primary" to="/usercenter/index/myteam">
      回到我的队伍
    </ButtonLink>
  ),
};

/** `/usercenter/index/myteam/detail/{id}`: one membership; the id is the membership's. */
export function Component() {
  const teamUserId = useRouteId();
  const mine = useOperationQuery(getMyMembershipCall, { id: teamUserId }, { reportedBy: 'form' });
  usePageTitle(mine.data?.name ?? '我的队伍');
  if (mine.isPending) return <Skeleton kind="rows" count={5} />;
  if (!mine.data)
    return (
      <LoadFailed
        what="队伍"
        failure={mine.error}
        missing={missingTeam}
        onRetry={() => void mine.refetch()}
      />
    );
  const team = mine.data;
  const isIn = team.status === 'active' || team.status === 'paused';
  return (
    <>
      <Breadcrumb trail={[{ label: '我的队伍', href: '/usercenter/index/myteam' }]} current={team.name} />
      <div className={styles.stack}>
        <MyTeamHead team={team} />
        <TeamNotices teamId={team.teamId} />
        {isIn && <TeammateList teamUserId={team.teamUserId} />}
      </div>
    </>
  );
}

/** What the team has published lately. */
function TeamNotices({ teamId }: { teamId: number }) {
  const news = useOperationQuery(listNewsCall, { teamId, pageSize: shownNews }, { reportedBy: 'form' });
  return (
    <section className="panel" aria-labelledby="notices-title">
      <div className="panel__h">
        <h2 id="notices-title">队伍动态</h2>
      </div>
      <QueryList query={news} what="队伍动态" empty={{ art: 'boat', title: '队伍还没有发布动态' }}>
        {(items) => (
          <div className={styles.notices}>
            {items.map((item) => (
              <a key={item.dynamicId} href={`/user-index/detail?dynamicId=${item.dynamicId}`}>
                <span className="clamp1">{item.title}</span>
                {item.publishAt && <time dateTime={item.publishAt}>{dayLabel(item.publishAt)}</time>}
              </a>
            ))}
          </div>
        )}
      </QueryList>
    </section>
  );
}
