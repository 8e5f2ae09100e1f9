import { useParams, useSearchParams } from 'react-router';
import { MyAttendancePanel } from '#domains/attendance/web/my-attendance-panel.tsx';
import { MyHourRows } from '#domains/hours/web/mine/my-hour-rows.tsx';
import { listMyHoursCall } from '#domains/hours/web/hours.calls.ts';
import { MySignUpBlock } from '#domains/signups/web/my-sign-up-block.tsx';
import { getMySignUpCall, listMySignUpsCall } from '#domains/signups/web/signups.calls.ts';
import { getVolunteerHomeCall } from '#domains/statistics/web/statistics.calls.ts';
import { listMyTimelineCall } from '#domains/statistics/web/timeline.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Breadcrumb } from '#platform/web/frame/breadcrumb.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import { MyActivityFacts } from './my-activity-facts.tsx';
import styles from './my-activity-detail-page.module.css';

const refreshes = [
  getMySignUpCall,
  listMySignUpsCall,
  listMyHoursCall,
  getVolunteerHomeCall,
  listMyTimelineCall,
];

/** `/usercenter/index/myactivity/detail/{id}`: the activity with my own block on top. */
export function Component() {
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const mine = useOperationQuery(getMySignUpCall, { id }, { reportedBy: 'form' });
  usePageTitle(mine.data?.title ?? '我的动态');
  const code = search.get('code');
  const scanned = code ? { shiftId: Number(search.get('shift')), code } : undefined;
  if (mine.isPending) return <Skeleton kind="rows" count={5} />;
  if (!mine.data) {
    return (
      <EmptyState
        art="lens"
        title="没有找到这个活动"
        text={mine.error?.msg ?? '它可能已经下线。'}
        action={
          <ButtonAnchor look="primary" href="/usercenter/index/myactivity">
            回到我的活动
          </ButtonAnchor>
        }
      />
    );
  }
  const activity = mine.data;
  return (
    <>
      <Breadcrumb
        trail={[{ label: '我的动态', href: '/usercenter/index/myactivity' }]}
        current={activity.title}
      />
      <div className="ph">
        <h1>
          <Phrases text={activity.title} />
        </h1>
        <ButtonAnchor look="line" href={`/user-index/activityDetail/${activity.activityId}`}>
          活动页面
        </ButtonAnchor>
      </div>
      {activity.cancelReason && (
        <p className={styles.banner} role="status">
          活动已取消：{activity.cancelReason}
        </p>
      )}
      <div className={styles.stack}>
        <section className="panel" aria-label="我的报名">
          {activity.signUps.length === 0 && <p className={styles.none}>你没有报过这个活动的名。</p>}
          {activity.signUps.map((signUp) => (
            <MySignUpBlock key={signUp.signUpId} signUp={signUp} refreshes={refreshes} />
          ))}
        </section>
        <MyAttendancePanel
          activityId={activity.activityId}
          title={activity.title}
          scanned={scanned}
          refreshes={refreshes}
        />
        <MyHourRows activityId={activity.activityId} />
        <MyActivityFacts activity={activity} />
      </div>
    </>
  );
}
