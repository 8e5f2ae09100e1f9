import { AlarmClock } from 'lucide-react';
import { dueClock } from './due-clock.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './due-ring.module.css';

type DueRingProps = {
  startedAt: string;
  dueAt: string;
  now: Date;
  /** What happens at its end, beside the time: 前答复. */
  what?: string;
  /** Ring and words beside each other; without it the ring alone, its words for who hears the page. */
  hasWords?: boolean;
};

const around = 2 * Math.PI * 17;

/** A clock that runs out: a ring that fills with the used time, and the words with the exact end, never the ring alone. */
export function DueRing({ startedAt, dueAt, now, what = '到期', hasWords = false }: DueRingProps) {
  const { used, tone, isOver, short, words } = dueClock(new Date(startedAt), new Date(dueAt), now);
  const ring = (
    <span className={classNames(styles.ring, styles[tone])} aria-hidden>
      <svg viewBox="0 0 40 40">
        <circle cx="20" cy="20" r="17" />
        <circle cx="20" cy="20" r="17" strokeDasharray={`${used * around} ${around}`} />
      </svg>
      {isOver ? <AlarmClock className="ic" /> : <b>{short}</b>}
    </span>
  );
  const end = `${dayTimeLabel(dueAt)} ${what}`;
  return (
    <span className={classNames(styles.clock, styles[tone])}>
      {ring}
      {hasWords ? (
        <span className={styles.words}>
          <b>{words}</b>
          <small>{end}</small>
        </span>
      ) : (
        <span className="sr">{`${words}，${end}`}</span>
      )}
    </span>
  );
}
