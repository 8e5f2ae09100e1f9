import { dayLabel } from '#platform/contract/instants.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { ComplaintCard } from '../contract/complaints.contract.ts';
import styles from './complaint.module.css';

type Clock = Pick<ComplaintCard, 'dueAt' | 'workdaysLeft' | 'workdaysOf' | 'status'>;

/** Radius and length of the ring. Pixels of its own drawing. */
const radius = 20;
const around = 2 * Math.PI * radius;
const soonDays = 2;

/** Working days left as a ring with their number; late is another colour and a minus. */
export function WorkdayRing({ workdaysLeft, workdaysOf }: Pick<Clock, 'workdaysLeft' | 'workdaysOf'>) {
  if (workdaysLeft === null || workdaysOf === null) return null;
  const share = workdaysLeft < 0 ? 1 : Math.min(1, workdaysLeft / workdaysOf);
  const look = workdaysLeft < 0 ? styles.late : workdaysLeft <= soonDays ? styles.soon : undefined;
  return (
    <span className={classNames(styles.ring, look)} aria-hidden>
      <svg viewBox="0 0 48 48">
        <circle cx="24" cy="24" r={radius} />
        <circle cx="24" cy="24" r={radius} strokeDasharray={`${around * share} ${around}`} />
      </svg>
      <b className="tn">{workdaysLeft < 0 ? `−${-workdaysLeft}` : workdaysLeft}</b>
    </span>
  );
}

/** The last day of the clock that runs, as a day: its end is midnight. */
const lastDay = (dueAt: string): string => dayLabel(new Date(Date.parse(dueAt) - minuteMs));

const whats: Partial<Record<ComplaintCard['status'], string>> = { submitted: '告诉受不受理' };

/** How many working days are left, and until which day something is to be done. */
export function dueWords({
  dueAt,
  workdaysLeft,
  status,
}: Clock): { left: string; until: string } | undefined {
  if (dueAt === null || workdaysLeft === null) return undefined;
  const left =
    workdaysLeft < 0
      ? `超期 ${-workdaysLeft} 个工作日`
      : workdaysLeft === 0
        ? '今天到期'
        : `还剩 ${workdaysLeft} 个工作日`;
  return { left, until: `${lastDay(dueAt)} 前${whats[status] ?? '书面答复'}` };
}
