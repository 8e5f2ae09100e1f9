import type { Insertable } from 'kysely';
import type { ServiceHoursTable } from '#database/tables/hours.ts';
import type { Sql } from '#database/transaction.ts';
import { buildParticipation } from '#domains/attendance/testing/attendance.builders.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import { testId } from '#testing/test-act.ts';

export type HourWish = Partial<Omit<Insertable<ServiceHoursTable>, 'activityId' | 'shiftId'>> & {
  now?: Date;
  activityId?: number;
  shiftId?: number;
};
export type BuiltHour = { hourId: number; volunteerId: number; activityId: number; shiftId: number };

/** A calculated record of grade A; makes the complete attendance it was not given. An entry (补录) has none. */
export async function buildHour(sql: Sql, { now = new Date(), ...wish }: HourWish = {}): Promise<BuiltHour> {
  const { participationId, shiftId, volunteerId } =
    wish.shiftId !== undefined && wish.volunteerId !== undefined
      ? { participationId: null, shiftId: wish.shiftId, volunteerId: wish.volunteerId }
      : await buildParticipation(sql, {
          now,
          ...(wish.shiftId !== undefined && { shiftId: wish.shiftId }),
          ...(wish.volunteerId !== undefined && { volunteerId: wish.volunteerId }),
        });
  const shift = await sql
    .selectFrom('shifts as s')
    .innerJoin('activities as a', 'a.id', 's.activityId')
    .select(['s.activityId', 's.startsAt', 's.endsAt', 's.postName', 'a.teamId', 'a.title', 'a.placeName'])
    .where('s.id', '=', shiftId)
    .executeTakeFirstOrThrow();
  const startsAt = new Date(wish.startsAt ?? shift.startsAt);
  const endsAt = new Date(wish.endsAt ?? shift.endsAt);
  const minutes = wish.minutes ?? Math.floor((endsAt.getTime() - startsAt.getTime()) / minuteMs);
  const hourId = testId();
  await sql
    .insertInto('serviceHours')
    .values({
      hourNo: `SJ${hourId}`,
      participationId,
      activityTitle: shift.title,
      place: shift.placeName,
      postName: shift.postName,
      serviceOn: toDay(startsAt),
      calculatedMinutes: minutes,
      source: participationId === null ? 'teamEntry' : 'attendance',
      evidenceGrade: 'A',
      status: 'calculated',
      createdAt: now,
      updatedAt: now,
      ...wish,
      id: hourId,
      volunteerId,
      teamId: shift.teamId,
      activityId: shift.activityId,
      shiftId,
      startsAt,
      endsAt,
      minutes,
    })
    .execute();
  return { hourId, volunteerId, activityId: shift.activityId, shiftId };
}
