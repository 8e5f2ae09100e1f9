import { z } from 'zod';
import { activityStatuses } from '#domains/activities/contract/activities.words.ts';
import { needFileSchema } from '#domains/needs/contract/need-files.contract.ts';
import { needTypeField, urgencyField } from '#domains/needs/contract/needs.contract.ts';
import { needStatuses } from '#domains/needs/contract/needs.words.ts';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import {
  doneResult,
  idField,
  instantField,
  placeField,
  textField,
  versionField,
} from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import {
  answerJobRefusals,
  claimNeedRefusals,
  declineReasons,
  giveBackJobRefusals,
  jobKinds,
  jobResults,
  jobStatuses,
  makeJobActivityRefusals,
  poolSorts,
  teamJobTabKeys,
  visitStatuses,
} from './jobs.words.ts';
import { scorePartSchema } from './ranking.contract.ts';
import { leftOutReasons } from './ranking.words.ts';

const jobCardShape = {
  jobId: z.int(),
  jobNo: z.string(),
  kind: z.enum(jobKinds),
  status: z.enum(jobStatuses),
  title: z.string(),
  category: categoryField,
  issuerName: z.string(),
  /** District and community, never a door. */
  placeName: z.string(),
  metres: z.int().nullable(),
  planStart: instantField,
  planEnd: instantField,
  isTimeFlexible: z.boolean(),
  peopleNeeded: z.int(),
  issuedAt: instantField,
  /** The clock that runs for the team, when it began and what it is for; null where none runs. */
  dueAt: instantField.nullable(),
  startedAt: instantField.nullable(),
  clock: z.enum(['answer', 'contact', 'finish']).nullable(),
  needId: z.int().nullable(),
  needNo: z.string().nullable(),
  needStatus: z.enum(needStatuses).nullable(),
};
const jobCardSchema = z.strictObject(jobCardShape);
export type TeamJobCard = z.output<typeof jobCardSchema>;

export const listTeamJobs = operation({
  name: 'listTeamJobs',
  method: 'POST',
  path: '/api/jobs/ListTeamJobs',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({
    ...pageRequestShape,
    tab: z.enum(teamJobTabKeys).default('issued'),
    kind: z.enum(jobKinds, '没有这个任务类型').optional(),
  }),
  result: z.strictObject({
    ...pageResultShape(jobCardSchema),
    tabs: z.array(z.strictObject({ tab: z.enum(teamJobTabKeys), count: z.int() })),
  }),
  refusals: {},
  summary: 'Jobs of the caller in one tab: what waits for an answer by its clock, all else newest first.',
});

export const jobStepSchema = z.strictObject({
  status: z.enum(jobStatuses),
  at: instantField,
  byKind: z.enum(['requester', 'staff', 'team', 'volunteer', 'system']),
  reason: z.string().nullable(),
  note: z.string(),
});

const jobActivitySchema = z.strictObject({
  activityId: z.int(),
  title: z.string(),
  status: z.enum(activityStatuses),
  startsAt: instantField.nullable(),
  endsAt: instantField.nullable(),
  takenCount: z.int(),
  /** How many were served and what the team wrote when it settled; null before. */
  beneficiaryCount: z.int().nullable(),
  summary: z.string().nullable(),
});
export type JobActivity = z.output<typeof jobActivitySchema>;

export const getTeamJob = operation({
  name: 'getTeamJob',
  method: 'GET',
  path: '/api/jobs/GetTeamJob/{id}',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...jobCardShape,
    needType: needTypeField.nullable(),
    urgency: urgencyField.nullable(),
    content: z.string(),
    /** Where the centre's own work is and what to mind; empty for needs, whose door comes with the acceptance. */
    address: z.string(),
    riskNotice: z.string(),
    personCount: z.int().nullable(),
    /** Other teams that were asked by the same dispatch. */
    otherCount: z.int(),
    score: z.int().nullable(),
    parts: z.array(scorePartSchema),
    wasClaimed: z.boolean(),
    acceptDueAt: instantField.nullable(),
    contactDueAt: instantField.nullable(),
    contactedAt: instantField.nullable(),
    finishDueAt: instantField.nullable(),
    visitStart: instantField.nullable(),
    visitEnd: instantField.nullable(),
    visitStatus: z.enum(visitStatuses).nullable(),
    /** What the requester wrote to the proposal. */
    visitNote: z.string(),
    resultCode: z.enum(jobResults).nullable(),
    resultText: z.string().nullable(),
    /** The activity that it was turned into; null where there is none. */
    activity: jobActivitySchema.nullable(),
    reason: z.string().nullable(),
    note: z.string(),
    steps: z.array(jobStepSchema),
    version: z.int(),
  }),
  refusals: {},
  summary: 'One job of the caller: why it was given to this team, and no door or number.',
});
export type TeamJobView = z.output<(typeof getTeamJob)['result']>;

