import { longestReportDays, reportPeriods } from '#domains/statistics/contract/reports.words.ts';
import { DashboardFigures } from '#domains/statistics/web/dashboard/dashboard-figures.tsx';
import { DashboardHeat } from '#domains/statistics/web/dashboard/dashboard-heat.tsx';
import { DashboardHours, HoursTable } from '#domains/statistics/web/dashboard/dashboard-hours.tsx';
import {
  DashboardAreas,
  DashboardCategories,
  DashboardFunnel,
} from '#domains/statistics/web/dashboard/dashboard-shares.tsx';
import { type ReportView, shareLabel } from '#domains/statistics/web/dashboard/dashboard-view.ts';
import { ReportTable } from '#domains/statistics/web/report-table.tsx';
import { exportStatisticsCall, getReportsCall } from '#domains/statistics/web/statistics.calls.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { addDays, labelDay, waitedLabel } from '#platform/contract/instants.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { DayRange } from '#platform/web/fields/day-range.tsx';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { FilterBar } from '#platform/web/list/filter-bar.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { deriveTheme } from '#platform/web/theme/derive-theme.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import styles from './dashboard-page.module.css';
import { useShellSettings } from './shell/shell-settings.ts';

const usualDays = 30;
const daysBefore = (day: string, count: number): string => addDays(day, 1 - count);

/** `/dashboard/reports` 统计报表: the figures of a period as charts and as tables beside them, inside the reader's data scope. */
export function Component() {
  usePageTitle('统计报表');
  const url = useUrlFilters();
  const today = labelDay();
  const toOn = url.days.to ?? today;
  const fromOn = url.days.from ?? daysBefore(toOn, usualDays);
  const asked = { fromOn, toOn };
  const { data, isPending, error, refetch } = useOperationQuery(getReportsCall, asked, {
    staleMs: minuteMs,
    reportedBy: 'form',
  });
  return (
    <>
      <div className="pt">
        <div>
          <h1>统计报表</h1>
          <p>只算你能看到的范围，每张图旁边有对应的数字。一次最多看 {longestReportDays} 天。</p>
        </div>
        <div className="r">
          <ExportButton
            what="统计报表"
            fetchSheet={(reason) => callOperation(exportStatisticsCall, { ...asked, reason })}
          />
        </div>
      </div>
      <section className="pn" aria-label="时间段">
        <FilterBar url={url}>
          {keysOf(reportPeriods).map((days) => {
            const from = daysBefore(today, Number(days));
            return (
              <Chip
                key={days}
                isOutlined
                isOn={fromOn === from && toOn === today}
                onPress={() => url.change({ from, to: today })}
              >
                {reportPeriods[days]}
              </Chip>
            );
          })}
          <DayRange label="" span={{ from: fromOn, to: toOn }} onChange={(span) => url.change(span)} />
        </FilterBar>
      </section>
      {isPending && <Skeleton kind="block" />}
      {error && <LoadFailed className="pn" what="统计报表" failure={error} onRetry={() => void refetch()} />}
      {data && <Reports data={data} over={`${fromOn} 至 ${toOn}`} />}
    </>
  );
}

/** Needs asked in the period: how far they have come, what was said of them, what they were about. */
function NeedReports({ needs }: Pick<ReportView, 'needs'>) {
  const { steps, outcomes, categories, medianMinutes, verifiedInTime } = needs;
  const [, verified] = steps;
  const caption = [
    '服务需求，件',
    verified && verified.value > 0 && `按时核实 ${shareLabel(verifiedInTime, verified.value)}`,
    medianMinutes !== null && `一半在 ${waitedLabel(medianMinutes)} 内有队伍接`,
  ];
  return (
    <div className={styles.three}>
      <ReportTable caption={caption.filter(Boolean).join('，')} rows={steps} shareOf="first" />
      <ReportTable caption="点单人怎么说，件" rows={outcomes} shareOf="sum" />
      <ReportTable caption="需求类别，件" rows={categories} shareOf="sum" />
    </div>
  );
}

function Reports({ data, over }: { data: ReportView; over: string }) {
  const { themeColour } = useShellSettings();
  return (
    <div className={styles.reports}>
      <DashboardFigures figures={data.figures} before="前一段" />
      <div className={styles.wide}>
        <DashboardHours
          hours={data.hours}
          themeColour={deriveTheme(themeColour).mark}
          over={over}
          height={400}
          hasTableBeside
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys */}
        <section className={`pn ${styles.numbers}`} aria-label="服务时长" tabIndex={0}>
          <div className="pn__h">
            <h2>服务时长</h2>
          </div>
          <HoursTable hours={data.hours} />
        </section>
      </div>
      <div className={styles.two}>
        <DashboardAreas areas={data.areas} over={over} />
        <ReportTable caption="各区活动，场" rows={data.areas} shareOf="sum" />
      </div>
      <div className={styles.two}>
        <DashboardCategories categories={data.categories} over={over} />
        <ReportTable caption="服务类别，场" rows={data.categories} shareOf="sum" />
      </div>
      <div className={styles.two}>
        <DashboardFunnel funnel={data.funnel} over={over} />
        <ReportTable caption="报名四步，人次" rows={data.funnel} shareOf="first" />
      </div>
      <NeedReports needs={data.needs} />
      <div className={styles.two}>
        <ReportTable caption="星级志愿者，按最高的一颗，人" rows={data.stars.standing} shareOf="sum" />
        <ReportTable caption={`${over} 新授星级，人`} rows={data.stars.awarded} shareOf="sum" />
      </div>
      <div className={styles.one}>
        <DashboardHeat heat={data.heat} over={over} />
      </div>
    </div>
  );
}
