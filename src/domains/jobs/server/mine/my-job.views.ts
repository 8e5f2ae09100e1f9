import { placeNameOf } from '#domains/needs/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { assignmentReasonLabels } from '../../contract/assignments.words.ts';
import type { MyJobCard } from '../../contract/my-jobs.contract.ts';
import { gradeOfVisit } from '../assign/assignments.rules.ts';
import type { MyJobRow } from './my-jobs.queries.ts';

export type Promised = { volunteerId: number; title: string; startsAt: Date };

/** One's own part in a job: staff's words, the community, and no door. */
export const myJobCard = (row: MyJobRow): MyJobCard => {
  const isAgreed = row.visitStatus === 'agreed';
  return {
    assignmentId: row.id,
    jobNo: row.jobNo,
    kind: row.kind,
    status: row.status,
    title: row.title,
    category: row.category as MyJobCard['category'],
    teamName: row.teamName ?? '',
    placeName: placeNameOf(row.areaName, { kind: row.unitKind, name: row.unitName }),
    planStart: toInstant(row.planStart),
    planEnd: toInstant(row.planEnd),
    isTimeFlexible: row.isTimeFlexible ?? false,
    visitStart: isAgreed ? toInstantOrNull(row.visitStart) : null,
    visitEnd: isAgreed ? toInstantOrNull(row.visitEnd) : null,
    offeredAt: toInstant(row.offeredAt),
    answerDueAt: toInstant(row.answerDueAt),
    inAt: toInstantOrNull(row.inAt),
    outAt: toInstantOrNull(row.outAt),
    minutes: row.minutes,
    // Whether it helped is the requester's word, and told once the need is closed.
    needOutcome: row.needStatus === 'closed' ? row.needOutcome : null,
  };
};

/** The same with what else was promised at that time, and what was written. */
export const myJobView = (row: MyJobRow, clash: Promised | undefined) => ({
  ...myJobCard(row),
  content: row.content,
  address: row.address,
  riskNotice: row.riskNotice,
  isVisit: row.needId !== null,
  isTeamSuspended: row.teamStatus === 'suspended',
  isJobInProgress: row.jobStatus === 'inProgress',
  grade: row.outAt ? gradeOfVisit(row) : null,
  fixReason: row.fixReason,
  hasWaited: row.hasWaited,
  outcome: row.outcome,
  reportText: row.reportText,
  photoCount: row.photoCount,
  reason: row.reason && (assignmentReasonLabels[row.reason] ?? row.reason),
  note: row.note,
  clash: clash ? { title: clash.title, startsAt: toInstant(clash.startsAt) } : null,
});
