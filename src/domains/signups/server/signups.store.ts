import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { liveSignUpStates } from '#domains/site/contract/states.words.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { type Sql, violatedConstraint } from '#database/transaction.ts';
import type { Answer } from '#domains/activities/contract/questions.contract.ts';
import { changeWaiting, freePlaces, placeTakenCte } from '#domains/activities/server/index.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { Companion } from '../contract/companions.contract.ts';
import type { CancelCode, SignUpState } from '../contract/signups.words.ts';

/** A sign-up about to be written. */
export type NewSignUp = {
  id: number;
  shiftId: number;
  volunteerId: number;
  note: string;
  answers: readonly Answer[];
  companions: readonly Companion[];
  riskVersion: number;
  clientRequestId: string;
};

/**
 * Locks people, in the order of their ids. Whoever writes a sign-up holds its volunteer's lock first and the shift's
 * last: overlap is judged by one transaction at a time for each person, and nobody waits in a circle.
 */
export async function lockVolunteers(sql: Sql, volunteerIds: readonly number[]): Promise<void> {
  await lockRows(sql, { volunteerIds });
}

const lockRows = preparedQuery((sql, { volunteerIds }: { volunteerIds: readonly number[] }) =>
  sql
    .selectFrom('volunteers')
    .select('id')
    .where(raw<boolean>`id = any(${volunteerIds})`)
    .orderBy('id')
    .forNoKeyUpdate(),
);

