import type { Insertable } from 'kysely';
import type { ParticipationsTable } from '#database/tables/attendance.ts';
import type { Sql } from '#database/transaction.ts';
import { buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { testId } from '#testing/test-act.ts';

export type ParticipationWish = Partial<Insertable<ParticipationsTable>> & { now?: Date };
export type BuiltParticipation = {
  participationId: number;
  signUpId: number | null;
  shiftId: number;
  activityId: number;
  volunteerId: number;
};

/** Attendance of a confirmed sign-up (made unless given), complete and by rotating code unless told, with its first event. */
export async function buildParticipation(
  sql: Sql,
  { now = new Date(), ...wish }: ParticipationWish = {},
): Promise<BuiltParticipation> {
  const { signUpId, shiftId, volunteerId } = await placeOf(sql, wish, now);
  const shift = await sql
    .selectFrom('shifts')
    .selectAll()
    .where('id', '=', shiftId)
    .executeTakeFirstOrThrow();
  const status = wish.status ?? 'checkedOut';
  const cameIn = status !== 'absent' && status !== 'excused';
  const wentOut = status === 'checkedOut';
  const participationId = testId();
  await sql
    .insertInto('participations')
    .values({
      checkedInAt: cameIn ? shift.startsAt : null,
      checkedOutAt: wentOut ? shift.endsAt : null,
      inMethod: cameIn ? 'rotatingCode' : null,
      outMethod: wentOut ? 'rotatingCode' : null,
      placeResult: 'pass',
      createdAt: now,
      updatedAt: now,
      ...wish,
      id: participationId,
      signUpId,
      activityId: shift.activityId,
      shiftId,
      volunteerId,
      status,
    })
    .execute();
  await sql
    .insertInto('attendanceEvents')
    .values({
      id: testId(),
      participationId,
      kind: cameIn ? 'in' : (status as 'absent' | 'excused'),
      method: cameIn ? 'rotatingCode' : 'rollCall',
      at: now,
      operatorId: volunteerId,
      receiptNo: `Q${participationId}`,
      placeResult: 'pass',
    })
    .execute();
  return { participationId, signUpId, shiftId, activityId: shift.activityId, volunteerId };
}

async function placeOf(sql: Sql, wish: Omit<ParticipationWish, 'now'>, now: Date) {
  if (wish.shiftId !== undefined && wish.volunteerId !== undefined && (wish.isWalkIn || wish.signUpId))
    return { signUpId: wish.signUpId ?? null, shiftId: wish.shiftId, volunteerId: wish.volunteerId };
  return buildSignUp(sql, {
    now,
    ...(wish.shiftId !== undefined && { shiftId: wish.shiftId }),
    ...(wish.volunteerId !== undefined && { volunteerId: wish.volunteerId }),
  });
}
