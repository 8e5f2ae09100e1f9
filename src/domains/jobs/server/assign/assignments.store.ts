import { type Insertable, sql as raw, type Updateable } from 'kysely';
import type { JobAssignmentsTable } from '#database/tables/jobs.ts';
import type { Sql } from '#database/transaction.ts';
import { isOneOf } from '#database/is-one-of.ts';
import { type AssignmentStatus, liveAssignmentStatuses } from '../../contract/assignments.words.ts';
import type { JobMover } from '../jobs.rules.ts';
import { isEndedAssignment, mayMoveAssignment } from './assignments.rules.ts';

/** Where one person is inside is judged one after the other until the transaction ends. */
export const lockVisitsOf = (sql: Sql, volunteerId: number) =>
  raw`select pg_advisory_xact_lock(hashtextextended(${`jobs:volunteer:${volunteerId}`}, 0))`.execute(sql);

export const insertAssignments = (sql: Sql, rows: readonly Insertable<JobAssignmentsTable>[]) =>
  sql
    .insertInto('jobAssignments')
    .values([...rows])
    .execute();

/** One part in a job, its row locked until the transaction ends. */
export const lockAssignment = (sql: Sql, assignmentId: number) =>
  sql.selectFrom('jobAssignments').selectAll().where('id', '=', assignmentId).forUpdate().executeTakeFirst();
export type AssignmentRow = NonNullable<Awaited<ReturnType<typeof lockAssignment>>>;

/** Who is asked for these jobs or goes to them, locked. */
export const lockLiveAssignments = (sql: Sql, jobIds: readonly number[]) =>
  sql
    .selectFrom('jobAssignments')
    .selectAll()
    .where('jobId', 'in', jobIds)
    .where(isOneOf(raw`status`, liveAssignmentStatuses))
    .orderBy('id')
    .forUpdate()
    .execute();

type Moving = {
  to: AssignmentStatus;
  by: JobMover;
  now: Date;
  change?: Updateable<JobAssignmentsTable>;
};

/** Moves a locked part by the table of states. @throws a fault on a way that there is not */
export async function moveAssignment(
  sql: Sql,
  part: Pick<AssignmentRow, 'id' | 'status'>,
  { to, by, now, change }: Moving,
): Promise<void> {
  if (!mayMoveAssignment(part.status, to, by))
    throw new Error(`${by} cannot move an assignment from ${part.status} to ${to}`);
  await changeAssignment(sql, part.id, {
    now,
    ...change,
    status: to,
    endedAt: isEndedAssignment(to) ? now : null,
  });
}

/** Changes a locked part that stays in its state. */
export async function changeAssignment(
  sql: Sql,
  assignmentId: number,
  { now, ...change }: Updateable<JobAssignmentsTable> & { now: Date },
): Promise<void> {
  await sql
    .updateTable('jobAssignments')
    .set((row) => ({ ...change, updatedAt: now, version: row('version', '+', 1) }))
    .where('id', '=', assignmentId)
    .execute();
}
