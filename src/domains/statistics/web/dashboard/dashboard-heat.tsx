import { useMemo } from 'react';
import type { ReportView } from './dashboard-view.ts';
import styles from './dashboard-heat.module.css';

const weekdays = ['日', '一', '二', '三', '四', '五', '六'];
/** Monday first, as the week is read here. */
const weekOrder = [1, 2, 3, 4, 5, 6, 0];
/** Hours are read in pairs: 8 stands for 8 and 9. */
const pairStarts = [6, 8, 10, 12, 14, 16, 18, 20];
/** Strengths of the colour; 0 is nothing at all. */
const strongest = 4;

/** When shifts begin, by weekday and two hours, a table whose cells are shaded. */
export function DashboardHeat({ heat, over = '前后 30 天' }: Pick<ReportView, 'heat'> & { over?: string }) {
  const counts = useMemo(() => countPairs(heat), [heat]);
  const most = Math.max(1, ...counts.values());
  return (
    <section className="pn">
      <div className="pn__h">
        <h2>开场高峰</h2>
        <span className={styles.note}>{over}，场</span>
      </div>
      <table className={styles.heat}>
        <caption>{sentenceOf(counts)}</caption>
        <thead>
          <tr>
            <th scope="col">星期</th>
            {pairStarts.map((hour) => (
              <th key={hour} scope="col">
                {hour} 点
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekOrder.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">周{weekdays[weekday]}</th>
              {pairStarts.map((hour) => {
                const count = counts.get(keyOf(weekday, hour)) ?? 0;
                return (
                  <td key={hour} data-strength={Math.ceil((count / most) * strongest)}>
                    {count}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const keyOf = (weekday: number, hour: number): string => `${weekday}:${hour}`;

/** Starts before 6 count with 6, starts after 21 with 20: the edges of the day are rare. */
function countPairs(heat: ReportView['heat']): ReadonlyMap<string, number> {
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
  return `最多的是周${weekdays[weekday]} ${hour} 点前后，${busiest[1]} 场`;
}
