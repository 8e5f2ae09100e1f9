import type { Sql } from '#database/transaction.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { AttendanceMethod, PlaceResult } from '../contract/attendance.words.ts';

type EventKind = 'in' | 'out' | 'fix' | 'absent' | 'excused' | 'undo' | 'undone' | 'confirm';

export type EventOf = {
  participationId: number;
  kind: EventKind;
  method: AttendanceMethod;
  placeResult?: PlaceResult;
  distanceM?: number | null;
  accuracyM?: number | null;
  reason?: string | undefined;
  /** When it was tapped, where that was before the server took it. */
  tappedAt?: Date | undefined;
};

/** Appends a step and gives its receipt number, the volunteer's proof that the server took it. */
export async function appendEvent(act: Act, operatorId: number, event: EventOf): Promise<string> {
  const id = act.newId();
  const receiptNo = `Q${id}`;
  await act.sql
    .insertInto('attendanceEvents')
    .values({
      id,
      participationId: event.participationId,
      kind: event.kind,
      method: event.method,
      at: act.now,
      operatorId,
      receiptNo,
      placeResult: event.placeResult ?? 'notRequired',
      distanceM: event.distanceM ?? null,
      accuracyM: event.accuracyM ?? null,
      reason: event.reason ?? null,
      deviceHash: act.deviceHash,
      address: act.address || null,
      tappedAt: event.tappedAt ?? null,
    })
    .execute();
  return receiptNo;
}

export type NewParticipation = {
  signUpId: number | null;
  activityId: number;
  shiftId: number;
  volunteerId: number;
  isWalkIn: boolean;
};

const nothingYet = {
  checkedInAt: null,
  checkedOutAt: null,
  inMethod: null,
  outMethod: null,
  placeResult: 'unknown',
  distanceM: null,
  fixReason: null,
  absentReason: null,
  volunteerConfirmedAt: null,
  objection: null,
  objectedAt: null,
} as const;

/** Records a first step of a person on a shift, on the row of a time that was taken back if there is one; undefined when somebody else recorded one at the same moment. */
export async function insertParticipation(
  act: Act,
  who: NewParticipation,
  first: {
    status: 'checkedIn' | 'absent' | 'excused';
    method: AttendanceMethod;
    placeResult?: PlaceResult;
    distanceM?: number | null;
    reason?: string | undefined;
    /** When they came, where that was before now. */
    at?: Date | undefined;
  },
): Promise<number | undefined> {
  const isIn = first.status === 'checkedIn';
  const values = {
    ...who,
    status: first.status,
    checkedInAt: isIn ? (first.at ?? act.now) : null,
    inMethod: isIn ? first.method : null,
    placeResult: first.placeResult ?? 'unknown',
    distanceM: first.distanceM ?? null,
    absentReason: isIn ? null : (first.reason ?? null),
    updatedAt: act.now,
  };
  const begunAnew = await act.sql
    .updateTable('participations')
    .set(values)
    .where('shiftId', '=', who.shiftId)
    .where('volunteerId', '=', who.volunteerId)
    .where('status', '=', 'expected')
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('participations as o').select('o.id').where('o.signUpId', '=', who.signUpId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (begunAnew) return begunAnew.id;
  const row = await act.sql
    .insertInto('participations')
    .values({ id: act.newId(), ...values, createdAt: act.now })
    // One row a person and shift, and one a sign-up, even when it was moved here after a check-in elsewhere.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type Change = Partial<{
  status: 'checkedIn' | 'checkedOut' | 'noCheckOut' | 'absent' | 'excused';
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
  inMethod: AttendanceMethod | null;
  outMethod: AttendanceMethod | null;
  placeResult: PlaceResult;
  distanceM: number | null;
  fixReason: string | null;
  absentReason: string | null;
  volunteerConfirmedAt: Date | null;
  objection: string | null;
  objectedAt: Date | null;
}>;

/** Changes a row that is still in one of the states the rule was judged on; false when someone was faster. */
export async function changeParticipation(
  act: Act,
  row: { id: number; from: readonly ('checkedIn' | 'checkedOut' | 'noCheckOut' | 'absent' | 'excused')[] },
  change: Change,
): Promise<boolean> {
  const result = await act.sql
    .updateTable('participations')
    .set({ ...change, updatedAt: act.now })
    .where('id', '=', row.id)
    .where('status', 'in', row.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Locks a row before it is read for a correction, since its hours may be confirmed at the same moment. */
export async function lockParticipation(sql: Sql, participationId: number): Promise<void> {
  await sql.selectFrom('participations').select('id').where('id', '=', participationId).forUpdate().execute();
}

/**
 * Takes a first step back: the person is 待签到 again, as if there were no row, and the sign-up is free for another shift.
 * Its events stay; the caller appends the one that says who took it back and why.
 */
export async function emptyParticipation(act: Act, participationId: number): Promise<void> {
  await act.sql
    .updateTable('participations')
    .set({ ...nothingYet, signUpId: null, status: 'expected', updatedAt: act.now })
    .where('id', '=', participationId)
    .execute();
}

/** Forgets distances, device marks and addresses of steps before an instant; gives how many rows were changed, at most `limit` of each table. */
export async function forgetRiskSignals(
  { sql }: Pick<Act, 'sql'>,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const participations = sql
    .selectFrom('participations')
    .select('id')
    .where('distanceM', 'is not', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit);
  const events = sql
    .selectFrom('attendanceEvents')
    .select('id')
    .where((where) =>
      where.or([
        where('distanceM', 'is not', null),
        where('deviceHash', 'is not', null),
        where('address', 'is not', null),
      ]),
    )
    .where('at', '<', before)
    .orderBy('at')
    .orderBy('id')
    .limit(limit);
  const forgotten = [
    await sql
      .updateTable('participations')
      .set({ distanceM: null })
      .where('id', 'in', participations)
      .executeTakeFirst(),
    await sql
      .updateTable('attendanceEvents')
      .set({ distanceM: null, accuracyM: null, deviceHash: null, address: null })
      .where('id', 'in', events)
      .executeTakeFirst(),
  ];
  return forgotten.reduce((sum, { numUpdatedRows }) => sum + Number(numUpdatedRows), 0);
}
