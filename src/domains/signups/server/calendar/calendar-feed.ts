import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '#database/transaction.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { calendarText } from './calendar-text.ts';
import { calendarRows, feedOwner, feedSince } from './calendar.queries.ts';

const secretBytes = 32;

/** Tables hold this alone: who reads the database cannot read calendars by it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Since when the caller has a calendar address. */
export const getCalendarFeed = async ({ sql, caller }: Act<VolunteerCaller>) => ({
  createdAt: toInstantOrNull(await feedSince(sql, caller.volunteerId)),
});

/** Makes the caller's private calendar address; the earlier one ends with it. */
export async function createCalendarFeed(act: Act<VolunteerCaller>) {
  const { sql, now } = act;
  const { volunteerId } = act.caller;
  const token = randomBytes(secretBytes).toString('base64url');
  const feed = { tokenHash: hashOf(token), createdAt: now };
  await sql
    .insertInto('calendarFeeds')
    .values({ volunteerId, ...feed })
    .onConflict((conflict) => conflict.column('volunteerId').doUpdateSet(feed))
    .execute();
  await act.audit({ targetType: 'volunteer', targetId: volunteerId });
  return { path: `/calendar/${token}.ics`, createdAt: toInstant(now) };
}

/** Ends the caller's calendar address. */
export async function revokeCalendarFeed(act: Act<VolunteerCaller>) {
  const { volunteerId } = act.caller;
  await act.sql.deleteFrom('calendarFeeds').where('volunteerId', '=', volunteerId).execute();
  await act.audit({ targetType: 'volunteer', targetId: volunteerId });
  return {};
}

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
