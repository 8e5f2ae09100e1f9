import { z } from 'zod';
import { needStepSchema, needTypeField, urgencyField } from '#domains/needs/contract/needs.contract.ts';
import { needStatuses, requesterKinds } from '#domains/needs/contract/needs.words.ts';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import {
  doneResult,
  idField,
  instantField,
  placeField,
  reasonField,
  versionField,
} from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { leftOutTeamSchema, rankedTeamSchema } from './ranking.contract.ts';
import {
  choiceReasons,
  deskStageKeys,
  dispatchNeedRefusals,
  jobStatuses,
  mostAskedAtOnce,
  openNeedPoolRefusals,
  takeBackNeedRefusals,
  visitStatuses,
} from './jobs.words.ts';

/** Dispatchers of the centre, and of the 所 or 站 where the need is. */
const dispatcher = permission('needs.dispatch', { scope: 'rows' });

const queueRowSchema = z.strictObject({
  needId: z.int(),
  needNo: z.string(),
  title: z.string(),
  needType: needTypeField,
  category: categoryField,
  urgency: urgencyField,
  placeName: z.string(),
  status: z.enum(needStatuses),
  /** When the clock of this stage began, and when it ends. */
  startedAt: instantField,
  dueAt: instantField,
  isOverdue: z.boolean(),
  /** The team that works on it; null before one does. */
  teamName: z.string().nullable(),
});
export type DispatchQueueRow = z.output<typeof queueRowSchema>;

export const listDispatchQueue = operation({
  name: 'listDispatchQueue',
  method: 'POST',
  path: '/api/jobs/ListDispatchQueue',
  caller: dispatcher,
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    stage: z.enum(deskStageKeys).default('toDispatch'),
    keyword: z.string().trim().max(40, '关键词至多 40 个字').optional(),
    isOverdue: z.boolean().optional(),
  }),
  result: z.strictObject({
    ...pageResultShape(queueRowSchema),
    stages: z.array(z.strictObject({ stage: z.enum(deskStageKeys), count: z.int(), overdueCount: z.int() })),
  }),
  refusals: {},
  summary: 'Needs of one stage inside the data scope, by what runs out first, with the counts of all stages.',
});

const askedTeamSchema = z.strictObject({
  jobId: z.int(),
  jobNo: z.string(),
  teamId: z.int(),
  teamName: z.string(),
  status: z.enum(jobStatuses),
  score: z.int().nullable(),
  wasClaimed: z.boolean(),
  issuedAt: instantField,
  acceptDueAt: instantField.nullable(),
  answeredAt: instantField.nullable(),
  visitStart: instantField.nullable(),
  visitEnd: instantField.nullable(),
  visitStatus: z.enum(visitStatuses).nullable(),
  /** Why it was declined, given back or taken back; staff alone read it. */
  reason: z.string().nullable(),
  note: z.string(),
});
export type AskedTeam = z.output<typeof askedTeamSchema>;

export const getDispatchItem = operation({
  name: 'getDispatchItem',
  method: 'GET',
  path: '/api/jobs/GetDispatchItem/{id}',
  caller: dispatcher,
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    needId: z.int(),
    needNo: z.string(),
    title: z.string(),
    description: z.string(),
    needType: needTypeField,
    category: categoryField,
    urgency: urgencyField,
    status: z.enum(needStatuses),
    placeName: z.string(),
    unitName: z.string(),
    /** Where the unit is: the place of a need is shown no nearer. */
    place: placeField.nullable(),
    expectStart: instantField,
    expectEnd: instantField,
    isTimeFlexible: z.boolean(),
    requesterKind: z.enum(requesterKinds),
    requesterMasked: z.string(),
    personCount: z.int(),
    peopleNeeded: z.int(),
    isPublic: z.boolean(),
    verifyMethod: z.string().nullable(),
    submittedAt: instantField,
    dispatchDueAt: instantField.nullable(),
    /** Until when teams may answer or claim, while somebody is asked. */
    answerDueAt: instantField.nullable(),
    /** Until when a team asked now would have to answer. */
    nextAnswerDueAt: instantField,
    ranked: z.array(rankedTeamSchema),
    leftOut: z.array(leftOutTeamSchema),
    /** Every team that was asked or claimed, newest first. */
    asked: z.array(askedTeamSchema),
    steps: z.array(needStepSchema),
    version: z.int(),
  }),
  refusals: {},
  summary:
    'One need for who dispatches: its facts, ranked teams with their points explained, who was asked before.',
});
export type DispatchItem = z.output<(typeof getDispatchItem)['result']>;

export const dispatchNeed = operation({
  name: 'dispatchNeed',
  act: '派单',
  method: 'POST',
  path: '/api/jobs/DispatchNeed',
  caller: dispatcher,
  effect: 'write',
  request: z.strictObject({
    needId: idField,
    version: versionField,
    teamIds: z
      .array(idField)
      .min(1, '请选择队伍')
      .max(mostAskedAtOnce, `一次至多问 ${mostAskedAtOnce} 支队伍`)
      .refine((ids) => new Set(ids).size === ids.length, '同一支队伍选了两次'),
    /** Both when the first of the ranking is not among them. */
    choiceReason: z.enum(choiceReasons, '请选择原因').optional(),
    choiceNote: z.string().trim().max(200, '说明至多 200 个字').default(''),
  }),
  result: z.strictObject({ dueAt: instantField }),
  refusals: dispatchNeedRefusals,
  summary: 'Asks one or several teams; the first that accepts has it. The ranking is kept with the dispatch.',
});

export const openNeedPool = operation({
  name: 'openNeedPool',
  act: '放入抢单池',
  method: 'POST',
  path: '/api/jobs/OpenNeedPool',
  caller: dispatcher,
  effect: 'write',
  request: z.strictObject({ needId: idField, version: versionField }),
  result: z.strictObject({ dueAt: instantField }),
  refusals: openNeedPoolRefusals,
  summary: 'Opens a need to every team that can do it, for two days.',
});

export const takeBackNeed = operation({
  name: 'takeBackNeed',
  act: '收回派单',
  method: 'POST',
  path: '/api/jobs/TakeBackNeed',
  caller: dispatcher,
  effect: 'write',
  request: z.strictObject({ needId: idField, version: versionField, reason: reasonField }),
  result: doneResult,
  refusals: takeBackNeedRefusals,
  summary:
    'Takes a need back from the teams that were asked, from the pool, or from the team that works on it.',
});
