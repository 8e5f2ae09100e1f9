import { type Insertable, sql as raw, type Updateable } from 'kysely';
import type { DispatchesTable, JobsTable, JobStepsTable } from '#database/tables/jobs.ts';
import type { Sql } from '#database/transaction.ts';
import { isOneOf } from '#database/is-one-of.ts';
import { type JobStatus, workingJobStatuses } from '../contract/jobs.words.ts';
import { isEndedJob, type JobMover, mayMoveJob } from './jobs.rules.ts';

/** What one team takes is judged one after the other until the transaction ends. */
export const lockTeamClaims = (sql: Sql, teamId: number) =>
  raw`select pg_advisory_xact_lock(hashtextextended(${`jobs:team:${teamId}`}, 0))`.execute(sql);

/** The next serial of a job's number. */
export async function nextJobSerial(sql: Sql): Promise<number> {
  const { rows } = await raw<{ serial: number }>`select nextval('job_serials') as serial`.execute(sql);
  return Number(rows[0]?.serial ?? 0);
}

export type JobStep = Omit<Insertable<JobStepsTable>, 'jobId' | 'at' | 'status'>;
export type NewJob = Insertable<JobsTable>;

/** Keeps a job with its first step. */
export async function insertJob(sql: Sql, job: NewJob, step: JobStep): Promise<void> {
  await sql.insertInto('jobs').values(job).execute();
  await insertStep(sql, { ...step, jobId: job.id, status: job.status, at: job.issuedAt as Date });
}

const insertStep = (sql: Sql, step: Insertable<JobStepsTable>) =>
  sql.insertInto('jobSteps').values(step).execute();

/** One job, its row locked until the transaction ends. */
export const lockJob = (sql: Sql, jobId: number) =>
  sql.selectFrom('jobs').selectAll().where('id', '=', jobId).forUpdate().executeTakeFirst();
export type JobRow = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

/** Live jobs of a need: those that wait for an answer and the one that is worked on, locked. */
export const lockLiveJobs = (sql: Sql, needId: number) =>
  sql
    .selectFrom('jobs')
    .selectAll()
    .where('needId', '=', needId)
    .where(isOneOf(raw`status`, ['issued', ...workingJobStatuses]))
    .orderBy('id')
    .forUpdate()
    .execute();

type Moving = {
  to: JobStatus;
  by: JobMover;
  byId: number | null;
  now: Date;
  reason?: string;
  note?: string;
  change?: Updateable<JobsTable>;
};

/** Moves a locked job by the table of states and notes the step. @throws a fault on a way that there is not */
export async function moveJob(
  sql: Sql,
  job: Pick<JobRow, 'id' | 'status'>,
  { to, by, byId, now, reason, note = '', change }: Moving,
): Promise<void> {
  if (!mayMoveJob(job.status, to, by)) throw new Error(`${by} cannot move a job from ${job.status} to ${to}`);
  await sql
    .updateTable('jobs')
    .set((row) => ({
      ...change,
      status: to,
      endedAt: isEndedJob(to) ? now : null,
      lateClock: null,
      ...(reason === undefined ? {} : { reason, note }),
      updatedAt: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', job.id)
    .execute();
  await insertStep(sql, {
    jobId: job.id,
    status: to,
    at: now,
    byKind: by,
    byId,
    reason: reason ?? null,
    note,
  });
}

/** Changes a locked job that stays in its state. */
export async function changeJob(
  sql: Sql,
  jobId: number,
  { now, ...change }: Updateable<JobsTable> & { now: Date },
): Promise<void> {
  await sql
    .updateTable('jobs')
    .set((row) => ({ ...change, updatedAt: now, version: row('version', '+', 1) }))
    .where('id', '=', jobId)
    .execute();
}

export const insertDispatch = (sql: Sql, dispatch: Insertable<DispatchesTable>) =>
  sql.insertInto('dispatches').values(dispatch).execute();

/** Ends the dispatch that runs for a need, if one does. */
export const endDispatch = (
  sql: Sql,
  needId: number,
  { outcome, now }: { outcome: NonNullable<DispatchesTable['outcome']>; now: Date },
) =>
  sql
    .updateTable('dispatches')
    .set({ outcome, endedAt: now })
    .where('needId', '=', needId)
    .where('endedAt', 'is', null)
    .execute();

/** Notes which clock of a job ran out. */
export async function markLate(
  sql: Sql,
  clock: 'contact' | 'finish',
  jobIds: readonly number[],
): Promise<void> {
  if (jobIds.length === 0) return;
  await sql.updateTable('jobs').set({ lateClock: clock }).where('id', 'in', jobIds).execute();
}

/** Notes that teams were told that their time to answer is nearly over. */
export async function markExpiringTold(sql: Sql, jobIds: readonly number[], now: Date): Promise<void> {
  if (jobIds.length === 0) return;
  await sql.updateTable('jobs').set({ expiringToldAt: now }).where('id', 'in', jobIds).execute();
}
