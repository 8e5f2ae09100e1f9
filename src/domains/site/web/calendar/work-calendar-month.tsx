import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, dayLabel, startOfDay, weekdayOf } from '#platform/contract/instants.ts';
import { monthBeside, monthLabel, weeksOf } from '#platform/web/month-days.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { CalendarDay } from '../../contract/site-admin.contract.ts';
import styles from './work-calendar-month.module.css';

type WorkCalendarMonthProps = {
  month: string;
  today: string;
  /** Days that differ from Monday to Friday. */
  days: readonly CalendarDay[];
  onMonth: (month: string) => void;
  /** Missing for who may only look. */
  onOpen: ((day: CalendarDay) => void) | undefined;
};

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** A day as it counts: as the calendar says, else work from Monday to Friday. */
const dayOf = (day: string, days: readonly CalendarDay[]): CalendarDay =>
  days.find((each) => each.day === day) ?? {
    day,
    isWorkday: weekdayOf(day) >= 1 && weekdayOf(day) <= 5,
    name: '',
    isShipped: false,
    isOwn: false,
  };

/** The work calendar by month: arrow keys go from day to day and on into the next month, Enter opens the day. */
export function WorkCalendarMonth({ month, today, days, onMonth, onOpen }: WorkCalendarMonthProps) {
  const { ref, reachedDay, stepFrom } = useDayFocus(month, today, onMonth);
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Button look="line" size="sm" aria-label="上个月" onClick={() => onMonth(monthBeside(month, -1))}>
          <ChevronLeft className="ic" aria-hidden />
        </Button>
        <h2 aria-live="polite">{monthLabel(month)}</h2>
        <Button look="line" size="sm" aria-label="下个月" onClick={() => onMonth(monthBeside(month, 1))}>
          <ChevronRight className="ic" aria-hidden />
        </Button>
        {month !== today.slice(0, 7) && (
          <Button look="line" size="sm" onClick={() => onMonth(today.slice(0, 7))}>
            回到本月
          </Button>
        )}
        <p className={styles.key}>
          <span>班</span>周末上班 <span data-free>休</span>休息日
        </p>
      </div>
      <table ref={ref} className={styles.month} aria-label={`${monthLabel(month)}的工作日历`}>
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
                    <Day
                      day={dayOf(day, days)}
                      isToday={day === today}
                      isReached={day === reachedDay}
                      onStep={stepFrom}
                      onOpen={onOpen}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = {
  day: CalendarDay;
  isToday: boolean;
  /** The one day that Tab comes to. */
  isReached: boolean;
  onStep: (event: KeyboardEvent) => void;
  onOpen: WorkCalendarMonthProps['onOpen'];
};

function Day({ day, isToday, isReached, onStep, onOpen }: DayProps) {
  const isWeekend = [0, 6].includes(weekdayOf(day.day));
  const kind = day.isWorkday ? '工作日' : '休息日';
  const mark = day.isWorkday ? isWeekend && '班' : '休';
  return (
    <button
      type="button"
      data-day={day.day}
      className={classNames(styles.day, !day.isWorkday && styles.free, isToday && styles.today)}
      tabIndex={isReached ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={onOpen === undefined}
      aria-label={[dayLabel(startOfDay(day.day)), kind, day.name, day.isOwn && '本中心设置']
        .filter(Boolean)
        .join('，')}
      onKeyDown={onStep}
      onClick={() => onOpen?.(day)}
    >
      <b>{Number(day.day.slice(8))}</b>
      {mark && <i aria-hidden>{mark}</i>}
      <small>{day.name}</small>
    </button>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Which day the keyboard is at; a step out of the month shows the month beside it. */
function useDayFocus(month: string, today: string, onMonth: (month: string) => void) {
  const ref = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState<string>();
  const isStepped = useRef(false);
  const own = [reached, today].find((day) => day?.startsWith(month));
  const day = own ?? `${month}-01`;
  useEffect(() => {
    if (!isStepped.current) return;
    isStepped.current = false;
    ref.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const stepFrom = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(day, step);
    isStepped.current = true;
    setReached(next);
    if (!next.startsWith(month)) onMonth(next.slice(0, 7));
  };
  return { ref, reachedDay: day, stepFrom };
}
