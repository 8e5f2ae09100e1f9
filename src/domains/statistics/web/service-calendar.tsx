import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addDays, toDay, weekdayOf } from '#platform/contract/instants.ts';
import { monthLabel } from '#platform/web/month-days.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { getVolunteerHomeCall } from './statistics.calls.ts';
import styles from './service-calendar.module.css';

type CalendarDay = RemoteResult<typeof getVolunteerHomeCall>['calendar'][number];

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** The weeks of a month as days, Monday first, filled up with the neighbours. */
function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((weekdayOf(first) + 6) % 7));
  const weeks: string[][] = [];
  for (let day = start; day.slice(0, 7) <= month || weeks.length === 0; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  }
  return weeks;
}

const shiftMonth = (month: string, by: number): string => addDays(`${month}-15`, by * 30).slice(0, 7);

/** Month view: filled = attended, outlined = signed up, red = today. */
export function ServiceCalendar({ days, now }: { days: readonly CalendarDay[]; now: Date }) {
  const today = toDay(now);
  const [month, setMonth] = useState(today.slice(0, 7));
  const byDay = new Map(days.map((day) => [day.day, day]));
  return (
    <section className={`panel ${styles.calendar}`} aria-label="服务日历">
      <header>
        <h2 aria-live="polite">{monthLabel(month)}</h2>
        <span>
          <button type="button" aria-label="上个月" onClick={() => setMonth(shiftMonth(month, -1))}>
            <ChevronLeft aria-hidden size={18} />
          </button>
          <button type="button" aria-label="下个月" onClick={() => setMonth(shiftMonth(month, 1))}>
            <ChevronRight aria-hidden size={18} />
          </button>
        </span>
      </header>
      <table>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={day.startsWith(month) ? undefined : styles.other}>
                  <DayCell day={day} mark={byDay.get(day)} isToday={day === today} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        <span className={styles.isToday}>今天</span>
        <span className={styles.isSignedUp}>已报名</span>
        <span className={styles.isAttended}>已参加</span>
      </p>
    </section>
  );
}

function DayCell({ day, mark, isToday }: { day: string; mark: CalendarDay | undefined; isToday: boolean }) {
  const number = Number(day.slice(8));
  const kind = isToday ? styles.today : mark ? styles[mark.kind] : undefined;
  if (!mark) return <span className={kind}>{number}</span>;
  const label = `${number} 日，${mark.kind === 'attended' ? '已参加' : '已报名'}：${mark.title}`;
  return (
    <Link
      className={kind}
      to={`/usercenter/index/myactivity/detail/${mark.activityId}`}
      aria-label={label}
      title={mark.title}
    >
      {number}
    </Link>
  );
}
