import { Link, useSearchParams } from 'react-router';
import { EntriesToAnswer } from '#domains/hours/web/entries-to-answer.tsx';
import { mySignUpTabs } from '#domains/signups/contract/signups.words.ts';
import { CalendarFeedPanel } from '#domains/signups/web/calendar-feed-panel.tsx';
import { MySignUpList } from '#domains/signups/web/my-sign-up-list.tsx';
import { listMySignUpsCall } from '#domains/signups/web/signups.calls.ts';
import { MyTimeline } from '#domains/statistics/web/my-timeline.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { NotLoaded } from '#platform/web/list/not-loaded.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useLeaveEmptyPage } from '#platform/web/use-leave-empty-page.ts';
import styles from './my-activities-page.module.css';
import { pageSize, useTabPage } from './use-tab-page.ts';

const views = [
  { label: '我的活动', href: '?' },
  { label: '动态时间线', href: '?tab=timeline' },
] as const;

const title = '我的动态';

/** `/usercenter/index/myactivity` 我的动态, with 我的活动 and 动态时间线; what is shown lives in the address. */
export function Component() {
  const isTimeline = useSearchParams()[0].get('tab') === 'timeline';
  const view = views[isTimeline ? 1 : 0];
  usePageTitle(title);
  return (
    <>
      <div className="ph">
        <h1>{title}</h1>
        <div className={styles.acts}>
          <nav className="seg" aria-label={title}>
            {views.map(({ label, href }) => (
              <Link
                key={href}
                className={href === view.href ? 'on' : undefined}
                aria-current={href === view.href ? 'page' : undefined}
                to={href}
              >
                {label}
              </Link>
            ))}
          </nav>
          <a className="btn btn--primary" href="/user-index/activityList">
            找活动
          </a>
        </div>
      </div>
      <EntriesToAnswer />
      {isTimeline ? <MyTimeline /> : <MySignUps />}
    </>
  );
}

/** Sign-ups by state; tab and page live in the address. */
function MySignUps() {
  const { tabs, tab, page, hrefOf, go } = useTabPage(mySignUpTabs);
  const signUps = useOperationQuery(
    listMySignUpsCall,
    { tab, pageNum: page, pageSize },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  useLeaveEmptyPage(page, signUps.data, go);
  return (
    <>
      <nav className="tabs" aria-label="报名状态">
        {tabs.map((key) => (
          <Link key={key} to={hrefOf(1, key)} aria-current={key === tab ? 'page' : undefined}>
            {mySignUpTabs[key]}
            {signUps.data && <sup className="tn">{signUps.data.counts[key]}</sup>}
          </Link>
        ))}
      </nav>
      {signUps.isPending && <Skeleton kind="rows" count={4} />}
      {signUps.isError && (
        <NotLoaded
          title="没有取到报名记录"
          text={signUps.error.msg}
          isMain
          onRetry={() => void signUps.refetch()}
        />
      )}
      {signUps.data?.list.length === 0 && (
        <EmptyState
          art="boat"
          title={tab === 'all' ? '你还没有报过名' : `没有${mySignUpTabs[tab]}的活动`}
          text="每周都有上百场活动等着人来。"
          action={
            <a className="btn btn--primary" href="/user-index/activityList">
              去看看哪里需要你
            </a>
          }
        />
      )}
      {signUps.data && signUps.data.list.length > 0 && <MySignUpList signUps={signUps.data.list} />}
      {signUps.data && (
        <Pager page={page} pageCount={Math.ceil(signUps.data.total / pageSize)} hrefOf={hrefOf} onPage={go} />
      )}
      <CalendarFeedPanel />
    </>
  );
}
