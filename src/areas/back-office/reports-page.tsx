import { DashboardFigures } from '#domains/statistics/web/dashboard/dashboard-figures.tsx';
import { DashboardHeat } from '#domains/statistics/web/dashboard/dashboard-heat.tsx';
import { DashboardHours, HoursTable } from '#domains/statistics/web/dashboard/dashboard-hours.tsx';
import {
  DashboardAreas,
  DashboardCategories,
  DashboardFunnel,
} from '#domains/statistics/web/dashboard/dashboard-shares.tsx';
import type { DashboardView } from '#domains/statistics/web/dashboard/dashboard-view.ts';
import { ReportTable } from '#domains/statistics/web/report-table.tsx';
import { exportStatisticsCall, getDashboardCall } from '#domains/statistics/web/statistics.calls.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { deriveTheme } from '#platform/web/theme/derive-theme.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import styles from './dashboard-page.module.css';
import { useShellSettings } from './shell/shell-settings.ts';

/** `/dashboard/reports` 统计报表: every figure as a chart and as a table beside it, inside the reader's data scope. */
export function Component() {
  usePageTitle('统计报表');
  const { data, isPending, error, refetch } = useOperationQuery(
    getDashboardCall,
    {},
    { staleMs: minuteMs, reportedBy: 'form' },
  );
  return (
    <>
      <div className="pt">
        <div>
          <h1>统计报表</h1>
          <p>只算你能看到的范围，和后台首页是同一份数据。每张图旁边有对应的数字。</p>
        </div>
        <div className="r">
          <ExportButton
            what="统计报表"
            fetchSheet={(reason) => callOperation(exportStatisticsCall, { reason })}
          />
        </div>
      </div>
      {isPending && <Skeleton kind="block" />}
      {error && <LoadFailed className="pn" what="统计报表" failure={error} onRetry={() => void refetch()} />}
      {data && <Reports data={data} />}
    </>
  );
}

function Reports({ data }: { data: DashboardView }) {
  const { themeColour } = useShellSettings();
  return (
    <>
      <DashboardFigures figures={data.figures} />
      <div className={styles.wide}>
        <DashboardHours hours={data.hours} themeColour={deriveTheme(themeColour).mark} />
        <section className="pn">
          <div className="pn__h">
            <h2>每月服务时长</h2>
          </div>
          <HoursTable hours={data.hours} />
        </section>
      </div>
      <div className={styles.two}>
        <DashboardAreas areas={data.areas} />
        <ReportTable caption="各区活动，近 90 天，场" rows={data.areas} shareOf="sum" />
      </div>
      <div className={styles.two}>
        <DashboardCategories categories={data.categories} />
        <ReportTable caption="服务类别，近 90 天，场" rows={data.categories} shareOf="sum" />
      </div>
      <div className={styles.two}>
        <DashboardFunnel funnel={data.funnel} />
        <ReportTable caption="报名四步，近 30 天，人次" rows={data.funnel} shareOf="first" />
      </div>
      <div className={styles.one}>
        <DashboardHeat heat={data.heat} />
      </div>
    </>
  );
}
