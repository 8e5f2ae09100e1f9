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

function grow(
  { city, calendar, dispatcherId, units }: Soil,
  { end, day }: Case,
  at: { place: number; serial: number },
) {
  const text = DIRECTIVES[at.place % DIRECTIVES.length];
  const teams = city.teams.filter(({ status }) => status === 'active');
  const team = teams[(at.place * 5 + 3) % teams.length];
  const unit = units[(at.place * 3) % units.length];
  if (!text || !team || !unit) throw new Error('the city asks no team for anything');
  const planStart = plus(startOfDay(toDay(plus(city.now, day * dayMs))), 9 * hourMs);
  const planEnd = plus(planStart, 2 * hourMs);
  const asked = plus(planStart, -aheadDays * dayMs);
  const recently = plus(city.now, -4 * hourMs);
  const issuedAt = end !== 'issued' && asked < recently ? asked : recently;
  const acceptDueAt = answerDue({
    urgency: 'normal',
    now: issuedAt,
    workdayDue: dueAfter(issuedAt, calendar),
    expectStart: planStart,
    isTimeFlexible: false,
  });
  const answeredAt = plus(issuedAt, 2 * hourMs);
  const submittedAt = plus(planEnd, hourMs);
  const times: Record<End, Date> = {
    issued: issuedAt,
    inProgress: answeredAt,
    submitted: submittedAt,
    done: plus(submittedAt, 20 * hourMs),
    declined: answeredAt,
    expired: acceptDueAt,
    withdrawn: plus(answeredAt, hourMs),
  };
  const isTaken = ['inProgress', 'submitted', 'done', 'withdrawn'].includes(end);
  const isReported = end === 'submitted' || end === 'done';
  const isOver = end === 'done' || end === 'declined' || end === 'expired' || end === 'withdrawn';
  const reason = end === 'declined' ? 'time' : end === 'withdrawn' ? 'takenBack' : null;
  const note = end === 'withdrawn' ? '场地那天另有安排，改期再请你们' : '';
  const job = {
    id: city.idAt(issuedAt),
    jobNo: jobNoOf(toDay(issuedAt), at.serial),
    kind: 'directive',
    status: end,
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
    planStart: toInstant(planStart),
    planEnd: toInstant(planEnd),
    peopleNeeded: 4,
    riskNotice: text.risk,
    score: null,
    scoreParts: null,
    wasClaimed: false,
    issuedAt: toInstant(issuedAt),
    acceptDueAt: toInstant(acceptDueAt),
    answeredAt: isTaken || end === 'declined' ? toInstant(answeredAt) : null,
    contactDueAt: null,
    contactedAt: null,
    finishDueAt: isTaken ? toInstant(dueAfter(planEnd, calendar, 15)) : null,
    expiringToldAt: null,
    lateClock: null,
    ...visitOf(isTaken ? plannedVisit({ planStart, planEnd }) : {}),
    visitNote: '',
    resultCode: isReported ? 'solved' : null,
    resultText: isReported ? '按计划办完了，物资都还清，现场收拾干净了。' : null,
    submittedAt: isReported ? toInstant(submittedAt) : null,
    reason,
    note,
    endedAt: isOver ? toInstant(times[end]) : null,
    version: 1,
    createdAt: toInstant(issuedAt),
    updatedAt: toInstant(times[end]),
  } satisfies Record<keyof JobsTable, unknown>;
  const by = {
    staff: ['staff', dispatcherId],
    team: ['team', team.accountId],
    system: ['system', null],
  } as const;
  const step = (
    status: JobsTable['status'],
    when: Date,
    mover: keyof typeof by,
    why: string | null = null,
  ) => ({
    jobId: job.id,
    status,
    at: toInstant(when),
    byKind: by[mover][0],
    byId: by[mover][1],
    reason: why,
    note: why === 'takenBack' ? note : '',
  });
  return {
    job,
    steps: [
      step('issued', issuedAt, 'staff'),
      ...(isTaken ? [step('accepted', answeredAt, 'team'), step('inProgress', answeredAt, 'team')] : []),
      ...(isReported ? [step('submitted', submittedAt, 'team')] : []),
      ...(end === 'done' || end === 'withdrawn' ? [step(end, times[end], 'staff', reason)] : []),
      ...(end === 'declined' ? [step(end, times[end], 'team', reason)] : []),
      ...(end === 'expired' ? [step(end, times[end], 'system')] : []),
    ],
  };
}

const visitOf = ({ visitStart, visitEnd, visitStatus }: Partial<ReturnType<typeof plannedVisit>>) => ({
  visitStart: visitStart ? toInstant(visitStart) : null,
  visitEnd: visitEnd ? toInstant(visitEnd) : null,
  visitStatus: visitStatus ?? null,
});
