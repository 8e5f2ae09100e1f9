import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { undecidedSignUpStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { signUpRow, type SignUpRow, withNumbers } from './signups.queries.ts';

const dueColumns = ['u.id', 'u.volunteerId', 'u.shiftId'] as const;

// States stand as constants where a partial index serves the query: a parameter would hide it from the planner.

/** Offers whose time is over and whose shift has not begun. */
export const expiredOffers = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('signUps as u')
    .select(dueColumns)
    .where(raw<boolean>`u.status = 'offered'`)
    .where('u.offerExpiresAt', '<=', now)
    .where('u.startsAt', '>', now)
    .orderBy('u.offerExpiresAt')
    .orderBy('u.id')
    .limit(limit)
    .execute();

/** Applications, queue and offers of shifts that have begun. */
export const undecidedAtStart = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('signUps as u')
    .select(dueColumns)
    .where(isOneOf(raw`u.status`, undecidedSignUpStates))
    .where('u.startsAt', '<=', now)
    .orderBy('u.startsAt')
    .orderBy('u.id')
    .limit(limit)
    .execute();

/** Rows as acts judge them, ordered by activity and shift: the order in which their counts are changed. */
export async function signUpsById(sql: Sql, signUpIds: readonly number[]): Promise<SignUpRow[]> {
  const rows = await signUpRow(sql)
    .where('u.id', 'in', signUpIds)
    .orderBy('u.activityId')
    .orderBy('u.shiftId')
    .orderBy('u.id')
    .execute();
  return rows.map(withNumbers);
}

/**
 * Confirmed people whose shift begins `hours` from now, a tolerance earlier counted in, who signed up before that moment
 * and have not been reminded.
 */
export async function dueReminders(
  sql: Sql,
  asked: { now: Date; hours: 24 | 2; toleranceMinutes: number; limit: number },
) {
  const lead = asked.hours * 60 * minuteMs;
  const latest = new Date(asked.now.getTime() + lead);
  const earliest = new Date(latest.getTime() - asked.toleranceMinutes * minuteMs);
  return sql
    .selectFrom('shifts as s')
    .innerJoin('signUps as u', 'u.shiftId', 's.id')
    .innerJoin('activities as a', 'a.id', 's.activityId')
    .select(['u.id', 'u.activityId', 'u.volunteerId', 'a.title', 'a.placeName', 's.postName', 's.startsAt'])
    .where('s.startsAt', '>', earliest)
    .where('s.startsAt', '<=', latest)
    .where('s.status', '<>', 'cancelled')
    .where('a.status', '=', 'published')
    .where('u.status', '=', 'confirmed')
    .where(raw<boolean>`u.created_at < s.starts_at - make_interval(hours => ${asked.hours})`)
    .where(raw<boolean>`not exists (select 1 from messages m where m.account_id = u.volunteer_id
      and m.dedupe_key = ${`remind${asked.hours}:`} || u.id)`)
    .orderBy('s.startsAt')
    .orderBy('u.id')
    .limit(asked.limit)
    .execute();
}

/** Activities with applications that have waited since before an instant, whose team was not told today. */
export async function overdueApplications(
  sql: Sql,
  asked: { now: Date; waitedSince: Date; day: string; limit: number },
) {
  const rows = await sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .select(['t.accountId', 'a.id as activityId', 'a.title', raw<number>`count(*)`.as('count')])
    .where(raw<boolean>`u.status = 'pending'`)
    .where('u.startsAt', '>', asked.now)
    .where('u.createdAt', '<', asked.waitedSince)
    .where(raw<boolean>`not exists (select 1 from messages m where m.account_id = t.account_id
      and m.dedupe_key = 'undecided:' || a.id || ':' || ${asked.day}::text)`)
    .groupBy(['t.accountId', 'a.id', 'a.title'])
    .orderBy('a.id')
    .limit(asked.limit)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
