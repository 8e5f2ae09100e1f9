import { Navigate } from 'react-router';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { attendanceLimits } from '#domains/attendance/contract/attendance.words.ts';
import { getTeamHomeCall } from '#domains/statistics/web/statistics.calls.ts';
import { TeamHomeAgenda } from '#domains/statistics/web/team-home/team-home-agenda.tsx';
import { minuteMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useNow } from '#platform/web/use-now.ts';

/**
 * `/teamcenter/index/teamactivity/today` 今天: one tap to the roll call. A single activity of today opens at once; of several the
 * leader chooses; without one the next are shown. What begins soon after midnight belongs to today once people may check in.
 */
export function Component() {
  usePageTitle('今天');
  const now = useNow();
  const home = useOperationQuery(getTeamHomeCall, {}, { reportedBy: 'form' });
  if (home.error && !home.data)
    return (
      <LoadFailed
        className="panel"
        what="今天的活动"
        failure={home.error}
        onRetry={() => void home.refetch()}
      />
    );
  if (!home.data) return <Skeleton kind="rows" count={4} />;
  const opening = new Date(now.getTime() + attendanceLimits.opensBeforeMinutes * minuteMs);
  const day = toDay(now);
  const today = home.data.agenda.filter(
    ({ startsAt }) => toDay(new Date(startsAt)) <= day || new Date(startsAt) <= opening,
  );
  const [first, ...others] = today;
  if (first && others.every(({ activityId }) => activityId === first.activityId))
    return <Navigate replace to={teamPaths.attendance(first.activityId)} />;
  return (
    <>
      <header className="ph">
        <div>
          <h1>今天</h1>
          <p>{first ? '选一个活动，开始签到。' : '今天没有活动，下面是接下来的。'}</p>
        </div>
      </header>
      <TeamHomeAgenda
        agenda={first ? today : home.data.agenda}
        now={now}
        links={first ? { ...teamPaths, signUps: teamPaths.attendance } : teamPaths}
      />
    </>
  );
}
