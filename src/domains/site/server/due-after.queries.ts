import type { Sql } from '#database/transaction.ts';
import { addDays, toDay } from '#platform/contract/instants.ts';
import { calendarDays, dueAfter } from './review-clock.rules.ts';

/** When something that begins to wait now is due: after so many workdays by the work calendar. */
export async function readDueAfter(sql: Sql, from: Date, workdays: number): Promise<Date> {
  const day = toDay(from);
  const days = await sql
    .selectFrom('workCalendar')
    .select(['day', 'isWorkday'])
    .where('day', '>=', day)
    .where('day', '<=', addDays(day, calendarDays + 2 * workdays))
    .execute();
  return dueAfter(from, new Map(days.map(({ day, isWorkday }) => [day, isWorkday])), workdays);
}
