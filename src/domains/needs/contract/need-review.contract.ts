import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import {
  doneResult,
  idField,
  instantField,
  reasonField,
  textField,
  versionField,
} from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { minorAges } from './minors.words.ts';
import { needOutcomes } from './rating.words.ts';
import { needStepSchema, needTypeField, urgencyField } from './needs.contract.ts';
import {
  decideNeedRefusals,
  needReviewTabKeys,
  needStatuses,
  needTypeKeys,
  needVerdicts,
  rejectReasons,
  requesterKinds,
  returnReasons,
  urgencyKeys,
  verifyMethods,
} from './needs.words.ts';

/** Staff of the centre, and of the 所 or 站 where it is, verify. */
const reviewer = permission('needs.review', { scope: 'rows' });

export const reviewRowSchema = z.strictObject({
  needId: z.int(),
  needNo: z.string(),
  title: z.string(),
  needType: needTypeField,
  urgency: urgencyField,
  placeName: z.string(),
  unitName: z.string(),
  status: z.enum(needStatuses),
  submittedAt: instantField,
  /** When the next thing is due; null where nothing runs. */
  dueAt: instantField.nullable(),
  isOverdue: z.boolean(),
  updatedAt: instantField,
});
export type NeedReviewRow = z.output<typeof reviewRowSchema>;

export const listNeedReviews = operation({
  name: 'listNeedReviews',
  method: 'POST',
  path: '/api/needs/ListNeedReviews',
  caller: reviewer,
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    tab: z.enum(needReviewTabKeys).default('pending'),
    keyword: z.string().trim().max(40, '关键词至多 40 个字').optional(),
    needType: z.enum(needTypeKeys, '没有这个需求类型').optional(),
    urgency: z.enum(urgencyKeys, '没有这个紧急程度').optional(),
    isOverdue: z.boolean().optional(),
  }),
  result: z.strictObject({
    ...pageResultShape(reviewRowSchema),
    tabs: z.array(z.strictObject({ tab: z.enum(needReviewTabKeys), count: z.int(), overdueCount: z.int() })),
  }),
  refusals: {},
  summary:
    'Needs of one tab inside the data scope, by what is due first; ended ones by the time of their end.',
});

const doubleSchema = z.strictObject({
  needId: z.int(),
  needNo: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(needStatuses),
  submittedAt: instantField,
  /** The same phone asked for both; else the same kind of help at the same place. */
  isSameNumber: z.boolean(),
});
export type NeedDouble = z.output<typeof doubleSchema>;

export const getNeedReview = operation({
  name: 'getNeedReview',
  method: 'GET',
  path: '/api/needs/GetNeedReview/{id}',
  caller: reviewer,
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...reviewRowSchema.shape,
    description: z.string(),
    hasVoice: z.boolean(),
    /** When staff typed what the recording says. */
    textTypedAt: instantField.nullable(),
    pictureCount: z.int(),
    forMinor: z.enum(minorAges).nullable(),
    publicTitle: z.string().nullable(),
    publicText: z.string().nullable(),
    /** What staff begin with: the requester's words without numbers and doors. */
    suggestedTitle: z.string(),
    suggestedText: z.string(),
    requesterKind: z.enum(requesterKinds),
    requesterMasked: z.string(),
    mobileMasked: z.string(),
    isForOther: z.boolean(),
    personCount: z.int(),
    peopleNeeded: z.int().nullable(),
    expectStart: instantField,
    expectEnd: instantField,
    isTimeFlexible: z.boolean(),
    isPublic: z.boolean(),
    verifyMethod: z.enum(verifyMethods).nullable(),
    mergedNo: z.string().nullable(),
    outcome: z.enum(needOutcomes).nullable(),
    rateDueAt: instantField.nullable(),
    steps: z.array(needStepSchema),
    /** Open needs that may be the same matter. */
    doubles: z.array(doubleSchema),
    version: z.int(),
  }),
  refusals: {},
  summary: 'One need for who verifies: names, number, door and risk stay hidden; likely doubles beside it.',
});
export type NeedReviewView = z.output<(typeof getNeedReview)['result']>;

export const revealNeed = operation({
  name: 'revealNeed',
  act: '查看点单人信息',
  method: 'POST',
  path: '/api/needs/RevealNeed',
  caller: reviewer,
  effect: 'write',
  asksFreshProof: true,
  request: z.strictObject({ needId: idField, reason: reasonField }),
  result: z.strictObject({
    requesterName: z.string(),
    requesterMobile: z.string(),
    beneficiaryName: z.string(),
    beneficiaryMobile: z.string(),
    guardianName: z.string(),
    guardianMobile: z.string(),
    address: z.string(),
    risk: z.string(),
  }),
  refusals: {},
  summary:
    'Names, numbers, door and risk of one need, with a reason; the requester sees that somebody looked.',
  rateLimit: { max: 60, windowMs: minuteMs },
});

export const decideNeed = operation({
  name: 'decideNeed',
  act: '审核需求',
  method: 'POST',
  path: '/api/needs/DecideNeed',
  caller: reviewer,
  effect: 'write',
  request: z.strictObject({
    needId: idField,
    version: versionField,
    verdict: z.enum(needVerdicts, '请选择怎么处理'),
    /** Of `verify`: how staff made sure, and what everybody may read. */
    method: z.enum(verifyMethods, '请选择是怎么核实的').optional(),
    publicTitle: textField('公开的标题', 4, 40).optional(),
    publicText: textField('公开的说明', 1, 1000).optional(),
    /** Of `return` and `reject`; the requester reads both. */
    reason: z.enum([...returnReasons, ...rejectReasons], '请选择原因').optional(),
    note: z.string().trim().max(200, '说明至多 200 个字').default(''),
    /** Of `merge`: the open need in which this one goes on. */
    intoNeedId: idField.optional(),
  }),
  result: doneResult,
  refusals: decideNeedRefusals,
  summary:
    'Verifies a need, returns or rejects it with a reason, or merges it into another; the requester is told.',
});
