import { addDays, weekdayOf } from '#platform/contract/instants.ts';

/** Days that differ from the plain week: holidays (false) and make-up workdays (true). */
export type WorkCalendar = ReadonlyMap<string, boolean>;

/** Whether a Shanghai day is a working day (工作日): by the calendar, else Monday to Friday. */
export function isWorkday(day: string, calendar: WorkCalendar): boolean {
  const weekday = weekdayOf(day);
  return calendar.get(day) ?? (weekday !== 0 && weekday !== 6);
}

/** The `count`-th working day after `day`; the day itself never counts. `count` must be at least 1. */
export function addWorkdays(day: string, count: number, calendar: WorkCalendar): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkday(reached, calendar)) left -= 1;
  }
  return reached;
}
