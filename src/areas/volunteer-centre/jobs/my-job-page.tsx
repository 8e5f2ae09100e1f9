import { MyVisitHourRows } from '#domains/hours/web/mine/my-hour-rows.tsx';
import { jobPaths } from '#domains/jobs/web/job-paths.ts';
import { getMyJobCall } from '#domains/jobs/web/jobs.calls.ts';
import { MyJobPanel } from '#domains/jobs/web/mine/my-job-panel.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { Breadcrumb } from '#platform/web/frame/breadcrumb.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useNow } from '#platform/web/use-now.ts';

const missing = {
  title: '没有找到这件任务',
  text: '它可能是派给别人的。',
  action: (
    <ButtonLink look="primary" to={jobPaths.myJobs}>
      回到我的任务
    </ButtonLink>
  ),
};

/** `/usercenter/index/myjob/detail/{id}`: one own part in a job. */
export function Component() {
  const id = useRouteId();
  const now = useNow();
  const job = useOperationQuery(getMyJobCall, { id }, { reportedBy: 'form' });
  usePageTitle(job.data?.title ?? '我的任务');
  if (job.isPending) return <Skeleton kind="rows" count={5} />;
  if (!job.data)
    return (
      <LoadFailed what="任务" failure={job.error} missing={missing} onRetry={() => void job.refetch()} />
    );
  return (
    <>
      <Breadcrumb trail={[{ label: '我的任务', href: jobPaths.myJobs }]} current={job.data.title} />
      <MyJobPanel key={id} job={job.data} now={now} onTakeLatest={() => void job.refetch()} />
      <MyVisitHourRows assignmentId={id} />
    </>
  );
}
