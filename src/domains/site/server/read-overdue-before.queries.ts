import type { Sql } from '#database/transaction.ts';
import { addDays, toDay } from '#platform/contract/instants.ts';
import { calendarDays, overdueBefore } from './review-clock.rules.ts';

/** The instant before which a submission that nobody decided is overdue, by the work calendar; one workday unless told. */
export async function readOverdueBefore(sql: Sql, now: Date, workdays = 1): Promise<Date> {
  const today = toDay(now);
  const days = await sql
    .selectFrom('workCalendar')
    .select(['day', 'isWorkday'])
    .where('day', '>=', addDays(today, -calendarDays))
    .where('day', '<=', today)
    .execute();
  return overdueBefore(now, new Map(days.map(({ day, isWorkday }) => [day, isWorkday])), workdays);
}
