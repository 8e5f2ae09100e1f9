import type { JobsTable } from '#database/tables/jobs.ts';
import { plannedVisit } from '#domains/jobs/server/directive/directives.rules.ts';
import { answerDue, jobNoOf } from '#domains/jobs/server/jobs.rules.ts';
import { dueAfter } from '#domains/site/server/review-clock.rules.ts';
import { startOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import { DIRECTIVES } from '../texts/directives.ts';

type Row = Record<string, unknown>;
type Soil = {
  city: City;
  calendar: ReadonlyMap<string, boolean>;
  dispatcherId: number;
  units: readonly { id: number; area: string | null }[];
};
type End = 'issued' | 'inProgress' | 'submitted' | 'done' | 'declined' | 'expired' | 'withdrawn';
/** How far one has come, and on which day from today its work is. */
type Case = { end: End; day: number };

const cases: readonly Case[] = [
  { end: 'done', day: -40 },
  { end: 'done', day: -26 },
  { end: 'expired', day: -20 },
  { end: 'done', day: -13 },
  { end: 'declined', day: -9 },
  { end: 'submitted', day: -3 },
  { end: 'submitted', day: -2 },
  { end: 'inProgress', day: -1 },
  { end: 'inProgress', day: 3 },
  { end: 'withdrawn', day: 4 },
  { end: 'issued', day: 6 },
  { end: 'issued', day: 8 },
];

/** Days between the asking and the work. */
const aheadDays = 9;

/** What the centre asked teams for, in every state, by the clocks of the product. */
export function growDirectives(soil: Soil, firstSerial: number): { jobs: Row[]; jobSteps: Row[] } {
  const grown = cases.map((one, place) => grow(soil, one, { place, serial: firstSerial + place }));
  return { jobs: grown.map(({ job }) => job), jobSteps: grown.flatMap(({ steps }) => steps) };
}

type Place = { place: number; serial: number };

function grow(soil: Soil, one: Case, at: Place): { job: Row; steps: Row[] } {
  const { city, units, dispatcherId } = soil;
  const text = DIRECTIVES[at.place % DIRECTIVES.length];
  const teams = city.teams.filter(({ status }) => status === 'active');
  const team = teams[(at.place * 5 + 3) % teams.length];
  const unit = units[(at.place * 3) % units.length];
  if (!text || !team || !unit) throw new Error('the city asks no team for anything');
  const times = timesOf(soil, one);
  const job = {
    id: city.idAt(times.issued),
    jobNo: jobNoOf(toDay(times.issued), at.serial),
    kind: 'directive',
    status: one.end,
    title: text.title,
    content: text.text,
    category: text.category,
    needId: null,
    dispatchId: null,
    activityId: null,
    activityToldAt: null,
    teamId: team.id,
    organisationId: unit.id,
    issuerId: dispatcherId,
    area: unit.area,
    address: text.address,
    peopleNeeded: 4,
    riskNotice: text.risk,
    score: null,
    scoreParts: null,
    wasClaimed: false,
    pieceMinutes: null,
    parentJobId: null,
    slotId: null,
    trialVisits: null,
    leastWeeks: null,
    ...asFarAs(soil, one, times),
    version: 1,
    createdAt: toInstant(times.issued),
    updatedAt: toInstant(times[one.end]),
  } satisfies Record<keyof JobsTable, unknown>;
  return { job, steps: stepsOf(job.id, one, { times, dispatcherId, teamAccountId: team.accountId }) };
}

type Times = Record<End | 'answered' | 'acceptDue' | 'planStart' | 'planEnd', Date>;

/** When what happened, or is to happen. */
function timesOf({ city, calendar }: Soil, { end, day }: Case): Times {
  const planStart = plus(startOfDay(toDay(plus(city.now, day * dayMs))), 9 * hourMs);
  const planEnd = plus(planStart, 2 * hourMs);
  const [asked, recently] = [plus(planStart, -aheadDays * dayMs), plus(city.now, -4 * hourMs)];
  const issued = end !== 'issued' && asked < recently ? asked : recently;
  const acceptDue = answerDue({
    urgency: 'normal',
    now: issued,
    workdayDue: dueAfter(issued, calendar),
    expectStart: planStart,
    isTimeFlexible: false,
  });
  const answered = plus(issued, 2 * hourMs);
  const submitted = plus(planEnd, hourMs);
  return {
    planStart,
    planEnd,
    issued,
    acceptDue,
    answered,
    inProgress: answered,
    submitted,
    done: plus(submitted, 20 * hourMs),
    declined: answered,
    expired: acceptDue,
    withdrawn: plus(answered, hourMs),
  };
}

const isTaken = (end: End): boolean => ['inProgress', 'submitted', 'done', 'withdrawn'].includes(end);
const isReported = (end: End): boolean => end === 'submitted' || end === 'done';
const isOver = (end: End): boolean => ['done', 'declined', 'expired', 'withdrawn'].includes(end);
const reasons: Partial<Record<End, string>> = { declined: 'time', withdrawn: 'takenBack' };
const noteOf = (end: End): string => (end === 'withdrawn' ? '场地那天另有安排，改期再请你们' : '');

/** Clocks, visit, report and end, as far as it has come. */
function asFarAs({ calendar }: Soil, { end }: Case, times: Times) {
  const { planStart, planEnd } = times;
  const visit = isTaken(end) ? plannedVisit({ planStart, planEnd }) : {};
  return {
    planStart: toInstant(planStart),
    planEnd: toInstant(planEnd),
    issuedAt: toInstant(times.issued),
    acceptDueAt: toInstant(times.acceptDue),
    answeredAt: isTaken(end) || end === 'declined' ? toInstant(times.answered) : null,
    contactDueAt: null,
    contactedAt: null,
    finishDueAt: isTaken(end) ? toInstant(dueAfter(planEnd, calendar, 15)) : null,
    expiringToldAt: null,
    lateClock: null,
    visitStart: visit.visitStart ? toInstant(visit.visitStart) : null,
    visitEnd: visit.visitEnd ? toInstant(visit.visitEnd) : null,
    visitStatus: visit.visitStatus ?? null,
    visitNote: '',
    resultCode: isReported(end) ? 'solved' : null,
    resultText: isReported(end) ? '按计划办完了，物资都还清，现场收拾干净了。' : null,
    submittedAt: isReported(end) ? toInstant(times.submitted) : null,
    reason: reasons[end] ?? null,
    note: noteOf(end),
    endedAt: isOver(end) ? toInstant(times[end]) : null,
  };
}

type Past = { times: Times; dispatcherId: number; teamAccountId: number };

function stepsOf(jobId: number, { end }: Case, { times, dispatcherId, teamAccountId }: Past): Row[] {
  const by = { staff: dispatcherId, team: teamAccountId, system: null } as const;
  const step = (status: JobsTable['status'], when: Date, byKind: keyof typeof by): Row => ({
    jobId,
    status,
    at: toInstant(when),
    byKind,
    byId: by[byKind],
    reason: status === end ? (reasons[end] ?? null) : null,
    note: status === end ? noteOf(end) : '',
  });
  const taken = [step('accepted', times.answered, 'team'), step('inProgress', times.answered, 'team')];
  const endedBy = end === 'declined' ? 'team' : end === 'expired' ? 'system' : 'staff';
  return [
    step('issued', times.issued, 'staff'),
    ...(isTaken(end) ? taken : []),
    ...(isReported(end) ? [step('submitted', times.submitted, 'team')] : []),
    ...(isOver(end) ? [step(end, times[end], endedBy)] : []),
  ];
}
