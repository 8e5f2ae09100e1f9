import { useSearchParams } from 'react-router';
import { RecordSums } from '#domains/hours/web/record-sums.tsx';
import { getMyHourTotalsCall } from '#domains/hours/web/hours.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { MyBasics } from './my-basics.tsx';
import { MyEntriesTab } from './my-entries-tab.tsx';
import { MyHours } from './my-hours.tsx';
import { MyRatings } from './my-ratings.tsx';
import { useRecordCounts } from './use-record-counts.ts';
import styles from './my-record-page.module.css';

const tabs = [
  { key: 'basics', label: '基本信息' },
  { key: 'hours', label: '服务记录' },
  { key: 'trainings', label: '培训' },
  { key: 'awards', label: '表彰' },
  { key: 'ratings', label: '评价' },
] as const;

/** `/usercenter/index/myrecord` 我的志愿档案: what 条例 19 wants recorded of a volunteer, kind by kind (67号令); what is shown lives in the address. */
export function Component() {
  usePageTitle('我的志愿档案');
  const asked = useSearchParams()[0].get('tab');
  const counts = useRecordCounts();
  const tab = tabs.find(({ key }) => key === asked)?.key ?? 'hours';
  return (
    <>
      <header className={`ph ${styles.head}`}>
        <div>
          <h1>我的志愿档案</h1>
          <p className="muted">
            按《志愿服务条例》第十九条记录，只有你和记录单位能看全。记录不会被删改，错了就加一条更正。
          </p>
        </div>
        <div className={styles.acts}>
          <ButtonLink look="line" to="/usercenter/index/mydata">
            导出
          </ButtonLink>
          <ButtonLink look="primary" to="/usercenter/index/mycertificate">
            开具证书
          </ButtonLink>
        </div>
      </header>
      <Sums />
      <ListTabs
        label="档案内容"
        tabs={tabs.map((one) => ({ ...one, count: counts[one.key] }))}
        current={tab}
        hrefOf={(key) => `?tab=${key}`}
      />
      <div className={styles.body}>
        {tab === 'basics' && <MyBasics />}
        {tab === 'hours' && <MyHours />}
        {tab === 'trainings' && <MyEntriesTab key="training" kind="training" />}
        {tab === 'awards' && <MyEntriesTab key="award" kind="award" />}
        {tab === 'ratings' && <MyRatings />}
      </div>
    </>
  );
}

function Sums() {
  const totals = useOperationQuery(getMyHourTotalsCall, {}, { reportedBy: 'form' });
  if (totals.data) return <RecordSums totals={totals.data} />;
  return totals.isError ? (
    <LoadFailed
      className="panel"
      what="时长合计"
      failure={totals.error}
      onRetry={() => void totals.refetch()}
    />
  ) : (
    <Skeleton kind="block" />
  );
}
