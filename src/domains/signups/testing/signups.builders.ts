import type { Insertable } from 'kysely';
import type { SignUpsTable } from '#database/tables/signups.ts';
import type { Sql } from '#database/transaction.ts';
import { buildShift } from '#domains/activities/testing/activities.builders.ts';
import {
  type BuiltVolunteer,
  buildVolunteer,
  type VolunteerWish,
} from '#domains/volunteers/testing/volunteers.builders.ts';
import { testId } from '#testing/test-act.ts';
import { holdsPlace } from '../contract/signups.words.ts';

export type SignUpWish = Partial<Insertable<SignUpsTable>> & { now?: Date };
export type BuiltSignUp = { signUpId: number; shiftId: number; activityId: number; volunteerId: number };

/** A volunteer whose profile is complete, so that nothing but the activity's own rules stands in the way. */
export const buildReadyVolunteer = (sql: Sql, wish: VolunteerWish = {}): Promise<BuiltVolunteer> =>
  buildVolunteer(sql, { serviceAreas: ['990101'], serviceCategories: ['eco'], ...wish });

/** Several of them, one after another. */
export async function buildReadyVolunteers(sql: Sql, count: number): Promise<BuiltVolunteer[]> {
  const built: BuiltVolunteer[] = [];
  for (let made = 0; made < count; made += 1) built.push(await buildReadyVolunteer(sql));
  return built;
}

/** A confirmed sign-up unless told; makes the shift and the volunteer it was not given, and keeps the counts right. */
export async function buildSignUp(
  sql: Sql,
  { now = new Date(), ...wish }: SignUpWish = {},
): Promise<BuiltSignUp> {
  const shiftId = wish.shiftId ?? (await buildShift(sql, { now })).shiftId;
  const volunteerId = wish.volunteerId ?? (await buildReadyVolunteer(sql)).volunteerId;
  const shift = await sql
    .selectFrom('shifts')
    .selectAll()
    .where('id', '=', shiftId)
    .executeTakeFirstOrThrow();
  const { activityId, startsAt, endsAt } = shift;
  const status = wish.status ?? 'confirmed';
  const signUpId = wish.id ?? testId();
  await sql
    .insertInto('signUps')
    .values({
      riskVersion: 1,
      riskAcknowledgedAt: now,
      createdAt: now,
      updatedAt: now,
      queuedAt: status === 'waitlisted' ? now : null,
      ...wish,
      id: signUpId,
      activityId,
      shiftId,
      volunteerId,
      startsAt,
      endsAt,
      status,
    })
    .execute();
  const taken = holdsPlace(status) ? 1 : 0;
  await sql
    .updateTable('shifts')
    .set((row) => ({
      takenCount: row('takenCount', '+', taken),
      waitCount: row('waitCount', '+', status === 'waitlisted' ? 1 : 0),
    }))
    .where('id', '=', shiftId)
    .execute();
  await sql
    .updateTable('activities')
    .set((row) => ({ takenCount: row('takenCount', '+', taken) }))
    .where('id', '=', activityId)
    .execute();
  return { signUpId, shiftId, activityId, volunteerId };
}
