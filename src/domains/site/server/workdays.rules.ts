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

/** Working days after `from` up to and with `to`; negative as many as have passed since when `to` lies behind. */
export function workdaysBetween(from: string, to: string, calendar: WorkCalendar): number {
  const [early, late, sign] = from <= to ? [from, to, 1] : [to, from, -1];
  let count = 0;
  for (let day = early; day < late; ) {
    day = addDays(day, 1);
    if (isWorkday(day, calendar)) count += 1;
  }
  return count === 0 ? 0 : sign * count;
}
