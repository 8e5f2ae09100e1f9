import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { teamClaimsPath } from '../contract/hour-origin.rules.ts';

/** Whose records are meant: those of an activity, or those of the visits of a job. */
export type HourOrigin = { activityId: number } | { jobId: number };

/** SQL on a record: whether it comes from there. */
export const isOf = (alias: 'h' | 'service_hours', origin: HourOrigin) =>
  'activityId' in origin
    ? raw<boolean>`${raw.ref(`${alias}.activity_id`)} = ${origin.activityId}`
    : raw<boolean>`${raw.ref(`${alias}.assignment_id`)} in (select id from job_assignments where job_id = ${origin.jobId})`;

/** Where a team reads about what a record comes from: the hours of its activity, its job, or the claims made to it. */
export async function teamOriginPath(
  sql: Sql,
  { activityId, assignmentId }: { activityId: number | null; assignmentId: number | null },
): Promise<string> {
  if (activityId !== null) return `/teamcenter/index/teamactivity/timelist/${activityId}`;
  if (assignmentId === null) return teamClaimsPath;
  const part = await sql
    .selectFrom('jobAssignments')
    .select('jobId')
    .where('id', '=', assignmentId)
    .executeTakeFirstOrThrow();
  return `/teamcenter/index/teamjob/detail/${part.jobId}`;
}

/** Minutes that the shift or the agreed visit of a record was planned for, or that were claimed; of a visit nobody agreed on, what was computed. */
export const plannedMinutes = raw<number>`coalesce(
  (select (extract(epoch from s.ends_at - s.starts_at) / 60)::int - s.break_minutes from shifts s where s.id = h.shift_id),
  (select (extract(epoch from j.visit_end - j.visit_start) / 60)::int from job_assignments p join jobs j on j.id = p.job_id
    where p.id = h.assignment_id),
  (select c.minutes from hour_claims c where c.id = h.claim_id),
  h.calculated_minutes)`;

/** The planned minutes of one record. */
export async function plannedMinutesOf(sql: Sql, hourId: number): Promise<number> {
  const row = await sql
    .selectFrom('serviceHours as h')
    .select(plannedMinutes.as('minutes'))
    .where('h.id', '=', hourId)
    .executeTakeFirstOrThrow();
  return row.minutes;
}
