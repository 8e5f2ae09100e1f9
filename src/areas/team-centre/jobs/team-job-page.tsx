import { JobHours } from '#domains/hours/web/job-hours.tsx';
import { openPrivateFile } from '#domains/files/web/files.calls.ts';
import { getTeamJobCall } from '#domains/jobs/web/jobs.calls.ts';
import { jobPaths } from '#domains/jobs/web/job-paths.ts';
import { TeamJobPanel } from '#domains/jobs/web/team/team-job-panel.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { TeamCrumb } from '../team-crumb.tsx';

const missing = {
  title: '没有找到这件任务',
  text: '它可能是派给别的队伍的。',
  action: (
    <ButtonLink look="primary" to={jobPaths.teamJobs}>
      回到队伍任务
    </ButtonLink>
  ),
};

/** `/teamcenter/index/teamjob/detail/{id}`: one job of the team. */
export function Component() {
  const id = useRouteId();
  const now = useNow();
  const job = useOperationQuery(getTeamJobCall, { id }, { reportedBy: 'form' });
  usePageTitle(job.data?.title ?? '队伍任务');
  if (job.isPending) return <Skeleton kind="rows" count={5} />;
  if (!job.data)
    return (
      <LoadFailed what="任务" failure={job.error} missing={missing} onRetry={() => void job.refetch()} />
    );
  return (
    <>
      <TeamCrumb below="jobs" current={job.data.title} />
      <TeamJobPanel
        key={job.data.version}
        job={job.data}
        now={now}
        onOpenPhoto={(fileId) => void openPrivateFile(fileId)}
        onTakeLatest={() => void job.refetch()}
      />
      <JobHours jobId={id} />
    </>
  );
}
