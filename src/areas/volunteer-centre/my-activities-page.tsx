import { Navigate, useSearchParams } from 'react-router';
import { EntriesToAnswer } from '#domains/hours/web/mine/entries-to-answer.tsx';
import { getMyHourTotalsCall } from '#domains/hours/web/hours.calls.ts';
import { mySignUpTabs } from '#domains/signups/contract/signups.words.ts';
import { RateServiceButton, useServicesToRate } from '#domains/ratings/web/services-to-rate.tsx';
import { CalendarFeedPanel } from '#domains/signups/web/calendar-feed-panel.tsx';
import { MySignUpList } from '#domains/signups/web/my-sign-up-list.tsx';
import { listMySignUpsCall } from '#domains/signups/web/signups.calls.ts';
import { MyTimeline } from '#domains/statistics/web/my-timeline.tsx';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { AttendanceToConfirm } from './records/attendance-to-confirm.tsx';
import { MyFavourites } from './records/my-favourites.tsx';
import styles from './my-activities-page.module.css';

const views = [
  { key: 'activities', label: '我的活动' },
  { key: 'timeline', label: '动态时间线' },
  { key: 'favourites', label: '我的收藏' },
] as const;
const tabs = keysOf(mySignUpTabs);

/** Views that stand in 我的志愿档案 now; links of older messages lead here still. */
const moved: readonly (string | null)[] = ['hours', 'ratings'];

const title = '我的动态';

/** `/usercenter/index/myactivity` 我的动态, with 我的活动, 动态时间线 and 我的收藏; what is shown lives in the address. */
export function Component() {
  const [search] = useSearchParams();
  const asked = search.get('tab');
  const view = views.find(({ key }) => key === asked)?.key ?? 'activities';
  usePageTitle(title);
  if (moved.includes(asked)) return <Navigate replace to={`/usercenter/index/myrecord?${search}`} />;
  return (
    <>
      <div className="ph">
        <h1>{title}</h1>
        <div className={styles.acts}>
          <ListTabs isSwitch label={title} current={view} tabs={views} />
          <ButtonAnchor look="primary" href="/user-index/activityList">
            找活动
          </ButtonAnchor>
        </div>
      </div>
      <AttendanceToConfirm />
      <EntriesToAnswer />
      {view === 'activities' && <MySignUps />}
      {view === 'timeline' && <MyTimeline />}
      {view === 'favourites' && <MyFavourites />}
    </>
  );
}

/** Sign-ups by state; tab and page live in the address. */
function MySignUps() {
  const url = useUrlFilters({ pageSize: 10 });
  const tab = url.oneOf('tab', tabs);
  const signUps = useOperationQuery(
    listMySignUpsCall,
    { tab, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const toRate = useServicesToRate();
  const totals = useOperationQuery(getMyHourTotalsCall, {}, { reportedBy: 'form' });
  return (
    <>
      {signUps.data && totals.data && (
        <dl className={styles.figures}>
          <Figure label="已完成场次" value={figureLabel(signUps.data.counts.done)} />
          <Figure label="已生效小时" value={hoursLabel(totals.data.effectiveMinutes)} />
        </dl>
      )}
      <ListTabs
        label="报名状态"
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          label: mySignUpTabs[key],
          count: signUps.data?.counts[key],
        }))}
      />
      <QueryList
        query={signUps}
        url={url}
        what="报名记录"
        unit="条"
        isBare
        empty={{
          art: 'boat',
          title: tab === 'all' ? '你还没有报过名' : `没有${mySignUpTabs[tab]}的活动`,
          text: '每周都有上百场活动等着人来。',
          action: (
            <ButtonAnchor look="primary" href="/user-index/activityList">
              去看看哪里需要你
            </ButtonAnchor>
          ),
        }}
      >
        {(rows) => (
          <MySignUpList
            signUps={rows}
            moreActs={({ activityId, startsAt }) =>
              toRate
                .filter((one) => one.activityId === activityId && one.startsAt === startsAt)
                .map((service) => <RateServiceButton key={service.participationId} service={service} />)
            }
          />
        )}
      </QueryList>
      <CalendarFeedPanel />
    </>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">{value}</dd>
  </div>
);
