import { MyHourList } from '#domains/hours/web/mine/my-hour-list.tsx';
import { ownClaimsPath } from '#domains/hours/contract/hour-origin.rules.ts';
import { hourStates } from '#domains/hours/contract/hours.words.ts';
import { getMyHourTotalsCall, listMyHoursCall } from '#domains/hours/web/hours.calls.ts';
import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { WhoToAsk } from '#domains/site/web/who-to-ask.tsx';
import { hoursLabel } from '#platform/contract/figures.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import styles from '../my-activities-page.module.css';

const states = ['publicity', 'effective', 'calculated', 'submitted', 'disputed', 'rejected'] as const;

/** 时长记录: all of my records with what counts of them, and whom to ask. */
export function MyHours() {
  const url = useUrlFilters({ pageSize: 20, view: 'state' });
  const state = url.wordOf('state', states);
  const hours = useOperationQuery(
    listMyHoursCall,
    { state, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const totals = useOperationQuery(getMyHourTotalsCall, {}, { reportedBy: 'form' });
  const site = useOperationQuery(getSiteCall, {}, { staleMs: 300_000 });
  return (
    <>
      <ListTabs
        label="按状态"
        current={state ?? 'all'}
        tabs={[{ key: 'all', label: '全部' }, ...states.map((key) => ({ key, label: hourStates[key] }))]}
        hrefOf={(key) => (key === 'all' ? '?tab=hours' : `?tab=hours&state=${key}`)}
      />
      {totals.data && (
        <Notice kind="info" className={styles.sum}>
          已生效 {hoursLabel(totals.data.effectiveMinutes)} 小时；待生效{' '}
          {hoursLabel(totals.data.pendingMinutes)} 小时，还不计入任何合计。
        </Notice>
      )}
      <p>
        <ButtonLink look="line" size="sm" to={ownClaimsPath}>
          做过的服务没有记录？申请补记
        </ButtonLink>
      </p>
      <section className="panel" aria-label="时长记录">
        <QueryList
          query={hours}
          url={url}
          what="时长记录"
          unit="条"
          empty={{
            art: 'boat',
            title: state ? '没有这种状态的记录' : '还没有时长记录',
            text: '签到签退齐全后，时长会自动算好放在这里。',
            action: (
              <ButtonAnchor look="primary" href="/user-index/activityList">
                去看看活动
              </ButtonAnchor>
            ),
          }}
        >
          {(rows) => <MyHourList hours={rows} namesActivity />}
        </QueryList>
      </section>
      <WhoToAsk contact={null} centre={site.data} />
    </>
  );
}
