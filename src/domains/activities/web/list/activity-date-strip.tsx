import { figureLabel } from '#platform/contract/figures.ts';
import { addDays, weekdayNames, weekdayOf } from '#platform/contract/instants.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import styles from './activity-date-strip.module.css';

type ActivityDateStripProps = {
  /** From today on; `count` = what the list finds for the day. */
  days: readonly { day: string; count: number }[];
  chosenDay: string | undefined;
  hrefOf: (day: string) => string;
  allHref: string;
};

function dayName(day: string, today: string | undefined): string {
  if (day === today) return '今天';
  return today && day === addDays(today, 1) ? '明天' : (weekdayNames[weekdayOf(day)] ?? '');
}

/** The coming days with how much is on; choosing one shows that day's activities below. */
export function ActivityDateStrip({ days, chosenDay, hrefOf, allHref }: ActivityDateStripProps) {
  const today = days[0]?.day;
  return (
    <nav className={styles.strip} aria-label="按日期找活动">
      {days.map(({ day, count }) => (
        <a
          key={day}
          href={hrefOf(day)}
          className={classNames([0, 6].includes(weekdayOf(day)) && styles.weekend)}
          aria-current={day === chosenDay ? 'date' : undefined}
        >
          <b className="num">{Number(day.slice(8))}</b>
          <span>
            <em>{dayName(day, today)}</em>
            {figureLabel(count)} 场
          </span>
        </a>
      ))}
      <a href={allHref}>更多日期</a>
    </nav>
  );
}
