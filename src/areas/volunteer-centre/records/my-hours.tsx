import { GradeLegend } from '#domains/hours/web/mine/grade-legend.tsx';
import { MyHourList } from '#domains/hours/web/mine/my-hour-list.tsx';
import { ownClaimsPath } from '#domains/hours/contract/hour-origin.rules.ts';
import { hourStates } from '#domains/hours/contract/hours.words.ts';
import { listMyHoursCall } from '#domains/hours/web/hours.calls.ts';
import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { WhoToAsk } from '#domains/site/web/who-to-ask.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import styles from './my-record-page.module.css';

const states = [
  'publicity',
  'effective',
  'calculated',
  'submitted',
  'disputed',
  'rejected',
  'voided',
] as const;

/** 服务记录: all of my records with how each came to be, and whom to ask. */
export function MyHours() {
  const url = useUrlFilters({ pageSize: 20, view: 'state' });
  const state = url.wordOf('state', states);
  const hours = useOperationQuery(
    listMyHoursCall,
    { state, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const site = useOperationQuery(getSiteCall, {}, { staleMs: 300_000 });
  return (
    <>
      <ListTabs
        isSwitch
        label="按状态"
        current={state ?? 'all'}
        tabs={[{ key: 'all', label: '全部' }, ...states.map((key) => ({ key, label: hourStates[key] }))]}
        hrefOf={(key) => (key === 'all' ? '?tab=hours' : `?tab=hours&state=${key}`)}
      />
      <div className={styles.before}>
        <p className="muted">展开一条，看它怎么来的；有误可以申请更正，不属实可以提出异议。</p>
        <ButtonLink look="line" size="sm" to={ownClaimsPath}>
          做过的服务没有记录？申请补记
        </ButtonLink>
      </div>
      <section className="panel" aria-label="服务记录">
        <QueryList
          query={hours}
          url={url}
          what="服务记录"
          unit="条"
          empty={{
            art: 'boat',
            title: state ? '没有这种状态的记录' : '还没有服务记录',
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
      <GradeLegend />
      <WhoToAsk contact={null} centre={site.data} />
    </>
  );
}
