import type { Updateable } from 'kysely';
import type { ServiceHoursTable } from '#database/tables/hours.ts';
import type { Sql } from '#database/transaction.ts';
import type { Act } from '#platform/server/act.ts';
import type { EvidenceGrade, HourState } from '../contract/hours.words.ts';

export type NewHour = {
  volunteerId: number;
  teamId: number;
  activityId: number;
  shiftId: number;
  participationId: number | null;
  activityTitle: string;
  place: string;
  postName: string;
  serviceOn: string;
  startsAt: Date;
  endsAt: Date;
  minutes: number;
  source: 'attendance' | 'teamEntry';
  evidenceGrade: EvidenceGrade;
  status: HourState;
  reason?: string;
  enteredBy?: number;
};

/** Adds a record; the computed minutes are kept beside the current ones for ever. */
export async function insertHour(act: Act, hour: NewHour): Promise<number> {
  const id = act.newId();
  await act.sql
    .insertInto('serviceHours')
    .values({
      id,
      hourNo: `SJ${id}`,
      ...hour,
      calculatedMinutes: hour.source === 'attendance' ? hour.minutes : 0,
      createdAt: act.now,
      updatedAt: act.now,
    })
    .execute();
  return id;
}

/** One record, locked for the change that follows. */
export const lockHour = (sql: Sql, hourId: number) =>
  sql.selectFrom('serviceHours').selectAll().where('id', '=', hourId).forUpdate().executeTakeFirst();

/** Calculated records of an activity, locked in id order. */
export const lockCalculated = (sql: Sql, activityId: number, hourIds: readonly number[]) =>
  sql
    .selectFrom('serviceHours as h')
    .innerJoin('volunteers as v', 'v.id', 'h.volunteerId')
    .select([
      'h.id',
      'h.volunteerId',
      'h.serviceOn',
      'h.minutes',
      'h.calculatedMinutes',
      'h.evidenceGrade',
      'h.status',
      'v.name',
    ])
    .where('h.activityId', '=', activityId)
    .where('h.status', '=', 'calculated')
    .$if(hourIds.length > 0, (query) => query.where('h.id', 'in', hourIds))
    .orderBy('h.id')
    .limit(500)
    .forUpdate('h')
    .execute();

/** Sets fields of some records. */
export async function changeHours(
  act: Act,
  hourIds: readonly number[],
  change: Updateable<ServiceHoursTable>,
): Promise<void> {
  if (hourIds.length === 0) return;
  await act.sql
    .updateTable('serviceHours')
    .set({ ...change, updatedAt: act.now })
    .where('id', 'in', hourIds)
    .execute();
}

/** Computed records of a reopened participation that nobody confirmed yet go; they never counted anywhere. */
export async function deleteCalculated(sql: Sql, participationId: number): Promise<void> {
  await sql
    .deleteFrom('serviceHours')
    .where('participationId', '=', participationId)
    .where('status', '=', 'calculated')
    .execute();
}
