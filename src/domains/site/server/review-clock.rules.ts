import { isWorkday, type WorkCalendar } from './workdays.rules.ts';
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
