import { hoursLabel } from '#platform/contract/figures.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { getTeamHomeCall } from '../statistics.calls.ts';
import styles from './team-home.module.css';

type Home = RemoteResult<typeof getTeamHomeCall>;

const chart = { width: 640, height: 200, bottom: 24, top: 20 };

/** 服务时长: the team's numbers and effective hours by month, with a table for those who cannot see the bars. */
export function TeamHomeHours({ home }: { home: Home }) {
  const figures: [string, string][] = [
    ['累计小时', hoursLabel(home.effectiveMinutes)],
    ['队员', String(home.memberCount)],
    ['做过的活动', String(home.activityCount)],
    ['到场率', home.attendanceRate === null ? '—' : `${Math.round(home.attendanceRate * 100)}%`],
  ];
  return (
    <section className="panel" aria-label="服务时长">
      <div className="panel__h">
        <h2>服务时长</h2>
      </div>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dd className="num">{value}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
      <MonthBars months={home.months} />
    </section>
  );
}

function MonthBars({ months }: { months: Home['months'] }) {
  const most = Math.max(60, ...months.map(({ minutes }) => minutes));
  const slot = chart.width / Math.max(1, months.length);
  const room = chart.height - chart.bottom - chart.top;
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden>
        {months.map(({ month, minutes }, index) => {
          const height = (minutes / most) * room;
          const middle = index * slot + slot / 2;
          const isLast = index === months.length - 1;
          return (
            <g key={month} className={isLast ? styles.thisMonth : undefined}>
              <rect
                x={middle - slot * 0.3}
                y={chart.height - chart.bottom - height}
                width={slot * 0.6}
                height={height}
                rx="4"
              />
              {minutes > 0 && (
                <text x={middle} y={chart.height - chart.bottom - height - 6}>
                  {Math.floor(minutes / 60)}
                </text>
              )}
              <text x={middle} y={chart.height - 6}>
                {Number(month.slice(5))}月
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="sr">
        {months.map(({ month, minutes }) => `${month}：${hoursLabel(minutes)} 小时`).join('；')}
      </figcaption>
    </figure>
  );
}
