import { getPoolNeedCall } from '#domains/jobs/web/jobs.calls.ts';
import { jobPaths } from '#domains/jobs/web/job-paths.ts';
import { PoolNeedPanel } from '#domains/jobs/web/team/pool-need-panel.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { TeamCrumb } from '../team-crumb.tsx';

const missing = {
  title: '没有找到这张单子',
  text: '它可能不在抢单池里。',
  action: (
    <ButtonLink look="primary" to={jobPaths.teamNeeds}>
      回到队伍需求
    </ButtonLink>
  ),
};

/** `/teamcenter/index/teamneed/detail/{id}`: one need of the pool, or what became of it. */
export function Component() {
  const id = useRouteId();
  const now = useNow();
  const need = useOperationQuery(getPoolNeedCall, { id }, { reportedBy: 'form' });
  usePageTitle(need.data?.title ?? '队伍需求');
  if (need.isPending) return <Skeleton kind="rows" count={5} />;
  if (!need.data)
    return (
      <LoadFailed what="单子" failure={need.error} missing={missing} onRetry={() => void need.refetch()} />
    );
  return (
    <>
      <TeamCrumb below="needs" current={need.data.title} />
      <PoolNeedPanel need={need.data} now={now} />
    </>
  );
}
