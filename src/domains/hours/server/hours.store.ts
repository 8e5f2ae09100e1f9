import type { Insertable, Updateable } from 'kysely';
import type { ServiceHoursTable } from '#database/tables/hours.ts';
import type { Sql } from '#database/transaction.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { pathInScope } from '#platform/server/calls/scope.ts';
import { hourLimits } from '../contract/hours.words.ts';
import { type HourOrigin, isOf } from './origin.queries.ts';

/** A record before it has its number. */
export type NewHour = Omit<
  Insertable<ServiceHoursTable>,
  'id' | 'hourNo' | 'calculatedMinutes' | 'createdAt' | 'updatedAt'
>;

/** Adds a record; the computed minutes are kept beside the current ones for ever. */
export async function insertHour(act: Act, hour: NewHour): Promise<number> {
  const id = act.newId();
  await act.sql
    .insertInto('serviceHours')
    .values({
      id,
      hourNo: `SJ${id}`,
      ...hour,
      calculatedMinutes: hour.source === 'attendance' || hour.source === 'jobReport' ? hour.minutes : 0,
      createdAt: act.now,
      updatedAt: act.now,
    })
    .execute();
  return id;
}

/** One record, locked for the change that follows. */
export const lockHour = (sql: Sql, hourId: number) =>
  sql.selectFrom('serviceHours').selectAll().where('id', '=', hourId).forUpdate().executeTakeFirst();

/**
 * Records in the caller's data scope, locked in id order for a decision. The decider is locked first, so that what one
 * person decides is counted one after the other; then the people, so that what else they have at that time stays as it is.
 */
export async function lockForDecision(act: Act<StaffCaller>, hourIds: readonly number[]) {
  const { accountId } = act.caller;
  await act.sql.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const people = await act.sql
    .selectFrom('serviceHours')
    .select('volunteerId')
    .distinct()
    .where('id', 'in', hourIds)
    .execute();
  const volunteerIds = people.map((row) => row.volunteerId);
  if (volunteerIds.length > 0) await lockVolunteers(act.sql, volunteerIds);
  return hoursToDecide(act, hourIds).forUpdate('h').execute();
}

/** The same records as they stand, not locked: for who asks before deciding. */
export const hoursToDecide = ({ sql, caller: { scope } }: Act<StaffCaller>, hourIds: readonly number[]) =>
  sql
    .selectFrom('serviceHours as h')
    .innerJoin('teams as t', 't.id', 'h.teamId')
    .innerJoin('organisations as o', 'o.id', 't.organisationId')
    .selectAll('h')
    .where('h.id', 'in', hourIds)
    .$if(scope !== undefined, (query) => query.where(pathInScope('o.path', scope)))
    .orderBy('h.id');

/**
 * Calculated records of an activity or a job, at most `confirmedAtOnce`, locked in id order after their people: what somebody has on a day is then read and
 * changed by one act at a time, whichever team it is of.
 */
export async function lockCalculated(sql: Sql, origin: HourOrigin, hourIds: readonly number[]) {
  const people = await sql
    .selectFrom('serviceHours')
    .select('volunteerId')
    .where(isOf('service_hours', origin))
    .where('status', '=', 'calculated')
    .$if(hourIds.length > 0, (query) => query.where('id', 'in', hourIds))
    .orderBy('id')
    .limit(hourLimits.confirmedAtOnce)
    .execute();
  const volunteerIds = [...new Set(people.map((row) => row.volunteerId))];
  if (volunteerIds.length === 0) return [];
  await lockVolunteers(sql, volunteerIds);
  return calculatedRows(sql, { origin, hourIds, volunteerIds });
}

const calculatedRows = (
  sql: Sql,
  of: { origin: HourOrigin; hourIds: readonly number[]; volunteerIds: readonly number[] },
) =>
  sql
    .selectFrom('serviceHours as h')
    .innerJoin('volunteers as v', 'v.id', 'h.volunteerId')
    .select([
      'h.id',
      'h.volunteerId',
      'h.activityId',
      'h.assignmentId',
      'h.activityTitle',
      'h.postName',
      'h.participationId',
      'h.serviceOn',
      'h.minutes',
      'h.calculatedMinutes',
      'h.evidenceGrade',
      'h.status',
      'v.name',
    ])
    .where(isOf('h', of.origin))
    .where('h.status', '=', 'calculated')
    .where('h.volunteerId', 'in', of.volunteerIds)
    .$if(of.hourIds.length > 0, (query) => query.where('h.id', 'in', of.hourIds))
    .orderBy('h.id')
    .limit(hourLimits.confirmedAtOnce)
    .forUpdate('h')
    .execute();

/** Records whose 公示 is over, the longest over first, locked; what somebody objects to at this moment waits for the next turn. */
export const lockPublicityOver = (sql: Sql, { now, limit }: { now: Date; limit: number }) =>
  sql
    .selectFrom('serviceHours')
    .select([
      'id',
      'volunteerId',
      'activityId',
      'assignmentId',
      'activityTitle',
      'serviceOn',
      'postName',
      'minutes',
      'adjustOf',
    ])
    .where('status', '=', 'publicity')
    .where('publicityEndsAt', '<=', now)
    .orderBy('publicityEndsAt')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
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
