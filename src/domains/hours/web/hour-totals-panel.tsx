import { starMinutes, starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { figureLabel, hoursLabel, hoursOf } from '#platform/contract/figures.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { getMyHourTotalsCall } from './hours.calls.ts';
import { HourRings } from './hour-rings.tsx';
import styles from './hour-totals-panel.module.css';

type Totals = RemoteResult<typeof getMyHourTotalsCall>;

const yearGoalMinutes = 150 * 60;
const monthGoalMinutes = 20 * 60;
const starHours = starMinutes.map((minutes) => minutes / 60);

/** Effective hours as three rings with the way to the next star; pending hours stand apart and are not added. */
export function HourTotalsPanel({ totals }: { totals: Totals }) {
  const { effectiveMinutes, yearMinutes, monthMinutes, pendingMinutes, stars, nextStarMinutes } = totals;
  const next = nextStarMinutes ?? effectiveMinutes;
  return (
    <section className={`panel ${styles.panel}`} aria-label="我的服务时长">
      <div className={styles.top}>
        <HourRings
          value={hoursLabel(effectiveMinutes)}
          caption="累计小时"
          rings={[
            {
              label: nextStarMinutes ? `距${starNames[stars]}` : '已达五星',
              done: hoursOf(effectiveMinutes),
              goal: Math.max(1, hoursOf(next)),
            },
            { label: '今年', done: hoursOf(yearMinutes), goal: hoursOf(yearGoalMinutes) },
            { label: '本月', done: hoursOf(monthMinutes), goal: hoursOf(monthGoalMinutes) },
          ]}
        />
        <dl className={styles.legend}>
          <Line
            tone="star"
            label={nextStarMinutes ? `距${starNames[stars]}还差` : '已是五星志愿者'}
            value={
              nextStarMinutes ? hoursLabel(nextStarMinutes - effectiveMinutes) : hoursLabel(effectiveMinutes)
            }
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
        <p>星级进度</p>
        <ol>
          {starHours.map((hours, index) => (
            <li key={hours} className={index < stars ? styles.reached : undefined}>
              <progress
                max={hours - (starHours[index - 1] ?? 0)}
                value={Math.max(0, hoursOf(effectiveMinutes) - (starHours[index - 1] ?? 0))}
                aria-label={`${starNames[index]}，${figureLabel(hours)} 小时`}
              />
              <b>{starNames[index]}</b> {figureLabel(hours)} 时
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
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
