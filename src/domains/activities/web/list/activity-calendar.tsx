import { ChevronLeft, ChevronRight } from 'lucide-react';
import { figureLabel } from '#platform/contract/figures.ts';
import { dayLabel, startOfDay, weekdayOf } from '#platform/contract/instants.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import styles from './activity-calendar.module.css';
import { monthBeside, monthLabel, weeksOf } from '#platform/web/month-days.ts';

type ActivityCalendarProps = {
  month: string;
  today: string;
  chosenDay: string;
  /** What the list finds for a day: what is still to begin, for a day that has passed what is over. */
  counts: ReadonlyMap<string, number>;
  /** What the counts mean. */
  note: string;
  hrefOf: (month: string, day?: string) => string;
};

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** A month as a table; every day is a link to what is on then. */
export function ActivityCalendar({ month, today, chosenDay, counts, note, hrefOf }: ActivityCalendarProps) {
  return (
    <div className={`panel ${styles.calendar}`}>
      <div className={styles.head}>
        <a href={hrefOf(monthBeside(month, -1))} aria-label="上个月" rel="prev">
          <ChevronLeft className="ic" aria-hidden />
        </a>
        <h2>{monthLabel(month)}</h2>
        <a href={hrefOf(monthBeside(month, 1))} aria-label="下个月" rel="next">
          <ChevronRight className="ic" aria-hidden />
        </a>
        {month !== today.slice(0, 7) && (
          <ButtonAnchor look="line" size="sm" className={styles.now} href={hrefOf(today.slice(0, 7), today)}>
            回到今天
          </ButtonAnchor>
        )}
      </div>
      <table className={styles.month}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" aria-label={`星期${name}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, place) => (
                <td key={day ?? place}>
                  {day && (
                    <DayLink
                      day={day}
                      count={counts.get(day) ?? 0}
                      isPast={day < today}
                      isToday={day === today}
                      isChosen={day === chosenDay}
                      href={hrefOf(month, day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

type DayLinkProps = {
  day: string;
  count: number;
  isPast: boolean;
  isToday: boolean;
  isChosen: boolean;
  href: string;
};

function DayLink({ day, count, isPast, isToday, isChosen, href }: DayLinkProps) {
  const said = count > 0 ? `${figureLabel(count)} 场${isPast ? '已结束' : ''}活动` : '没有活动';
  return (
    <a
      href={href}
      className={classNames(
        isPast && styles.past,
        isToday && styles.today,
        count > 0 && styles.busy,
        [0, 6].includes(weekdayOf(day)) && styles.weekend,
      )}
      aria-current={isChosen ? 'date' : undefined}
      aria-label={`${dayLabel(startOfDay(day))}${isToday ? '，今天' : ''}，${said}`}
    >
      <b className="num">{Number(day.slice(8))}</b>
      {count > 0 && <span>{figureLabel(count)} 场</span>}
    </a>
  );
}
