import { placeNameOf } from '#domains/needs/server/index.ts';
import { metresBetween, type Place } from '#platform/contract/ground.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ScorePart } from '../../contract/ranking.contract.ts';
import { jobReasonLabels } from '../../contract/jobs.words.ts';
import type { JobActivity, TeamJobCard, TeamJobView } from '../../contract/team-jobs.contract.ts';
import type { JobActivityRow } from '../activity/job-activity.queries.ts';
import { clockOf } from '../jobs.rules.ts';
import type { JobStepRow } from '../jobs.queries.ts';
import type { JobWithNeed } from './team-jobs.queries.ts';

const metresTo = (row: JobWithNeed, home: Place | null): number | null =>
  home === null || row.lng === null || row.lat === null
    ? null
    : metresBetween(home, { lng: row.lng, lat: row.lat });

/** A job in a team's list: where it is to the community, and the clock that runs for the team. */
export function teamJobCard(row: JobWithNeed, home: Place | null): TeamJobCard {
  const clock = clockOf(row);
  return {
    jobId: row.id,
    jobNo: row.jobNo,
    kind: row.kind,
    status: row.status,
    title: row.title,
    category: row.category as TeamJobCard['category'],
    issuerName: row.issuerName,
    placeName: placeNameOf(row.areaName, { kind: row.unitKind, name: row.unitName }),
    metres: metresTo(row, home),
    planStart: toInstant(row.planStart),
    planEnd: toInstant(row.planEnd),
    isTimeFlexible: row.isTimeFlexible ?? false,
    peopleNeeded: row.peopleNeeded,
    issuedAt: toInstant(row.issuedAt),
    dueAt: toInstantOrNull(clock?.dueAt ?? null),
    startedAt: toInstantOrNull(clock?.startedAt ?? null),
    clock: clock?.clock ?? null,
    needId: row.needId,
    needNo: row.needNo,
    needStatus: row.needStatus,
  };
}

/** A state that the job came into, by whom and why. */
export const stepView = ({ status, at, byKind, reason, note }: JobStepRow) => ({
  status,
  at: toInstant(at),
  byKind,
  reason: reason && (jobReasonLabels[reason] ?? reason),
  note,
});

type Viewed = {
  row: JobWithNeed;
  home: Place | null;
  steps: readonly JobStepRow[];
  activity: JobActivityRow | undefined;
  otherCount: number;
};

const activityView = (row: JobActivityRow): JobActivity => ({
  ...row,
  startsAt: toInstantOrNull(row.startsAt),
  endsAt: toInstantOrNull(row.endsAt),
});

/** A job for its team: staff's words, its own points, and nothing that the requester wrote. */
export const teamJobView = ({ row, home, steps, activity, otherCount }: Viewed): TeamJobView => ({
  ...teamJobCard(row, home),
  needType: row.needType as TeamJobView['needType'],
  urgency: row.urgency,
  content: row.content,
  address: row.address,
  riskNotice: row.riskNotice,
  personCount: row.personCount,
  otherCount,
  score: row.score,
  parts: (row.scoreParts ?? []) as ScorePart[],
  wasClaimed: row.wasClaimed,
  acceptDueAt: toInstantOrNull(row.acceptDueAt),
  contactDueAt: toInstantOrNull(row.contactDueAt),
  contactedAt: toInstantOrNull(row.contactedAt),
  finishDueAt: toInstantOrNull(row.finishDueAt),
  visitStart: toInstantOrNull(row.visitStart),
  visitEnd: toInstantOrNull(row.visitEnd),
  visitStatus: row.visitStatus,
  visitNote: row.visitNote,
  resultCode: row.resultCode,
  resultText: row.resultText,
  activity: activity ? activityView(activity) : null,
  reason: row.reason && (jobReasonLabels[row.reason] ?? row.reason),
  note: row.note,
  steps: steps.map(stepView),
  version: row.version,
});
