import { placeNameOf } from '#domains/needs/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { jobReasonLabels } from '../../contract/jobs.words.ts';
import type * as contract from '../../contract/manage-jobs.contract.ts';
import { type ClockedJob, clockOf } from '../jobs.rules.ts';
import { countJobs, jobPage } from './manage-jobs.queries.ts';

/** Jobs in every state inside the caller's data scope. */
export const listJobs: UseCase<typeof contract.listJobs> = async ({ sql, caller, now }, request) => {
  const { pageNum, pageSize } = request;
  const filter = { ...request, scope: caller.scope, now };
  const rows = await jobPage(sql, filter);
  const list = rows.map((row) => ({
    jobId: row.id,
    jobNo: row.jobNo,
    needId: row.needId,
    title: row.title,
    category: row.category as contract.StaffJob['category'],
    kind: row.kind,
    status: row.status,
    placeName: placeNameOf(row.areaName, { kind: row.unitKind, name: row.unitName }),
    teamName: row.teamName,
    issuedAt: toInstant(row.issuedAt),
    late: lateOf(row, now),
    visitStart: toInstantOrNull(row.visitStart),
    peopleCount: row.peopleCount,
    minutes: row.minutes,
    resultCode: row.resultCode,
    reason: row.reason && (jobReasonLabels[row.reason] ?? row.reason),
  }));
  return { list, total: await countJobs(sql, filter), pageNum, pageSize };
};

/** The clock of the working team that ran out. */
function lateOf(row: ClockedJob, now: Date): contract.StaffJob['late'] {
  const running = clockOf(row);
  if (!running || running.clock === 'answer' || running.dueAt > now) return null;
  return { clock: running.clock, dueAt: toInstant(running.dueAt) };
}