/** Whom to call and where to go. */
export const jobPeopleSchema = z.strictObject({
  requesterName: z.string(),
  requesterMobile: z.string(),
  beneficiaryName: z.string(),
  beneficiaryMobile: z.string(),
  /** Of somebody under age, where somebody else than a parent asks. */
  guardianName: z.string(),
  guardianMobile: z.string(),
  address: z.string(),
  risk: z.string(),
  files: z.array(needFileSchema),
});

export const revealJobPeople = operation({
  name: 'revealJobPeople',
  act: '查看上门信息',
  method: 'POST',
  path: '/api/jobs/RevealJobPeople',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({ jobId: idField }),
  result: jobPeopleSchema,
  refusals: giveBackJobRefusals,
  summary: 'Whom to call and where to go, for the team that works on it; each look is in the log.',
  rateLimit: { max: 60, windowMs: minuteMs },
});

export const acceptJob = operation({
  name: 'acceptJob',
  act: '接单',
  method: 'POST',
  path: '/api/jobs/AcceptJob',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({ jobId: idField, version: versionField }),
  result: doneResult,
  refusals: answerJobRefusals,
  summary: 'Takes a job on; of several teams that were asked, the first has it.',
});

const declineShape = {
  jobId: idField,
  version: versionField,
  reason: z.enum(declineReasons, '请选择原因'),
};

export const declineJob = operation({
  name: 'declineJob',
  act: '婉拒任务',
  method: 'POST',
  path: '/api/jobs/DeclineJob',
  caller: 'team',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    ...declineShape,
    note: z.string().trim().max(200, '说明至多 200 个字').default(''),
  }),
  result: doneResult,
  refusals: answerJobRefusals,
  summary: 'Says no to a job, with a reason; it harms nothing.',
});

export const giveBackJob = operation({
  name: 'giveBackJob',
  act: '退回任务',
  method: 'POST',
  path: '/api/jobs/GiveBackJob',
  caller: 'team',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ ...declineShape, note: textField('一句说明', 2, 200) }),
  result: doneResult,
  refusals: giveBackJobRefusals,
  summary:
    'Gives a job back that was accepted, with a reason and a sentence; the centre looks for another team.',
});

export const makeJobActivity = operation({
  name: 'makeJobActivity',
  act: '任务转成活动',
  method: 'POST',
  path: '/api/jobs/MakeJobActivity',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({ jobId: idField, version: versionField }),
  result: z.strictObject({ jobId: z.int(), activityId: z.int() }),
  refusals: makeJobActivityRefusals,
  summary:
    'Makes the draft of an activity of a job that needs more people, from what staff wrote for everybody.',
});

const poolCardSchema = z.strictObject({
  needId: z.int(),
  needNo: z.string(),
  title: z.string(),
  needType: needTypeField,
  category: categoryField,
  urgency: urgencyField,
  placeName: z.string(),
  place: placeField.nullable(),
  metres: z.int().nullable(),
  expectStart: instantField,
  expectEnd: instantField,
  isTimeFlexible: z.boolean(),
  peopleNeeded: z.int(),
  /** Since when, and until when the pool holds it. */
  openedAt: instantField,
  dueAt: instantField,
  /** Why this team cannot take it; null where it can. */
  stoppedBy: z.enum(leftOutReasons).nullable(),
  /** What speaks for it, in a sentence. */
  why: z.string(),
});
export type PoolCard = z.output<typeof poolCardSchema>;

export const listPoolNeeds = operation({
  name: 'listPoolNeeds',
  method: 'POST',
  path: '/api/jobs/ListPoolNeeds',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({
    ...pageRequestShape,
    sort: z.enum(poolSorts).default('near'),
    category: categoryField.optional(),
    withinKilometres: z.int('公里数应为整数').min(1, '至少 1 公里').max(100, '至多 100 公里').optional(),
    /** Only those that this team can take; of the first two hundred in the order of the list. */
    isFitting: z.boolean().optional(),
  }),
  result: z.strictObject({
    ...pageResultShape(poolCardSchema),
    /** How much more this team may take at once. */
    freeCount: z.int(),
    hasPlace: z.boolean(),
  }),
  refusals: {},
  summary: 'Needs that any team may take, with whether this one can and why not.',
});

export const getPoolNeed = operation({
  name: 'getPoolNeed',
  method: 'GET',
  path: '/api/jobs/GetPoolNeed/{id}',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...poolCardSchema.shape,
    publicText: z.string(),
    personCount: z.int(),
    status: z.enum(needStatuses),
    /** The team that took it, when it is out of the pool. */
    takenBy: z.string().nullable(),
    /** The caller's own job of this need. */
    jobId: z.int().nullable(),
    version: z.int(),
  }),
  refusals: {},
  summary: 'One need of the pool for a team, or what became of it.',
});
export type PoolNeedView = z.output<(typeof getPoolNeed)['result']>;

export const claimNeed = operation({
  name: 'claimNeed',
  act: '抢单',
  method: 'POST',
  path: '/api/jobs/ClaimNeed',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({ needId: idField }),
  result: z.strictObject({ jobId: z.int() }),
  refusals: claimNeedRefusals,
  summary: 'Takes a need out of the pool: the first valid claim has it, also over several processes.',
});
