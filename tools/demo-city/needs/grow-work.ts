import type { JobsTable } from '#database/tables/jobs.ts';
import { usualOpenJobs, usualReachMetres, usualWeights } from '#domains/jobs/contract/ranking.words.ts';
import { jobNoOf } from '#domains/jobs/server/jobs.rules.ts';
import { scoreTeam } from '#domains/jobs/server/ranking/ranking.rules.ts';
import type { NeedStatus } from '#domains/needs/contract/needs.words.ts';
import { dueAfter } from '#domains/site/server/review-clock.rules.ts';
import { toDay, toInstant } from '#platform/contract/instants.ts';
import { type City, type CityTeam, dayMs, hourMs, plus } from '../city.ts';
import type { Random } from '../texts/random.ts';
import { rateDays, type StepTimes } from './step-times.ts';

type Row = Record<string, unknown>;
/** Who took a step: the kind, and the account where there is one. */
type By = readonly [kind: string, id?: number | null];
type Soil = { city: City; rng: Random; calendar: ReadonlyMap<string, boolean>; dispatcherId: number };
/** What became of a verified need: the rows beside it, and its own row and steps changed in place. */
export type Work = { dispatches: Row[]; jobs: Row[]; jobSteps: Row[]; ratings: Row[] };

const rules = { weights: usualWeights, openJobs: usualOpenJobs, reachMetres: usualReachMetres };
const reports = ['都办好了，当面试过。', '办了一次，对方说好用。', '做完了，东西也收拾干净了。'];
const rank: readonly NeedStatus[] = ['dispatched', 'accepted', 'inService', 'toRate', 'closed'];
/** Whether a need on its way to `end` has come through `state`. */
const reaches = (end: NeedStatus, state: NeedStatus): boolean => rank.indexOf(end) >= rank.indexOf(state);

type Taking = { need: Row; steps: Row[]; end: NeedStatus; serial: number; times: StepTimes };

/** Takes a need that waits for its dispatch on to `end`, by the ways that the product goes. */
export function growWork(
  { city, rng, calendar, dispatcherId }: Soil,
  { need, steps, end, serial, times }: Taking,
): Work {
  const team = teamFor(city, String(need.category), serial);
  const dispatchedAt = times.dispatched;
  const isPool = end === 'openPool';
  const isUnrated = end === 'closed' && serial % 4 === 0;
  const closedAt = isUnrated ? plus(times.toRate, rateDays * dayMs) : times.closed;
  const job = jobOf({ city, calendar, dispatcherId }, { need, team, end, serial, times });
  const move = (status: NeedStatus, when: Date, [byKind, byId = null]: By): void => {
    steps.push({ needId: need.id, status, at: toInstant(when), byKind, byId, reason: null, note: '' });
    Object.assign(need, { status, updatedAt: toInstant(when), version: Number(need.version) + 1 });
  };
  move(isPool ? 'openPool' : 'dispatched', dispatchedAt, ['staff', dispatcherId]);
  const isTaken = reaches(end, 'accepted');
  if (isTaken) move('accepted', times.accepted, ['team', team.accountId]);
  if (reaches(end, 'inService')) move('inService', times.inService, ['requester']);
  if (reaches(end, 'toRate')) {
    move('toRate', times.toRate, ['team', team.accountId]);
    need.rateDueAt = toInstant(plus(times.toRate, rateDays * dayMs));
  }
  const outcome = isUnrated
    ? 'unrated'
    : rng.pick(['solved', 'solved', 'solved', 'part', 'unsolved'] as const);
  if (end === 'closed') {
    move('closed', closedAt, [isUnrated ? 'system' : 'requester']);
    Object.assign(need, { outcome, endedAt: toInstant(closedAt) });
  }
  return {
    dispatches: [
      {
        id: job.dispatchId,
        needId: need.id,
        mode: isPool ? 'pool' : 'assign',
        ranked: [],
        leftOut: [],
        choiceReason: null,
        choiceNote: '',
        byId: dispatcherId,
        at: toInstant(dispatchedAt),
        dueAt: toInstant(isPool ? plus(dispatchedAt, 2 * dayMs) : dueAfter(dispatchedAt, calendar)),
        endedAt: isTaken ? toInstant(times.accepted) : null,
        outcome: isTaken ? 'taken' : null,
      },
    ],
    jobs: isPool ? [] : [job],
    jobSteps: isPool ? [] : stepsOfJob(job, { team, dispatcherId, end, times, closedAt }),
    ratings:
      end === 'closed' && outcome !== 'unrated' ? [ratingOf(rng, { need, outcome, at: closedAt })] : [],
  };
}

/** What the requester said in the end: first whether it is solved, then how it went. */
const ratingOf = (rng: Random, { need, outcome, at }: { need: Row; outcome: string; at: Date }): Row => ({
  needId: need.id,
  round: 0,
  outcome,
  timely: rng.int(2, 5),
  attitude: rng.int(3, 5),
  quality: outcome === 'unsolved' ? 2 : rng.int(3, 5),
  note: '',
  via: need.requesterAccountId === null ? 'code' : 'account',
  byId: null,
  at: toInstant(at),
});

/** A team of the kind where there is one, else one near in the order. */
function teamFor(city: City, category: string, serial: number): CityTeam {
  const active = city.teams.filter(({ status }) => status === 'active');
  const own = active.filter((team) => team.category === category);
  const among = own.length > 0 ? own : active;
  const team = among[serial % among.length];
  if (!team) throw new Error('the city has no team');
  return team;
}

