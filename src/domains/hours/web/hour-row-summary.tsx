import { hoursLabel } from '#platform/contract/figures.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { listActivityHoursCall } from './hours.calls.ts';
import styles from './hour-row.module.css';

type Hours = RemoteResult<typeof listActivityHoursCall>;

/** Head of the timelist: people, minutes, how far it is, what needs a look. */
export function HourRowSummary({ hours }: { hours: Hours }) {
  const { counts } = hours;
  const looks = hours.waiting.unusual + counts.disputed + counts.rejected + counts.unresolved;
  const cells: [string, string][] = [
    ['时长记录', `${hours.total} 条`],
    ['认定总时长', `${hoursLabel(hours.totalMinutes)} 时`],
    ['待核定', `${counts.calculated} 条`],
  ];
  return (
    <section className={`panel ${styles.summary}`} aria-label="时长概况">
      <div>
        <h1>{hours.activityTitle}</h1>
        <small>
          公示中 {counts.publicity}，已生效 {counts.effective}，中心审核 {counts.submitted}
        </small>
      </div>
      {cells.map(([name, value]) => (
        <dl key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </dl>
      ))}
      <dl className={looks > 0 ? styles.attention : undefined}>
        <dt title="手工调整、当天超过 10 小时、有异议、不予认定的记录，和考勤没有处理完的人">需要你看一眼</dt>
        <dd className="num">{looks} 条</dd>
      </dl>
    </section>
  );
}
