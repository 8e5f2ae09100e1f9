import type { ChartConfiguration } from 'chart.js';
import { useMemo } from 'react';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { DashboardChart } from './dashboard-chart.tsx';
import type { ReportView } from './dashboard-view.ts';
import styles from './dashboard.module.css';

type DashboardHoursProps = Pick<ReportView, 'hours'> & {
  /** Colour of this year's line, `#rrggbb`. */
  themeColour: string;
  /** The time that it is about. */
  over?: string;
  /** px. */
  height?: number;
  /** The numbers stand beside the chart already. */
  hasTableBeside?: boolean;
};

/** 11月 of `2026-11`, 11-23 of `2026-11-23`. */
const partLabel = (part: string): string => (part.length > 7 ? part.slice(5) : `${Number(part.slice(5))}月`);
const wholeHours = (minutes: number): number => Math.floor(minutes / 60);

const columns: readonly Column<ReportView['hours'][number]>[] = [
  { key: 'part', header: '时间', isTight: true, cell: ({ part }) => part },
  { key: 'minutes', header: '时长（小时）', isNumeric: true, cell: ({ minutes }) => hoursLabel(minutes) },
  {
    key: 'lastYear',
    header: '上年同期（小时）',
    isNumeric: true,
    cell: ({ lastYearMinutes }) => hoursLabel(lastYearMinutes),
  },
];

/** Effective service hours beside the same time a year before. */
export function DashboardHours({
  hours,
  themeColour,
  over = '近十二个月',
  height = 264,
  hasTableBeside = false,
}: DashboardHoursProps) {
  const chart = useMemo(() => chartOf(hours, themeColour, over), [hours, themeColour, over]);
  const total = hours.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <section className="pn">
      <div className="pn__h">
        <h2>服务时长</h2>
        <span className={styles.legend}>
          <i style={{ borderColor: themeColour }} />
          {over}，小时
          <i className={styles.dashed} />
          上年同期
        </span>
      </div>
      <DashboardChart
        label={`${over}已生效服务时长共 ${figureLabel(wholeHours(total))} 小时，与上年同期对照的折线图`}
        chart={chart}
        height={height}
      >
        {!hasTableBeside && <HoursTable hours={hours} />}
      </DashboardChart>
    </section>
  );
}

/** The same by numbers. */
export const HoursTable = ({ hours }: Pick<ReportView, 'hours'>) => (
  <DataTable caption="服务时长" cards="none" rows={hours} keyOf={({ part }) => part} columns={columns} />
);

const axisColour = '#736962';

function chartOf(hours: ReportView['hours'], colour: string, over: string): ChartConfiguration<'line'> {
  return {
    type: 'line',
    data: {
      labels: hours.map(({ part }) => partLabel(part)),
      datasets: [
        {
          label: over,
          data: hours.map(({ minutes }) => wholeHours(minutes)),
          borderColor: colour,
          borderWidth: 3,
          backgroundColor: `${colour}1a`,
          pointBackgroundColor: colour,
          fill: true,
        },
        {
          label: '上年同期',
          data: hours.map(({ lastYearMinutes }) => wholeHours(lastYearMinutes)),
          borderColor: '#a0978e',
          borderWidth: 2,
          borderDash: [6, 4],
          pointBackgroundColor: '#a0978e',
        },
      ],
    },
    options: {
      maintainAspectRatio: false,
      // Both lines of the month under the pointer, wherever it is.
      interaction: { mode: 'index', intersect: false },
      elements: { point: { radius: 0, hoverRadius: 5 } },
      plugins: {
        tooltip: {
          backgroundColor: '#231d1a',
          callbacks: {
            label: ({ dataset, parsed }) => `${dataset.label}：${figureLabel(parsed.y ?? 0)} 小时`,
          },
        },
      },
      scales: {
        x: { grid: { display: false }, border: { display: false }, ticks: { color: axisColour } },
        y: {
          beginAtZero: true,
          grid: { color: '#f0ede9' },
          border: { display: false },
          ticks: { color: axisColour, callback: (value) => figureLabel(Number(value)) },
        },
      },
    },
  };
}
