import { useState } from 'react';
import { activityStatusLabels } from '#domains/activities/contract/activities.words.ts';
import { getTeamActivityCall } from '#domains/activities/web/activities.calls.ts';
import { ActivityFormEditor } from '#domains/activities/web/form/activity-form.tsx';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { useOperationQuery, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { missingActivity } from './missing-activity.tsx';
import { previewParts } from './preview-parts.tsx';
import { activityReads } from './activity-reads.ts';
import { TeamCrumb } from '../team-crumb.tsx';

type Activity = RemoteResult<typeof getTeamActivityCall>;

/** `/teamcenter/index/teamactivity/edit/{id}` 修改活动 */
export function Component() {
  usePageTitle('修改活动');
  const id = useRouteId();
  const activity = useOperationQuery(getTeamActivityCall, { id });
  if (activity.error && !activity.data)
    return (
      <LoadFailed
        className="panel"
        what="活动"
        failure={activity.error}
        missing={missingActivity}
        onRetry={() => void activity.refetch()}
      />
    );
  // An answer from before may be old: the form starts only from one that is fresh, or its first save would conflict.
  const isFresh = !activity.isFetching || activity.isFetchedAfterMount;
  return (
    <>
      <TeamCrumb below="activities" current="修改活动" />
      {!isFresh && <Skeleton kind="block" />}
      {activity.data && isFresh && (
        <EditActivity
          key={id}
          stored={activity.data}
          onReload={async () => (await activity.refetch()).data}
        />
      )}
    </>
  );
}

/** The form starts from what was stored when the page opened; its own saves do not start it anew. */
function EditActivity(props: { stored: Activity; onReload: () => Promise<Activity | undefined> }) {
  const [opened, setOpened] = useState(props.stored);
  const site = useOperationQuery(getSiteCall, {}, { staleMs: 300_000 });
  const refresh = useRefresh(activityReads);
  if (!opened.acts.includes('update')) return <NotEditable activity={opened} />;
  return (
    <>
      <header className="ph">
        <div>
          <h1>{opened.status === 'draft' ? '发布活动' : '修改活动'}</h1>
          <p>
            {opened.activityNo}，{activityStatusLabels[opened.status]}
          </p>
        </div>
      </header>
      {opened.status === 'returned' && opened.reviewNote && (
        <Notice kind="warning">退回原因：{opened.reviewNote}</Notice>
      )}
      {opened.change && <ChangeNotice change={opened.change} />}
      <ActivityFormEditor
        key={opened.version}
        form={opened.change?.form ?? opened.form}
        activityId={opened.id}
        version={opened.version}
        status={opened.status}
        hasSignUps={opened.hasSignUps}
        areas={site.data?.areas ?? []}
        takenCount={opened.takenCount}
        previewParts={previewParts}
        onReload={() => void props.onReload().then((latest) => latest && setOpened(latest))}
        readVersion={async () => (await props.onReload())?.version}
        onWritten={refresh}
      />
    </>
  );
}

/** The form goes on from a change that was handed in; saving it again takes its place. */
const ChangeNotice = ({ change }: { change: NonNullable<Activity['change']> }) => (
  <Notice kind={change.status === 'returned' ? 'warning' : 'info'}>
    {change.status === 'returned'
      ? `变更被退回：${change.note ?? ''}。下面是你提交过的内容，改好后保存会重新提交。`
      : '下面是正在审核的变更。再次保存会代替它，重新排队审核；要放弃变更，请回到活动页撤回。'}
  </Notice>
);

function NotEditable({ activity }: { activity: Activity }) {
  return (
    <section className="panel">
      <EmptyState
        art="lock"
        title={`“${activity.title}”现在不能修改`}
        text={`活动${activityStatusLabels[activity.status]}。待审核的活动可以先撤回再改。`}
        action={
          <ButtonLink look="primary" to={teamPaths.detail(activity.id)}>
            看活动
          </ButtonLink>
        }
      />
    </section>
  );
}
