import type { Sql } from '#database/transaction.ts';
import { addDays, toDay } from '#platform/contract/instants.ts';
import { calendarRows } from './site.queries.ts';
import { workdaysBetween } from './workdays.rules.ts';

/** Clocks reach no further ahead, and nobody counts further back. Days. */
const reachDays = 120;

/** Tells how many working days are left until an end, after today; negative when it is past. One read for a whole list. */
export async function readWorkdaysLeft(sql: Sql, now: Date): Promise<(end: Date) => number> {
  const today = toDay(now);
  const [first, last] = [addDays(today, -reachDays), addDays(today, reachDays)];
  const rows = await calendarRows(sql, first, last);
  const calendar = new Map(rows.map((row) => [row.day, row.isWorkday]));
  return (end) => {
    // An end at midnight is the end of the day before.
    const day = toDay(new Date(end.getTime() - 1));
    return workdaysBetween(today, day < first ? first : day > last ? last : day, calendar);
  };
}