/** Locks those of these people whom nobody else holds right now, without waiting; gives their ids. */
export async function lockFreeVolunteers(sql: Sql, volunteerIds: readonly number[]): Promise<Set<number>> {
  const rows = await sql
    .selectFrom('volunteers')
    .select('id')
    .where('id', 'in', volunteerIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Locks shifts in the order of their ids, for acts that change the places of several. */
export async function lockShifts(sql: Sql, shiftIds: readonly number[]): Promise<void> {
  await sql
    .selectFrom('shifts')
    .select('id')
    .where('id', 'in', [...new Set(shiftIds)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

type Inserting = Pick<Act<Caller, 'already'>, 'sql' | 'now' | 'refuse'>;

/** Takes a place for each who comes and writes the confirmed sign-up in one statement; false when there are too few by now. */
export async function insertConfirmed(act: Inserting, signUp: NewSignUp): Promise<boolean> {
  const rows = await asLive(
    act,
    confirmedRows(act.sql, {
      ...signUp,
      answers: JSON.stringify(signUp.answers),
      companions: JSON.stringify(signUp.companions),
      partySize: partyOf(signUp),
      now: act.now,
    }),
  );
  return rows.length === 1;
}

/** How many come. */
export const partyOf = ({ companions }: Pick<NewSignUp, 'companions'>): number => 1 + companions.length;

type Placed = Omit<NewSignUp, 'answers' | 'companions'> & {
  answers: string;
  companions: string;
  partySize: number;
  now: Date;
};

const confirmedRows = preparedQuery(
  (
    _sql,
    {
      id,
      shiftId,
      volunteerId,
      note,
      answers,
      companions,
      partySize,
      riskVersion,
      clientRequestId,
      now,
    }: Placed,
  ) =>
    raw<{ id: number }>`with ${placeTakenCte(shiftId, now, partySize)}
insert into sign_ups (id, activity_id, shift_id, volunteer_id, starts_at, ends_at, status, note, answers, companions, risk_version,
  risk_acknowledged_at, decided_at, client_request_id, created_at, updated_at)
select ${id}::bigint, activity_id, shift_id, ${volunteerId}::bigint, starts_at, ends_at, 'confirmed',
  ${note}::text, ${answers}::jsonb, ${companions}::jsonb, ${riskVersion}::integer, ${now}::timestamptz, ${now}::timestamptz,
  ${clientRequestId}::text, ${now}::timestamptz, ${now}::timestamptz
from place_taken
returning id, (select counted_id from place_counted)`,
);

/**
 * Writes a sign-up that takes no place. The shift is locked and must still be open, so that none slips in beside a
 * cancelled activity; false when it is not.
 */
export async function insertWaiting(
  act: Inserting,
  signUp: NewSignUp & { status: 'pending' | 'waitlisted' },
): Promise<boolean> {
  const { sql, now } = act;
  const isQueued = signUp.status === 'waitlisted';
  const { rows } = await asLive(
    act,
    raw<{ id: number }>`with shift as (
  select id, activity_id, starts_at, ends_at from shifts
  where id = ${signUp.shiftId} and status = 'open' and starts_at > ${now} for no key update
)
insert into sign_ups (id, activity_id, shift_id, volunteer_id, starts_at, ends_at, status, note, answers, companions, queued_at, risk_version,
  risk_acknowledged_at, client_request_id, created_at, updated_at)
select ${signUp.id}::bigint, activity_id, id, ${signUp.volunteerId}::bigint, starts_at, ends_at, ${signUp.status}::text,
  ${signUp.note}::text, ${JSON.stringify(signUp.answers)}::jsonb, ${JSON.stringify(signUp.companions)}::jsonb, ${isQueued ? now : null}::timestamptz, ${signUp.riskVersion}::integer, ${now}::timestamptz,
  ${signUp.clientRequestId}::text, ${now}::timestamptz, ${now}::timestamptz
from shift
returning id`.execute(sql),
  );
  if (rows.length === 0) return false;
  if (isQueued) await changeWaiting(sql, signUp.shiftId, 1);
  return true;
}

type PlacedRow = {
  id: number;
  activityId: number;
  shiftId: number;
  volunteerId: number;
  startsAt: Date;
  endsAt: Date;
  decidedBy: number;
  at: Date;
};

/** Writes places that their team told afterwards (补录) and the activities room has counted already. */
export async function insertPlaced(sql: Sql, rows: readonly PlacedRow[]): Promise<void> {
  await sql
    .insertInto('signUps')
    .values(
      rows.map(({ at, ...row }) => ({
        ...row,
        status: 'confirmed' as const,
        source: 'team' as const,
        answers: '[]',
        decidedAt: at,
        riskVersion: 1,
        riskAcknowledgedAt: at,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .execute();
}

/** Writes the sign-up of somebody who takes a place over; the place itself stays taken, so that no count changes. */
export const insertSwapped = (
  act: Inserting,
  {
    id,
    volunteerId,
    riskVersion,
    like,
  }: { id: number; volunteerId: number; riskVersion: number; like: number },
) =>
  asLive(
    act,
    raw`insert into sign_ups (id, activity_id, shift_id, volunteer_id, starts_at, ends_at, status, source, risk_version,
  risk_acknowledged_at, decided_at, created_at, updated_at)
select ${id}::bigint, activity_id, shift_id, ${volunteerId}::bigint, starts_at, ends_at, 'confirmed', 'swap', ${riskVersion}::integer,
  ${act.now}::timestamptz, ${act.now}::timestamptz, ${act.now}::timestamptz, ${act.now}::timestamptz
from sign_ups where id = ${like}`.execute(act.sql),
  );

/** The net below the rules: a second live sign-up of one person for one shift is `already`. */
async function asLive<Result>(act: Inserting, insert: Promise<Result>): Promise<Result> {
  try {
    return await insert;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'sign_ups_live' || constraint === 'sign_ups_client_request')
      throw act.refuse('already');
    throw error;
  }
}

export type SignUpChange = {
  status: SignUpState;
  source?: 'waitlist';
  statusReason?: string | null;
  decidedBy?: number | null;
  decidedAt?: Date | null;
  queuedAt?: Date | null;
  offerExpiresAt?: Date | null;
  cancelledAt?: Date;
  cancelCode?: CancelCode;
  isLateCancel?: boolean;
  shiftId?: number;
  startsAt?: Date;
  endsAt?: Date;
};

/** Moves a sign-up on, provided it still is in the state that was judged; false when somebody was faster. */
export async function changeSignUp(
  sql: Sql,
  signUp: { id: number; from: SignUpState },
  { now, ...change }: SignUpChange & { now: Date },
): Promise<boolean> {
  const result = await sql
    .updateTable('signUps')
    .set({ ...change, updatedAt: now })
    .where('id', '=', signUp.id)
    .where('status', '=', signUp.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes what a sign-up used up out of its shift's counts. */
export async function releaseHold(
  sql: Sql,
  signUp: { shiftId: number; state: SignUpState; partySize: number },
): Promise<void> {
  if (signUp.state === 'confirmed' || signUp.state === 'offered')
    await freePlaces(sql, signUp.shiftId, signUp.partySize);
  else if (signUp.state === 'waitlisted') await changeWaiting(sql, signUp.shiftId, -1);
}

/** Ends every live sign-up of an activity; gives those that were live, with the state they were in. */
export async function voidLive(sql: Sql, activityId: number, given: { reason: string; now: Date }) {
  const { rows } = await raw<{
    id: number;
    shiftId: number;
    volunteerId: number;
    state: SignUpState;
    partySize: number;
  }>`with live as (
  select id, status from sign_ups
  where activity_id = ${activityId} and ${isOneOf(raw`status`, liveSignUpStates)}
  order by id for update
)
update sign_ups u set status = 'void', status_reason = ${given.reason}, offer_expires_at = null,
  updated_at = ${given.now}
from live where u.id = live.id
returning u.id, u.shift_id, u.volunteer_id, u.party_size, live.status as state`.execute(sql);
  return rows;
}
