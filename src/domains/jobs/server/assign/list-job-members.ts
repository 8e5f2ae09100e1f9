import { visitPhotosOf } from '#domains/files/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/assignments.contract.ts';
import { assignmentReasonLabels } from '../../contract/assignments.words.ts';
import { findJob } from '../team/team-jobs.queries.ts';
import { type AssignmentWithName, assignmentsOfJob } from './assignments.queries.ts';
import { gradeOfVisit } from './assignments.rules.ts';

const memberView = (row: AssignmentWithName, photoFileIds: number[]) => ({
  assignmentId: row.id,
  volunteerId: row.volunteerId,
  name: row.name,
  status: row.status,
  offeredAt: toInstant(row.offeredAt),
  answerDueAt: toInstant(row.answerDueAt),
  inAt: toInstantOrNull(row.inAt),
  outAt: toInstantOrNull(row.outAt),
  minutes: row.minutes,
  grade: row.outAt ? gradeOfVisit(row) : null,
  outcome: row.outcome,
  reportText: row.reportText,
  photoConsent: row.photoConsent,
  photoFileIds,
  reason: row.reason && (assignmentReasonLabels[row.reason] ?? row.reason),
  note: row.note,
});

/** Who of the own team was asked for a job, what they said and when they were there. @throws NotFound */
export const listJobMembers: UseCase<typeof contract.listJobMembers> = async ({ sql, caller }, { jobId }) => {
  const job = await findJob(sql, jobId);
  if (!job || job.teamId !== caller.teamId) throw new NotFound('没有找到这件任务');
  const rows = await assignmentsOfJob(sql, jobId);
  const photosOf = await visitPhotosOf(
    sql,
    rows.map(({ id, photoCount }) => ({ assignmentId: id, photoCount })),
  );
  return { list: rows.map((row) => memberView(row, photosOf(row.id))) };
};
