import type { JobAssignmentsTable, JobsTable, MicroPartsTable } from '#database/tables/jobs.ts';
import { jobNoOf } from '#domains/jobs/server/jobs.rules.ts';
import { pieceTimes } from '#domains/jobs/server/micro/micro.rules.ts';
import { toDay, toInstant } from '#platform/contract/instants.ts';
import type { MICRO } from '../texts/micro.ts';
import { blankJob } from './blank-job.ts';

/** A team with the 所 or 站 that it belongs to. */
export type Carrier = { unitId: number; area: string; teamId: number };

type Issuing = {
  now: Date;
  id: number;
  issuerId: number;
  one: { places: number; minutes: number };
  text: (typeof MICRO)[number];
  carrier: Carrier;
  issuedAt: Date;
  planEnd: Date;
  serial: number;
};

/** A 随手志愿 as it was issued, ended where its time is over. */
export function microJob({ now, id, issuerId, one, text, carrier, issuedAt, planEnd, serial }: Issuing) {
  const isOver = planEnd <= now;
  return {
    ...blankJob,
    id,
    jobNo: jobNoOf(toDay(issuedAt), serial),
    kind: 'micro',
    status: isOver ? 'ended' : 'open',
    title: text.title,
    content: text.text,
    category: text.category,
    teamId: carrier.teamId,
    organisationId: carrier.unitId,
    issuerId,
    area: carrier.area,
    address: text.address,
    planStart: toInstant(issuedAt),
    planEnd: toInstant(planEnd),
    peopleNeeded: one.places,
    pieceMinutes: one.minutes,
    issuedAt: toInstant(issuedAt),
    endedAt: isOver ? toInstant(planEnd) : null,
    version: isOver ? 2 : 1,
    createdAt: toInstant(issuedAt),
    updatedAt: toInstant(isOver ? planEnd : issuedAt),
  } satisfies Record<keyof JobsTable, unknown>;
}

type Part = Pick<
  Record<keyof MicroPartsTable, unknown>,
  'id' | 'jobId' | 'volunteerId' | 'claimedAt' | 'reportDueAt' | 'reportText' | 'photoConsent' | 'reportedAt'
>;

/** The visit that an accepted part is kept as. */
export function microVisit(part: Part, done: Parameters<typeof pieceTimes>[0], verifiedAt: Date) {
  const times = pieceTimes(done);
  return {
    id: part.id,
    jobId: part.jobId,
    volunteerId: part.volunteerId,
    status: 'reported',
    offeredAt: part.claimedAt,
    answerDueAt: part.reportDueAt,
    answeredAt: part.claimedAt,
    inAt: toInstant(times.inAt),
    outAt: toInstant(times.outAt),
    minutes: times.minutes,
    fixReason: null,
    hasWaited: false,
    outcome: 'done',
    reportText: part.reportText,
    photoConsent: part.photoConsent,
    reportedAt: part.reportedAt,
    photoCount: 1,
    reason: null,
    note: '',
    endedAt: null,
    version: 1,
    createdAt: toInstant(verifiedAt),
    updatedAt: toInstant(verifiedAt),
  } satisfies Record<keyof JobAssignmentsTable, unknown>;
}