/** Points by the product's own rules, of a team as busy and as near as its place in the order makes it. */
const scoreOf = (team: CityTeam, category: string, serial: number) =>
  scoreTeam(
    {
      teamId: team.id,
      isActive: true,
      mainCategory: team.category,
      doneCount: serial % 7,
      peopleCount: 3 + (serial % 5),
      metres: 800 + (serial % 12) * 700,
      openCount: serial % 3,
      askedCount: 4,
      answeredCount: 4 - (serial % 2),
      recentCount: serial % 3,
      before: null,
    },
    { category: category, peopleNeeded: 1 },
    rules,
  );

const jobStatusOf: Partial<Record<NeedStatus, JobsTable['status']>> = {
  dispatched: 'issued',
  accepted: 'accepted',
  inService: 'inProgress',
  toRate: 'submitted',
  closed: 'done',
};

type Given = { need: Row; team: CityTeam; end: NeedStatus; serial: number; times: StepTimes };

function jobOf(
  { city, calendar, dispatcherId }: Omit<Soil, 'rng'>,
  { need, team, end, serial, times }: Given,
) {
  const issuedAt = times.dispatched;
  const takenAt = times.accepted;
  const isTaken = reaches(end, 'accepted');
  const isVisited = reaches(end, 'inService');
  const isReported = reaches(end, 'toRate');
  const closedAt = serial % 4 === 0 ? plus(times.toRate, rateDays * dayMs) : times.closed;
  const { score, parts } = scoreOf(team, String(need.category), serial);
  return {
    id: city.idAt(issuedAt),
    jobNo: jobNoOf(toDay(issuedAt), serial + 1),
    kind: 'dispatch',
    status: jobStatusOf[end] ?? 'issued',
    title: need.publicTitle,
    content: need.publicText,
    category: need.category,
    needId: need.id,
    dispatchId: city.idAt(issuedAt),
    activityId: null,
    activityToldAt: null,
    teamId: team.id,
    organisationId: need.organisationId,
    issuerId: dispatcherId,
    area: need.area,
    address: '',
    planStart: need.expectStart,
    planEnd: need.expectEnd,
    peopleNeeded: 1,
    riskNotice: '',
    score,
    scoreParts: parts,
    wasClaimed: false,
    pieceMinutes: null,
    parentJobId: null,
    slotId: null,
    trialVisits: null,
    leastWeeks: null,
    issuedAt: toInstant(issuedAt),
    ...clocksOf({ city, calendar }, { issuedAt, takenAt: isTaken ? takenAt : undefined, isVisited }),
    expiringToldAt: null,
    visitStart: isVisited ? toInstant(times.visit) : null,
    visitEnd: isVisited ? toInstant(plus(times.visit, 2 * hourMs)) : null,
    visitStatus: isVisited ? 'agreed' : null,
    visitNote: '',
    resultCode: isReported ? 'solved' : null,
    resultText: isReported ? (reports[serial % reports.length] ?? '') : null,
    submittedAt: isReported ? toInstant(times.toRate) : null,
    reason: null,
    note: '',
    endedAt: end === 'closed' ? toInstant(closedAt) : null,
    version: 1,
    createdAt: toInstant(issuedAt),
    updatedAt: toInstant(lastOf(end, times, closedAt)),
  } satisfies Record<keyof JobsTable, unknown>;
}

/** When a job was changed last. */
function lastOf(end: NeedStatus, times: StepTimes, closedAt: Date): Date {
  if (end === 'closed') return closedAt;
  if (reaches(end, 'toRate')) return times.toRate;
  if (reaches(end, 'inService')) return times.inService;
  return reaches(end, 'accepted') ? times.accepted : times.dispatched;
}

type Taken = { issuedAt: Date; takenAt: Date | undefined; isVisited: boolean };

/** The clocks that the product would have set. */
const clocksOf = (
  { city, calendar }: Pick<Soil, 'city' | 'calendar'>,
  { issuedAt, takenAt, isVisited }: Taken,
) => ({
  lateClock: isVisited ? null : lateIn(city, calendar, takenAt),
  acceptDueAt: toInstant(dueAfter(issuedAt, calendar)),
  answeredAt: takenAt ? toInstant(takenAt) : null,
  contactDueAt: takenAt ? toInstant(dueAfter(takenAt, calendar, 2)) : null,
  contactedAt: takenAt && isVisited ? toInstant(plus(takenAt, hourMs)) : null,
  finishDueAt: takenAt ? toInstant(dueAfter(takenAt, calendar, 15)) : null,
});

/** Nobody was contacted in the time that there is for it. */
const lateIn = ({ now }: City, calendar: Soil['calendar'], takenAt: Date | undefined): 'contact' | null =>
  takenAt && dueAfter(takenAt, calendar, 2) <= now ? 'contact' : null;

type Past = {
  team: CityTeam;
  dispatcherId: number;
  end: NeedStatus;
  times: StepTimes;
  closedAt: Date;
};

function stepsOfJob(job: Row, { team, dispatcherId, end, times, closedAt }: Past): Row[] {
  const step = (status: JobsTable['status'], when: Date, [byKind, byId = null]: By) => ({
    jobId: job.id,
    status,
    at: toInstant(when),
    byKind,
    byId,
    reason: null,
    note: '',
  });
  return [
    step('issued', times.dispatched, ['staff', dispatcherId]),
    ...(reaches(end, 'accepted') ? [step('accepted', times.accepted, ['team', team.accountId])] : []),
    ...(reaches(end, 'inService') ? [step('inProgress', times.inService, ['requester'])] : []),
    ...(reaches(end, 'toRate') ? [step('submitted', times.toRate, ['team', team.accountId])] : []),
    ...(end === 'closed' ? [step('done', closedAt, ['requester'])] : []),
  ];
}
