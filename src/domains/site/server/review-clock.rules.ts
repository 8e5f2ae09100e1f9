import { addWorkdays, isWorkday, type WorkCalendar } from './workdays.rules.ts';
import { addDays, endOfDay, startOfDay, toDay } from '#platform/contract/instants.ts';

function workdayBefore(day: string, count: number, calendar: WorkCalendar): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, -1);
    if (isWorkday(reached, calendar)) left -= 1;
  }
  return reached;
}

/** How far back the calendar must be known for `overdueBefore`. Days. */
export const calendarDays = 31;

/**
 * What was submitted before this instant and is undecided is overdue: a review takes one workday (domain.md C,
 * reviewSlaWorkdays) unless told. Submitted on a free day counts from the next workday's first minute.
 */
export function overdueBefore(now: Date, calendar: WorkCalendar, workdays = 1): Date {
  const today = toDay(now);
  if (!isWorkday(today, calendar)) return endOfDay(workdayBefore(today, workdays + 1, calendar));
  const begun = startOfDay(workdayBefore(today, workdays, calendar));
  return new Date(begun.getTime() + (now.getTime() - startOfDay(today).getTime()));
}

/**
 * The other side of the same clock: when what begins to wait now is overdue. What begins on a free day counts from the next
 * workday's first minute.
 */
export function dueAfter(from: Date, calendar: WorkCalendar, workdays = 1): Date {
  const day = toDay(from);
  if (isWorkday(day, calendar)) {
    const passed = from.getTime() - startOfDay(day).getTime();
    return new Date(startOfDay(addWorkdays(day, workdays, calendar)).getTime() + passed);
  }
  return startOfDay(addWorkdays(day, workdays + 1, calendar));
}
