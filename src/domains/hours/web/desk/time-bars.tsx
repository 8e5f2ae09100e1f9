import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import { timeLabel } from '#platform/contract/instants.ts';
import styles from './time-bars.module.css';

type Span = { startsAt: string; endsAt: string };
type TimeBar = Span & {
  label: string;
  minutes: number;
  /** What it is compared with: of the bar, what lies outside is hatched. */
  beside?: Span;
};

const aroundMs = 20 * minuteMs;
const at = (instant: string): number => Date.parse(instant);

/** Spans on one axis of time, so that what was recorded and what is asked for lie below each other; the hours stand under them. */
export function TimeBars({ bars }: { bars: readonly TimeBar[] }) {
  const from = Math.min(...bars.map(({ startsAt }) => at(startsAt))) - aroundMs;
  const to = Math.max(...bars.map(({ endsAt }) => at(endsAt))) + aroundMs;
  const share = (ms: number): string => `${(ms / (to - from)) * 100}%`;
  const place = (start: number, end: number) => ({ left: share(start - from), width: share(end - start) });
  const first = Math.ceil(from / hourMs) * hourMs;
  const ticks = Array.from(
    { length: Math.floor((to - first) / hourMs) + 1 },
    (_, nth) => first + nth * hourMs,
  );
  return (
    <div className={styles.bars}>
      {bars.map(({ label, minutes, beside, ...span }) => (
        <div key={label} className={styles.bar}>
          <span>{label}</span>
          <span
            className={styles.axis}
            role="img"
            aria-label={`${label}：${timeLabel(span.startsAt)}–${timeLabel(span.endsAt)}，${minutes} 分钟`}
          >
            <span className={styles.kept} style={place(at(span.startsAt), at(span.endsAt))} />
            {beside &&
              outside(span, beside).map(([start, end]) => (
                <span key={start} className={styles.more} style={place(start, end)} />
              ))}
          </span>
          <b className="num">{minutes}</b>
        </div>
      ))}
      <div className={styles.bar} aria-hidden>
        <span />
        <span className={styles.ticks}>
          {ticks.map((tick) => (
            <small key={tick} style={{ left: share(tick - from) }}>
              {timeLabel(new Date(tick))}
            </small>
          ))}
        </span>
      </div>
    </div>
  );
}

/** The parts of a span before and after another. */
function outside(span: Span, beside: Span): [number, number][] {
  const parts: [number, number][] = [
    [at(span.startsAt), Math.min(at(beside.startsAt), at(span.endsAt))],
    [Math.max(at(beside.endsAt), at(span.startsAt)), at(span.endsAt)],
  ];
  return parts.filter(([start, end]) => end > start);
}
