import { useMemo } from 'react';
import { DashboardChart } from './dashboard-chart.tsx';
import type { DashboardView } from './dashboard-view.ts';
import styles from './dashboard.module.css';

const weekdays = ['日', '一', '二', '三', '四', '五', '六'];
/** Monday first, as the week is read here; drawn from the bottom up. */
const rowsUp = [0, 6, 5, 4, 3, 2, 1];
/** Hours are read in pairs: 8 stands for 8 and 9. */
const pairStarts = [6, 8, 10, 12, 14, 16, 18, 20];

/** When shifts begin, by weekday and two hours, over the last and the next 30 days. */
export function DashboardHeat({ heat }: Pick<DashboardView, 'heat'>) {
  const counts = useMemo(() => countPairs(heat), [heat]);
  const option = useMemo(() => optionOf(counts), [counts]);
  return (
    <section className="pn">
      <div className="pn__h">
        <h2>开场高峰</h2>
        <span className={styles.note}>前后 30 天，场</span>
      </div>
      <DashboardChart label={sentenceOf(counts)} option={option} height={230}>
        <table className="tbl">
          <thead>
            <tr>
              <th>星期</th>
              {pairStarts.map((hour) => (
                <th key={hour} className="r">
                  {hour} 点
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rowsUp].reverse().map((weekday) => (
              <tr key={weekday}>
                <td>周{weekdays[weekday]}</td>
                {pairStarts.map((hour) => (
                  <td key={hour} className="r">
                    {counts.get(keyOf(weekday, hour)) ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </DashboardChart>
    </section>
  );
}

const keyOf = (weekday: number, hour: number): string => `${weekday}:${hour}`;

/** Starts before 6 count with 6, starts after 21 with 20: the edges of the day are rare. */
function countPairs(heat: DashboardView['heat']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { weekday, hour, value } of heat) {
    const pair = Math.min(20, Math.max(6, hour - (hour % 2)));
    counts.set(keyOf(weekday, pair), (counts.get(keyOf(weekday, pair)) ?? 0) + value);
  }
  return counts;
}

function sentenceOf(counts: ReadonlyMap<string, number>): string {
  const [busiest] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!busiest) return '还没有场次';
  const [weekday = 0, hour = 0] = busiest[0].split(':').map(Number);
  return `按星期和时段的开场热力图，最多的是周${weekdays[weekday]} ${hour} 点前后，${busiest[1]} 场`;
}

function optionOf(counts: ReadonlyMap<string, number>) {
  const cells = rowsUp.flatMap((weekday, y) =>
    pairStarts.map((hour, x) => [x, y, counts.get(keyOf(weekday, hour)) ?? 0]),
  );
  const axis = { axisLine: { show: false }, axisTick: { show: false }, axisLabel: { color: '#756b64' } };
  return {
    grid: { left: 4, right: 4, top: 8, bottom: 4, containLabel: true },
    tooltip: { backgroundColor: '#231d1a', borderWidth: 0, textStyle: { color: '#fff' }, formatter: '{c}' },
    xAxis: { ...axis, type: 'category' as const, data: pairStarts.map((hour) => `${hour} 点`) },
    yAxis: { ...axis, type: 'category' as const, data: rowsUp.map((weekday) => weekdays[weekday]) },
    visualMap: {
      show: false,
      min: 0,
      max: Math.max(1, ...counts.values()),
      inRange: { color: ['#fbeae7', '#d9472f'] },
    },
    series: [
      {
        type: 'heatmap' as const,
        data: cells,
        itemStyle: { borderColor: '#fff', borderWidth: 4, borderRadius: 6 },
      },
    ],
  };
}
