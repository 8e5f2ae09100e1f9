import { addDays, toDay } from '#platform/contract/instants.ts';
import type { Sql } from '#database/transaction.ts';
import { calendarRows } from './site.queries.ts';
import { addWorkdays, isWorkday, workdaysBetween } from './workdays.rules.ts';

/** Days on either side of today that the calendar is read for. */
const readDays = 60;

export type WorkdaysLeft = {
  /** Last day before an instant at which something is over. */
  lastDayBefore: (over: Date) => string;
  /** The day by which what began then is to be answered. */
  dueDay: (began: Date, workdays: number) => string;
  /** Working days from today to a day, both counted; 0 once it is past. */
  leftUntil: (day: string) => number;
  /** Working days after today up to an end; negative once it is past, as many as went by since. */
  ahead: (over: Date) => number;
};

/** The work calendar around today, read once for a list of clocks. */
export async function readWorkdaysLeft(sql: Sql, now: Date): Promise<WorkdaysLeft> {
  const today = toDay(now);
  const rows = await calendarRows(sql, addDays(today, -readDays), addDays(today, readDays));
  const calendar = new Map(rows.map((row) => [row.day, row.isWorkday]));
  return {
    lastDayBefore: (over) => toDay(new Date(over.getTime() - 1)),
    dueDay: (began, workdays) => addWorkdays(toDay(began), workdays, calendar),
    leftUntil: (day) => {
      let left = 0;
      for (let at = today; at <= day && left <= readDays; at = addDays(at, 1))
        if (isWorkday(at, calendar)) left += 1;
      return left;
    },
    ahead: (over) => workdaysBetween(today, toDay(new Date(over.getTime() - 1)), calendar),
  };
}
