import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { placeHoldingStates } from '#domains/site/contract/states.words.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import { type Leading, leadsActivity } from '#domains/teams/server/index.ts';
import { askedUntilOf, queueAheadOf } from './lists/scene.queries.ts';

/** The columns that acts on sign-ups judge and name. */
export const signUpRow = (sql: Sql) =>
  sql
    .selectFrom('signUps as u')
    .innerJoin('shifts as s', 's.id', 'u.shiftId')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .select([
      'u.id',
      'u.activityId',
      'u.shiftId',
      'u.volunteerId',
      'u.status as state',
      'u.source',
      'u.startsAt',
      'u.endsAt',
      'u.createdAt',
      'u.decidedAt',
      'u.queuedAt',
      'u.offerExpiresAt',
      'u.partySize',
      's.postName',
      's.status as shiftStatus',
      's.capacity',
      's.takenCount',
      's.waitCount',
      'a.teamId',
      'a.title',
      'a.placeName',
      'a.status as activityStatus',
      'a.signUpMode',
      'a.waitlistMode',
      'a.cancelDeadlineHours',
      queueAheadOf.as('queueAhead'),
      askedUntilOf.as('askedUntil'),
      raw<boolean>`exists (select 1 from participations p where p.sign_up_id = u.id)`.as('hasAttended'),
    ]);

/** Counts come as bigint; a place in a queue is a small number. */
export const withNumbers = <Row extends { queueAhead: number | null }>(row: Row): Row => ({
  ...row,
  queueAhead: row.queueAhead === null ? null : Number(row.queueAhead),
});

/** One sign-up with what acts on it judge and say; undefined when there is none. */
export async function findSignUp(sql: Sql, signUpId: number) {
  const [row] = await signUpRows(sql, { signUpId });
  return row && withNumbers(row);
}

const signUpRows = preparedQuery((sql, { signUpId }: { signUpId: number }) =>
  signUpRow(sql).where('u.id', '=', signUpId),
);

export type SignUpRow = NonNullable<Awaited<ReturnType<typeof findSignUp>>>;

/** One of a volunteer's own sign-ups. */
export async function findOwnSignUp(sql: Sql, signUpId: number, volunteerId: number) {
  const row = await signUpRow(sql)
    .where('u.id', '=', signUpId)
    .where('u.volunteerId', '=', volunteerId)
    .executeTakeFirst();
  return row && withNumbers(row);
}

/** Those of some sign-ups that belong to activities which the caller leads, first come first. */
export async function teamSignUps(sql: Sql, signUpIds: readonly number[], caller: Leading) {
  const rows = await signUpRow(sql)
    .where('u.id', 'in', signUpIds)
    .where('a.teamId', '=', caller.teamId)
    .orderBy('u.activityId')
    .orderBy('u.shiftId')
    .orderBy('u.createdAt')
    .orderBy('u.id')
    .execute();
  return rows.filter(({ activityId }) => leadsActivity(caller, activityId)).map(withNumbers);
}

/** Whose these sign-ups are, as far as they belong to the team; read before the people are locked. */
export async function volunteersOf(
  sql: Sql,
  signUpIds: readonly number[],
  teamId: number,
): Promise<number[]> {
  const rows = await sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .select('u.volunteerId')
    .distinct()
    .where('u.id', 'in', signUpIds)
    .where('a.teamId', '=', teamId)
    .execute();
  return rows.map((row) => row.volunteerId);
}

/** Who is next in a shift's queue; `vettedOnly` leaves out those whom the team has not yet looked at. */
export async function nextInQueue(sql: Sql, asked: { shiftId: number; vettedOnly: boolean; limit: number }) {
  return sql
    .selectFrom('signUps as u')
    .select(['u.id', 'u.volunteerId', 'u.decidedAt', 'u.partySize'])
    .where('u.shiftId', '=', asked.shiftId)
    .where(raw<boolean>`u.status = 'waitlisted'`)
    .$if(asked.vettedOnly, (query) => query.where('u.decidedAt', 'is not', null))
    .orderBy('u.queuedAt')
    .orderBy('u.id')
    .limit(asked.limit)
    .execute();
}

/** Places that some people hold elsewhere around a span, for the clash check of a batch. */
export async function placesHeldBy(
  sql: Sql,
  volunteerIds: readonly number[],
  span: { startsAt: Date; endsAt: Date },
) {
  return sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .select(['u.id', 'u.volunteerId', 'u.shiftId', 'u.status as state', 'u.startsAt', 'u.endsAt', 'a.title'])
    .where('u.volunteerId', 'in', volunteerIds)
    .where(isOneOf(raw`u.status`, placeHoldingStates))
    .where('u.startsAt', '<', span.endsAt)
    .where('u.endsAt', '>', span.startsAt)
    .execute();
}

/** The next shift, after a mark, with a free place and people waiting whom the clock may serve. */
export async function nextShiftToServe(sql: Sql, after: { startsAt: Date; shiftId: number }) {
  return sql
    .selectFrom('shifts as s')
    .innerJoin('activities as a', 'a.id', 's.activityId')
    .select(['s.id as shiftId', 's.startsAt'])
    .where(raw<boolean>`s.wait_count > 0`)
    .whereRef('s.takenCount', '<', 's.capacity')
    .where('s.status', '=', 'open')
    .where('a.status', '=', 'published')
    .where('a.waitlistMode', 'in', ['auto', 'offer'])
    .where(raw<boolean>`(s.starts_at, s.id) > (${after.startsAt}, ${after.shiftId})`)
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirst();
}

/** The name of a shift of an activity; undefined when there is none. */
export const findShiftOf = (sql: Sql, shiftId: number, activityId: number) =>
  sql
    .selectFrom('shifts')
    .select('postName')
    .where('id', '=', shiftId)
    .where('activityId', '=', activityId)
    .executeTakeFirst();
