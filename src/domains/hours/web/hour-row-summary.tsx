import type { ReactNode } from 'react';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { unusualHourStates } from '../contract/hours.words.ts';
import type { listActivityHoursCall } from './hours.calls.ts';
import styles from './hour-row.module.css';

type Hours = RemoteResult<typeof listActivityHoursCall>;

/** `11月14日 周六 08:30–11:30`, and how many shifts more there are. */
function whenOf(shifts: Hours['shifts']): string | undefined {
  const [first] = shifts;
  if (!first) return undefined;
  const when = `${dayLabel(first.startsAt)} ${spanLabel(first.startsAt, first.endsAt)}`;
  return shifts.length > 1 ? `${when}，共 ${shifts.length} 场` : when;
}

/** Records that ask for a look; people without a complete attendance come on top. */
export const unusualCountOf = ({ waiting, counts }: Pick<Hours, 'waiting' | 'counts'>): number =>
  waiting.unusual + unusualHourStates.reduce((sum, state) => sum + counts[state], 0);

/** Head of the timelist: the activity with its cover, who was due and who came, minutes, how far it is, what needs a look. */
export function HourRowSummary({ hours, cover }: { hours: Hours; cover: ReactNode }) {
  const { counts } = hours;
  const looks = unusualCountOf(hours) + counts.unresolved;
  const { dueCount, cameCount } = hours.people;
  const cells: [string, string][] = [
    ['应到 / 实到', `${dueCount} / ${cameCount}`],
    ['认定总时长', `${hoursLabel(hours.totalMinutes)} 时`],
    ['待核定', `${counts.calculated} 条`],
  ];
  return (
    <section className={`panel ${styles.summary}`} aria-label="时长概况">
      <div className={styles.what}>
        {cover && <div className={styles.cover}>{cover}</div>}
        <div>
          <h1>{hours.activityTitle}</h1>
          <small>{whenOf(hours.shifts)}</small>
          <small>
            公示中 {counts.publicity}，已生效 {counts.effective}，中心审核 {counts.submitted}
          </small>
        </div>
      </div>
      {cells.map(([name, value]) => (
        <dl key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </dl>
      ))}
      <dl className={looks > 0 ? styles.attention : undefined}>
        <dt title="手工调整、当天超过 10 小时、与另一条记录重叠、有异议、不予认定的记录，和考勤没有处理完的人">
          需要你看一眼
        </dt>
        <dd className="num">{looks} 条</dd>
      </dl>
    </section>
  );
}
