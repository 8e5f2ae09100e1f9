import { minuteMs } from '#platform/contract/durations.ts';
import { timeLabel } from '#platform/contract/instants.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import styles from './answer-desk.module.css';

type TimeBar = {
  label: string;
  startsAt: string;
  endsAt: string;
  minutes: number;
  /** Of them, how many were added: hatched, at the end. */
  added?: number;
};

/** Minutes on one axis of time, so that what was recorded and what is asked for lie below each other. */
export function TimeBars({ bars }: { bars: readonly TimeBar[] }) {
  const ends = bars.map(({ startsAt, endsAt, minutes }) =>
    Math.max(Date.parse(endsAt), Date.parse(startsAt) + minutes * minuteMs),
  );
  const from = Math.min(...bars.map(({ startsAt }) => Date.parse(startsAt)));
  const whole = Math.max(...ends) - from || 1;
  const share = (ms: number): string => `${(ms / whole) * 100}%`;
  return (
    <div className={styles.bars}>
      {bars.map(({ label, startsAt, endsAt, minutes, added = 0 }) => {
        const start = Date.parse(startsAt) - from;
        const kept = (minutes - added) * minuteMs;
        return (
          <div key={label} className={styles.bar}>
            <span>{label}</span>
            <span
              className={styles.axis}
              role="img"
              aria-label={`${label}：${timeLabel(startsAt)}–${timeLabel(endsAt)}，${minutes} 分钟`}
            >
              <span style={{ left: share(start), width: share(kept) }} />
              {added > 0 && (
                <span
                  className={classNames(styles.more)}
                  style={{ left: share(start + kept), width: share(added * minuteMs) }}
                />
              )}
            </span>
            <b className="num">{minutes}</b>
          </div>
        );
      })}
    </div>
  );
}
