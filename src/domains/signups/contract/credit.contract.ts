import { z } from 'zod';
import {
  creditKindLabels,
  creditStatusLabels,
} from '#domains/volunteers/contract/manage-volunteers.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField, reasonField, versionField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import {
  appealCreditRefusals,
  appealTextLength,
  creditAppealTabs,
  creditVerdicts,
  decideCreditAppealRefusals,
} from './credit.words.ts';

const eventShape = {
  eventId: idField,
  kind: z.enum(keysOf(creditKindLabels)),
  points: z.int(),
  /** The activity that it is about. */
  title: z.string(),
  /** What was measured: when it was given up or missed, and when it would have begun. */
  evidence: z.string(),
  createdAt: instantField,
  expiresAt: instantField,
  status: z.enum(keysOf(creditStatusLabels)),
  appealText: z.string().nullable(),
  appealedAt: instantField.nullable(),
  appealDueAt: instantField.nullable(),
  /** The answer to the appeal. */
  decision: z.string().nullable(),
  decidedAt: instantField.nullable(),
};

/** My credit points and the events behind them. */
export const getMyCredit = operation({
  name: 'getMyCredit',
  method: 'GET',
  path: '/api/signups/GetMyCredit',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    points: z.int(),
    needsReview: z.boolean(),
    pausedUntil: instantField.nullable(),
    events: z.array(
      z.strictObject({
        ...eventShape,
        /** Until when it can still be appealed; null when it cannot. */
        appealableUntil: instantField.nullable(),
      }),
    ),
  }),
  refusals: {},
  summary: '我的信用记录',
});

export const appealCreditEvent = operation({
  name: 'appealCreditEvent',
  act: '申诉信用记录',
  method: 'POST',
  path: '/api/signups/AppealCreditEvent',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({
    eventId: idField,
    text: z
      .string('请写明情况')
      .trim()
      .min(appealTextLength.least, `请写明情况，至少 ${appealTextLength.least} 个字`)
      .max(appealTextLength.most, `至多 ${appealTextLength.most} 个字`),
  }),
  result: z.strictObject({ appealDueAt: instantField }),
  refusals: appealCreditRefusals,
  summary:
    'Appeals one credit event within seven days, once; its points do not count until somebody of the centre has answered.',
  rateLimit: { max: 10, windowMs: minuteMs },
});

const handler = permission('complaints.handle', { scope: 'rows' });

const appealSchema = z.strictObject({
  ...eventShape,
  volunteerName: z.string(),
  volunteerNo: z.string(),
  teamName: z.string(),
  /** Points of this person that count beside this event. */
  otherPoints: z.int(),
  /** The caller had a part in it and does not decide. */
  isRelated: z.boolean(),
  deciderName: z.string().nullable(),
  version: z.int(),
});
export type CreditAppeal = z.output<typeof appealSchema>;

export const listCreditAppeals = operation({
  name: 'listCreditAppeals',
  method: 'POST',
  path: '/api/signups/ListCreditAppeals',
  caller: handler,
  effect: 'read',
  request: z.strictObject({ ...staffPageShape, tab: z.enum(keysOf(creditAppealTabs)).default('open') }),
  result: z.strictObject({
    ...pageResultShape(appealSchema),
    tabs: z.array(z.strictObject({ tab: z.enum(keysOf(creditAppealTabs)), count: z.int() })),
  }),
  refusals: {},
  summary:
    'Appeals of credit events inside the data scope: those that wait by their clock, answered ones by when.',
});

export const decideCreditAppeal = operation({
  name: 'decideCreditAppeal',
  act: '答复信用申诉',
  method: 'POST',
  path: '/api/signups/DecideCreditAppeal',
  caller: handler,
  effect: 'write',
  request: z.strictObject({
    eventId: idField,
    version: versionField,
    verdict: z.enum(keysOf(creditVerdicts), '请选择撤销或者维持'),
    reason: reasonField,
  }),
  result: doneResult,
  refusals: decideCreditAppealRefusals,
  summary: 'Answers an appeal with a reason that the volunteer reads: the points are lifted, or count again.',
});
