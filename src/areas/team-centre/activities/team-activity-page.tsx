import { ExternalLink } from 'lucide-react';
import { useNavigate } from 'react-router';
import { activityActLabels, isVisibleStatus } from '#domains/activities/contract/activities.words.ts';
import { getTeamActivityCall } from '#domains/activities/web/activities.calls.ts';
import { useTeamActivityActs } from '#domains/activities/web/team/team-activity-acts.tsx';
import {
  type TeamActivity,
  TeamActivityNotices,
  TeamActivitySummary,
  TeamActivityText,
  TeamShiftList,
} from '#domains/activities/web/team/team-activity-facts.tsx';
import { TeamActivityHead } from '#domains/activities/web/team/team-activity-head.tsx';
import { PeopleLinks } from '#domains/activities/web/team/team-activity-item.tsx';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { ActivityLeaders } from './activity-leaders.tsx';
import { missingActivity } from './missing-activity.tsx';
import { TeamCrumb } from '../team-crumb.tsx';
import { TeamDiscussion } from '../team-discussion.tsx';
import styles from './team-activity-page.module.css';

/** `/teamcenter/index/teamactivity/detail/{id}`: one activity of the team with everything that can be done with it. */
export function Component() {
  usePageTitle('活动详情');
  const activity = useOperationQuery(getTeamActivityCall, { id: useRouteId() });
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
  return (
    <>
      <TeamCrumb below="activities" current="活动详情" />
      {activity.isPending && <Skeleton kind="block" />}
      {activity.data && <ActivityView activity={activity.data} />}
    </>
  );
}

function ActivityView({ activity }: { activity: TeamActivity }) {
  const navigate = useNavigate();
  const acts = useTeamActivityActs(() => void navigate(teamPaths.list, { replace: true }));
  const hasPeople = isVisibleStatus(activity.status) && activity.status !== 'cancelled';
  return (
    <>
      <TeamActivityHead activity={{ ...activity, activityId: activity.id }}>
        {isVisibleStatus(activity.status) && (
          <ButtonAnchor look="line" href={`/user-index/activityDetail/${activity.id}`}>
            <ExternalLink className="ic" aria-hidden />
            公开页面
          </ButtonAnchor>
        )}
      </TeamActivityHead>
      <div className={styles.acts}>
        {hasPeople && <PeopleLinks activity={activity} />}
        {activity.acts.map((act) => (
          <Button
            key={act}
            size="sm"
            look={act === 'submit' ? 'primary' : act === 'cancel' || act === 'delete' ? 'danger' : 'line'}
            disabled={acts.isBusy}
            onClick={() => acts.begin(act, activity)}
          >
            {act === 'withdraw' && activity.change ? '撤回变更' : activityActLabels[act]}
          </Button>
        ))}
      </div>
      <TeamActivityNotices activity={activity} />
      <div className={styles.column}>
        <TeamShiftList activity={activity} />
        <ActivityLeaders activityId={activity.id} />
        <TeamActivityText activity={activity} />
        <TeamActivitySummary activity={activity} />
        {isVisibleStatus(activity.status) && <TeamDiscussion activityId={activity.id} />}
      </div>
      {acts.dialog}
    </>
  );
}
