import { isWorkday, type WorkCalendar } from './workdays.rules.ts';
import { addDays, endOfDay, startOfDay, toDay } from '#platform/contract/instants.ts';

function lastWorkdayBefore(day: string, calendar: WorkCalendar): string {
  let candidate = addDays(day, -1);
  while (!isWorkday(candidate, calendar)) candidate = addDays(candidate, -1);
  return candidate;
}

/** How far back the calendar must be known for `overdueBefore`. Days. */
export const calendarDays = 31;

/**
 * What was submitted before this instant and is undecided is overdue: the review takes one workday (domain.md C,
 * reviewSlaWorkdays). Submitted on a free day counts from the next workday's first minute.
 */
export function overdueBefore(now: Date, calendar: WorkCalendar): Date {
  const today = toDay(now);
  const lastWorkday = lastWorkdayBefore(today, calendar);
  if (!isWorkday(today, calendar)) return endOfDay(lastWorkdayBefore(lastWorkday, calendar));
  return new Date(startOfDay(lastWorkday).getTime() + (now.getTime() - startOfDay(today).getTime()));
}
