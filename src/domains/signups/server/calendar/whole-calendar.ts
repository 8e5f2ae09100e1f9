import type { Sql } from '#database/transaction.ts';
import { calendarText } from './calendar-text.ts';
import { wholeCalendarRows } from './calendar.queries.ts';

/** Every activity that somebody has or had a place in, as an iCalendar text to keep. */
export const wholeCalendar = async (sql: Sql, volunteerId: number, publicUrl: string): Promise<string> =>
  calendarText((await wholeCalendarRows(volunteerId).execute(sql)).rows, publicUrl);
