import type { Sql } from '#database/transaction.ts';
import { calendarText } from './calendar-text.ts';
import { calendarRows, feedOwner } from './calendar.queries.ts';
import { hashOf } from './feed-token.ts';

/** The calendar that a secret opens; `undefined` when it opens none. Needs no session: calendar programs have none. */
export async function readCalendarFeed(
  sql: Sql,
  { token, publicUrl, now }: { token: string; publicUrl: string; now: Date },
): Promise<string | undefined> {
  const volunteerId = await feedOwner(sql, hashOf(token));
  if (volunteerId === undefined) return undefined;
  const { rows } = await calendarRows(volunteerId, now).execute(sql);
  return calendarText(rows, publicUrl);
}
