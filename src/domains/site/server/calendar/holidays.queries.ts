import type { Sql } from '#database/transaction.ts';

/** A day that differs from the plain week: off by law, or a weekend day that is worked for it. */
export type CalendarMark = { day: string; isWorkday: boolean; name: string };

/** What the work calendar says of the days between two, both counted, in their order; plain weekends are not among them. */
export const readCalendarMarks = (sql: Sql, from: string, to: string): Promise<CalendarMark[]> =>
  sql
    .selectFrom('workCalendar')
    .select(['day', 'isWorkday', 'name'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();

/** Days off by the work calendar between two days, both counted, with their names. */
export async function readHolidays(sql: Sql, from: string, to: string): Promise<ReadonlyMap<string, string>> {
  const marks = await readCalendarMarks(sql, from, to);
  return new Map(marks.flatMap(({ day, isWorkday, name }) => (isWorkday ? [] : [[day, name] as const])));
}
