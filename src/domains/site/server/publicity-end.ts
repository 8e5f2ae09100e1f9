import { addDays, endOfDay, toDay } from '#platform/contract/instants.ts';
import type { Sql } from '#database/transaction.ts';
import { calendarRows } from './site.queries.ts';
import { addWorkdays } from './workdays.rules.ts';

/** A holiday with its weekends is never longer than this beside a few working days. */
const longestBreakDays = 30;

/** The `count`-th working day after a Shanghai day, by the work calendar's rows. */
export async function workdayAfter(sql: Sql, day: string, count: number): Promise<string> {
  const rows = await calendarRows(sql, day, addDays(day, count * 2 + longestBreakDays));
  return addWorkdays(day, count, new Map(rows.map((row) => [row.day, row.isWorkday])));
}

/**
 * When a publicity (公示) that starts now is over: at the end of the `workdays`-th working day after today
 * (67号令 15: at least 3 working days).
 */
export const publicityEnd = async (sql: Sql, startsAt: Date, workdays: number): Promise<Date> =>
  endOfDay(await workdayAfter(sql, toDay(startsAt), workdays));
