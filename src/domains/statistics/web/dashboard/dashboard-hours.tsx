import { useMemo } from 'react';
import { hoursLabel } from '#platform/contract/instants.ts';
import { DashboardChart } from './dashboard-chart.tsx';
import { figureLabel } from './dashboard-view.ts';
import type { DashboardView } from './dashboard-view.ts';
import styles from './dashboard.module.css';

type DashboardHoursProps = Pick<DashboardView, 'hours'> & {
  /** Colour of this year's line, `#rrggbb`. */
  themeColour: string;
};

const monthLabel = (month: string): string => `${Number(month.slice(5))}月`;
const wholeHours = (minutes: number): number => Math.floor(minutes / 60);

/** Effective service hours of the last twelve months beside the same months a year before. */
export function DashboardHours({ hours, themeColour }: DashboardHoursProps) {
  const option = useMemo(() => optionOf(hours, themeColour), [hours, themeColour]);
  const total = hours.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <section className="pn">
      <div className="pn__h">
        <h2>服务时长</h2>
        <span className={styles.legend}>
          <i style={{ borderColor: themeColour }} />
          近十二个月，小时
          <i className={styles.dashed} />
          上年同期
        </span>
      </div>
      <DashboardChart
        label={`近十二个月已生效服务时长共 ${figureLabel(wholeHours(total))} 小时，与上年同期对照的折线图`}
        option={option}
        height={264}
      >
        <table className="tbl">
          <thead>
            <tr>
              <th>月份</th>
              <th className="r">时长（小时）</th>
              <th className="r">上年同期（小时）</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ month, minutes, lastYearMinutes }) => (
              <tr key={month}>
                <td>{month}</td>
                <td className="r">{hoursLabel(minutes)}</td>
                <td className="r">{hoursLabel(lastYearMinutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DashboardChart>
    </section>
  );
}

function optionOf(hours: DashboardView['hours'], colour: string) {
  const line = { type: 'line' as const, symbol: 'circle', showSymbol: false, smooth: false };
  return {
    grid: { left: 8, right: 16, top: 20, bottom: 4, containLabel: true },
    tooltip: {
      trigger: 'axis' as const,
      backgroundColor: '#231d1a',
      borderWidth: 0,
      textStyle: { color: '#fff' },
      valueFormatter: (value: unknown) => `${figureLabel(Number(value))} 小时`,
    },
    xAxis: {
      type: 'category' as const,
      boundaryGap: false,
      data: hours.map(({ month }) => monthLabel(month)),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: '#756b64' },
    },
    yAxis: {
      type: 'value' as const,
      axisLabel: { color: '#756b64' },
      splitLine: { lineStyle: { color: '#f0ede9' } },
    },
    series: [
      {
        ...line,
        name: '近十二个月',
        data: hours.map(({ minutes }) => wholeHours(minutes)),
        lineStyle: { color: colour, width: 3 },
        itemStyle: { color: colour },
        areaStyle: { color: colour, opacity: 0.1 },
      },
      {
        ...line,
        name: '上年同期',
        data: hours.map(({ lastYearMinutes }) => wholeHours(lastYearMinutes)),
        lineStyle: { color: '#a0978e', width: 2, type: 'dashed' as const },
        itemStyle: { color: '#a0978e' },
      },
    ],
  };
}
