import type { JobAssignmentsTable, JobsTable } from '#database/tables/jobs.ts';
import type { PostPeopleTable } from '#database/tables/jobs.ts';
import { visitMinutes } from '#domains/jobs/server/assign/assignments.rules.ts';
import { jobNoOf } from '#domains/jobs/server/jobs.rules.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { toDay, toInstant } from '#platform/contract/instants.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import type { POSTS } from '../texts/posts.ts';
import { blankJob } from './blank-job.ts';

type PostStatus = 'open' | 'paused' | 'ended';
type Team = { teamId: number; organisationId: number; area: string };
type Opening = {
  id: number;
  team: Team;
  text: (typeof POSTS)[number];
  issuedAt: Date;
  stoppedAt: Date;
  status: PostStatus;
  serial: number;
};

/** A standing post of a team, opened for a year. */
export function postRow({ id, team, text, issuedAt, stoppedAt, status, serial }: Opening) {
  const hasMoved = status !== 'open';
  return {
    ...blankJob,
    id,
    jobNo: jobNoOf(toDay(issuedAt), serial),
    kind: 'standing',
    status,
    title: text.title,
    content: text.text,
    category: text.category,
    teamId: team.teamId,
    organisationId: team.organisationId,
    area: team.area,
    address: text.address,
    riskNotice: text.risk,
    planStart: toInstant(issuedAt),
    planEnd: toInstant(plus(issuedAt, 365 * dayMs)),
    peopleNeeded: text.slots.reduce((sum, { places }) => sum + places, 0),
    trialVisits: 2,
    leastWeeks: 8,
    issuedAt: toInstant(issuedAt),
    endedAt: status === 'ended' ? toInstant(stoppedAt) : null,
    version: hasMoved ? 2 : 1,
    createdAt: toInstant(issuedAt),
    updatedAt: toInstant(hasMoved ? stoppedAt : issuedAt),
  } satisfies Record<keyof JobsTable, unknown>;
}
type Post = ReturnType<typeof postRow>;

type Person = {
  id: number;
  jobId: number;
  slotId: number;
  volunteerId: number;
  appliedAt: Date;
  /** Null for an application that waits. */
  decidedBy: number | null;
  endedAt: Date | null;
};

/** Somebody in a post, kept after the trial, or whose application waits. */
export function postPersonRow({ appliedAt, decidedBy, endedAt, ...of }: Person) {
  const decidedAt = decidedBy === null ? null : plus(appliedAt, dayMs);
  return {
    ...of,
    status: endedAt ? 'ended' : decidedBy === null ? 'applied' : 'regular',
    words: '',
    appliedAt: toInstant(appliedAt),
    decidedBy,
    decidedAt: decidedAt && toInstant(decidedAt),
    said: '',
    leavesAt: null,
    endedAt: endedAt && toInstant(endedAt),
    version: 1 + Number(decidedBy !== null) + Number(endedAt !== null),
    createdAt: toInstant(appliedAt),
    updatedAt: toInstant(endedAt ?? decidedAt ?? appliedAt),
  } satisfies Record<keyof PostPeopleTable, unknown>;
}

type Duty = {
  city: City;
  post: Post;
  slot: { id: number; ends: string };
  startsAt: Date;
  volunteerIds: readonly number[];
  said: string;
  serial: number;
};

/** One duty that is over, with what everybody of the slot did; made ten days before, settled two hours after. */
export function dutyRows({ city, post, slot, startsAt, volunteerIds, said, serial }: Duty) {
  const endsAt = new Date(`${toDay(startsAt)}T${slot.ends}:00+08:00`);
  const [madeAt, settledAt] = [plus(startsAt, -10 * dayMs), plus(endsAt, 2 * hourMs + minuteMs)];
  const job = {
    ...post,
    id: city.idAt(madeAt),
    jobNo: jobNoOf(toDay(madeAt), serial),
    status: 'done',
    parentJobId: post.id,
    slotId: slot.id,
    trialVisits: null,
    leastWeeks: null,
    peopleNeeded: 1,
    planStart: toInstant(startsAt),
    planEnd: toInstant(endsAt),
    visitStart: toInstant(startsAt),
    visitEnd: toInstant(endsAt),
    visitStatus: 'agreed',
    issuedAt: toInstant(madeAt),
    contactedAt: toInstant(madeAt),
    resultCode: 'solved',
    resultText: '值守结束',
    submittedAt: toInstant(settledAt),
    endedAt: toInstant(settledAt),
    version: 3,
    createdAt: toInstant(madeAt),
    updatedAt: toInstant(settledAt),
  } satisfies Record<keyof JobsTable, unknown>;
  const step = { jobId: job.id, byKind: 'system', byId: null, reason: null, note: '' };
  const steps = [
    { ...step, status: 'inProgress', at: job.issuedAt },
    { ...step, status: 'submitted', at: job.submittedAt },
    { ...step, status: 'done', at: job.endedAt },
  ];
  const time = { madeAt, startsAt, endsAt, settledAt };
  const parts = volunteerIds.map((volunteerId, nth) =>
    partRow(city, { jobId: job.id, volunteerId, said, time, turn: serial + nth * 3 }),
  );
  return { job, steps, parts };
}

type Times = { madeAt: Date; startsAt: Date; endsAt: Date; settledAt: Date };
type Part = { jobId: number; volunteerId: number; said: string; time: Times; turn: number };

/** What one person did of a duty: came, gave it back with a day of notice, or did not come; who had promised something else gave it back. */
function partRow(city: City, { jobId, volunteerId, said, time, turn }: Part) {
  const { madeAt, startsAt, endsAt, settledAt } = time;
  const busy = city.volunteers.find(({ id }) => id === volunteerId)?.busy ?? [];
  const isBusy = busy.some((span) => span.from < endsAt.getTime() && span.to > startsAt.getTime());
  const came = !isBusy && turn % 9 !== 4 && turn % 11 !== 6;
  const isMissed = !isBusy && !came && turn % 9 !== 4;
  if (came) busy.push({ from: startsAt.getTime(), to: endsAt.getTime() });
  const [inAt, outAt] = [plus(startsAt, -4 * minuteMs), plus(endsAt, -2 * minuteMs)];
  const [reportedAt, backAt] = [plus(outAt, 6 * minuteMs), plus(startsAt, -30 * hourMs)];
  const endedAt = came ? null : isMissed ? settledAt : backAt;
  return {
    id: city.idAt(madeAt),
    jobId,
    volunteerId,
    status: came ? 'reported' : isMissed ? 'withdrawn' : 'handedBack',
    offeredAt: toInstant(madeAt),
    answerDueAt: toInstant(startsAt),
    answeredAt: toInstant(madeAt),
    inAt: came ? toInstant(inAt) : null,
    outAt: came ? toInstant(outAt) : null,
    minutes: came ? visitMinutes({ inAt, outAt, visitStart: startsAt }) : null,
    fixReason: null,
    hasWaited: false,
    outcome: came ? 'done' : null,
    reportText: came ? said : null,
    reportedAt: came ? toInstant(reportedAt) : null,
    photoCount: 0,
    photoConsent: null,
    reason: came ? null : isMissed ? 'missed' : 'time',
    note: '',
    endedAt: endedAt && toInstant(endedAt),
    version: came ? 4 : 2,
    createdAt: toInstant(madeAt),
    updatedAt: toInstant(endedAt ?? reportedAt),
  } satisfies Record<keyof JobAssignmentsTable, unknown>;
}
