import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { figureLabel, hoursLabel, hoursOf } from '#platform/contract/figures.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { getMyHourTotalsCall } from './hours.calls.ts';
import { HourRings } from './hour-rings.tsx';
import styles from './hour-totals-panel.module.css';

type Totals = RemoteResult<typeof getMyHourTotalsCall>;

const yearGoalMinutes = 150 * 60;
const monthGoalMinutes = 20 * 60;

/** Effective hours as three rings with the way to the next star, and the stars that were awarded; pending hours stand apart and are not added. */
export function HourTotalsPanel({ totals }: { totals: Totals }) {
  const { effectiveMinutes, yearMinutes, monthMinutes, pendingMinutes, stars, starMinutes } = totals;
  const reached = starMinutes.filter((minutes) => minutes <= effectiveMinutes).length;
  const next = starMinutes[reached];
  return (
    <section className={`panel ${styles.panel}`} aria-label="我的服务时长">
      <div className={styles.top}>
        <HourRings
          value={hoursLabel(effectiveMinutes)}
          caption="累计小时"
          rings={[
            {
              label: next ? `距${starNames[reached]}` : '已满五星',
              done: hoursOf(effectiveMinutes),
              goal: Math.max(1, hoursOf(next ?? effectiveMinutes)),
            },
            { label: '今年', done: hoursOf(yearMinutes), goal: hoursOf(yearGoalMinutes) },
            { label: '本月', done: hoursOf(monthMinutes), goal: hoursOf(monthGoalMinutes) },
          ]}
        />
        <dl className={styles.legend}>
          <Line
            tone="star"
            label={next ? `距${starNames[reached]}还差` : '已满五星的时长'}
            value={hoursLabel(next ? next - effectiveMinutes : effectiveMinutes)}
            note={`${figureLabel(totals.recordCount)} 条记录，共 ${figureLabel(effectiveMinutes)} 分钟`}
          />
          <Line
            tone="year"
            label="今年"
            value={hoursLabel(yearMinutes)}
            note={`本月 ${hoursLabel(monthMinutes)} 小时`}
          />
          <Line
            tone="pending"
            label="待生效"
            value={hoursLabel(pendingMinutes)}
            note="核定、公示期满才计入"
          />
        </dl>
      </div>
      <div className={styles.ladder}>
        <p>星级进度：{standing(stars, reached)}</p>
        <ol>
          {starMinutes.map((minutes, index) => (
            <li key={minutes} className={index < stars ? styles.reached : undefined}>
              <progress
                className="progress"
                max={minutes - (starMinutes[index - 1] ?? 0)}
                value={Math.max(0, effectiveMinutes - (starMinutes[index - 1] ?? 0))}
                aria-label={`${starNames[index]}，${figureLabel(minutes / 60)} 小时`}
              />
              <b>{starNames[index]}</b> {figureLabel(minutes / 60)} 时
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The star that was awarded, and the one whose hours are there but that is not awarded yet. */
function standing(stars: number, reached: number): string {
  const awarded = stars > 0 ? `已授${starNames[stars - 1]}` : '还没有授星';
  return reached > stars ? `${awarded}，${starNames[reached - 1]}的时长已满，等确认和公示` : awarded;
}

function Line({
  tone,
  label,
  value,
  note,
}: {
  tone: 'star' | 'year' | 'pending';
  label: string;
  value: string;
  note: string;
}) {
  return (
    <div>
      <dt>
        <i className={styles[tone]} aria-hidden />
        {label}
      </dt>
      <dd>
        <b className="num">{value} 时</b>
        <small>{note}</small>
      </dd>
    </div>
  );
}
