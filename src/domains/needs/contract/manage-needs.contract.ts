import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { dayField, idField, instantField, reasonField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { needOutcomes } from './rating.words.ts';
import { needStepSchema, needTypeField, urgencyField } from './needs.contract.ts';
import { needStatuses, needTypeKeys, requesterKinds, urgencyKeys, verifyMethods } from './needs.words.ts';

const viewer = permission('needs.view', { scope: 'rows' });

const managedNeedShape = {
  needId: z.int(),
  needNo: z.string(),
  /** What staff wrote for everybody; until they did, the kind of help. */
  title: z.string(),
  needType: needTypeField,
  urgency: urgencyField,
  /** District and community, never a door. */
  placeName: z.string(),
  unitName: z.string(),
  requesterKind: z.enum(requesterKinds),
  status: z.enum(needStatuses),
  submittedAt: instantField,
  /** When the centre is to have done the next thing; null where nothing runs. */
  dueAt: instantField.nullable(),
  isOverdue: z.boolean(),
  /** The team that works on it or did it. */
  teamName: z.string().nullable(),
  reworkCount: z.int(),
  outcome: z.enum(needOutcomes).nullable(),
  endedAt: instantField.nullable(),
};
const managedNeedSchema = z.strictObject(managedNeedShape);
export type ManagedNeed = z.output<typeof managedNeedSchema>;

const needFilterShape = {
  keyword: z.string().trim().max(40, '关键词至多 40 个字').default(''),
  status: z.enum(needStatuses, '没有这个状态').optional(),
  needType: z.enum(needTypeKeys, '没有这个需求类型').optional(),
  urgency: z.enum(urgencyKeys, '没有这个紧急程度').optional(),
  area: z.string().max(20).optional(),
  outcome: z.enum(needOutcomes, '没有这个结果').optional(),
  isOverdue: z.boolean().default(false),
  /** Not solved the first time. */
  isReworked: z.boolean().default(false),
  /** First and last day on which it was asked for. */
  fromOn: dayField.optional(),
  toOn: dayField.optional(),
};

export const listManagedNeeds = operation({
  name: 'listManagedNeeds',
  method: 'POST',
  path: '/api/needs/ListManagedNeeds',
  caller: viewer,
  effect: 'read',
  request: z.strictObject({ ...staffPageShape, ...needFilterShape }).refine(...daysInOrder('fromOn', 'toOn')),
  result: z.strictObject(pageResultShape(managedNeedSchema)),
  refusals: {},
  summary: 'Needs in every state inside the data scope, the newest first; no name, number or door.',
});

export const exportNeeds = operation({
  name: 'exportNeeds',
  isReport: true,
  act: '导出需求',
  method: 'POST',
  path: '/api/needs/ExportNeeds',
  caller: viewer,
  effect: 'write',
  request: z
    .strictObject({ ...needFilterShape, reason: reasonField })
    .refine(...daysInOrder('fromOn', 'toOn')),
  result: exportResult,
  refusals: exportRefusals,
  summary: "Needs by the list's filters as a base64 spreadsheet, without name, number or door.",
  rateLimit: { max: 10, windowMs: minuteMs },
});

export const getManagedNeed = operation({
  name: 'getManagedNeed',
  method: 'GET',
  path: '/api/needs/GetManagedNeed/{id}',
  caller: viewer,
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...managedNeedShape,
    publicText: z.string(),
    expectStart: instantField,
    expectEnd: instantField,
    isTimeFlexible: z.boolean(),
    personCount: z.int(),
    peopleNeeded: z.int().nullable(),
    isPublic: z.boolean(),
    verifyMethod: z.enum(verifyMethods).nullable(),
    mergedNo: z.string().nullable(),
    activity: z.strictObject({ activityId: z.int(), title: z.string() }).nullable(),
    steps: z.array(needStepSchema),
  }),
  refusals: {},
  summary: 'One need with its whole course, without what the requester wrote to staff alone.',
});
export type ManagedNeedView = z.output<(typeof getManagedNeed)['result']>;
