import { useSearchParams } from 'react-router';
import { TeamCheckedFacts } from '#domains/teams/web/profile/team-checked-facts.tsx';
import { TeamProfileForm } from '#domains/teams/web/profile/team-profile-form.tsx';
import { TeamProfileHead } from '#domains/teams/web/profile/team-profile-head.tsx';
import { getMyTeamProfileCall } from '#domains/teams/web/profile/team-profile.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import styles from './team-profile-page.module.css';

const tabs = [
  { key: 'profile', label: '基本资料' },
  { key: 'checked', label: '审核资料' },
] as const;

/** `/teamcenter/index/teammodify` 队伍资料: what the team changes at once, and what the centre checks. */
export function Component() {
  usePageTitle('队伍资料');
  const [params] = useSearchParams();
  const tab = params.get('tab') === 'checked' ? 'checked' : 'profile';
  const team = useOperationQuery(getMyTeamProfileCall, {}, { reportedBy: 'form' });
  return (
    <>
      <header className="ph">
        <h1>队伍资料</h1>
        <ButtonLink look="line" to="/teamcenter/index/teammodify/services">
          我们的服务
        </ButtonLink>
      </header>
      <div className={styles.tabs}>
        <ListTabs
          label="资料分类"
          current={tab}
          tabs={tabs.map((each) => ({
            ...each,
            count: each.key === 'checked' && team.data?.change?.status === 'pending' ? 1 : undefined,
          }))}
        />
      </div>
      {team.isPending && <Skeleton kind="block" />}
      {team.isError && (
        <LoadFailed
          className="panel"
          what="队伍资料"
          failure={team.error}
          onRetry={() => void team.refetch()}
        />
      )}
      {team.data && tab === 'profile' && (
        <>
          <TeamProfileHead team={team.data} />
          <TeamProfileForm team={team.data} />
        </>
      )}
      {team.data && tab === 'checked' && <TeamCheckedFacts team={team.data} />}
    </>
  );
}
