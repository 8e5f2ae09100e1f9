import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  reasonField,
  versionField,
} from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { followKeyField } from './needs.contract.ts';
import { needStatuses } from './needs.words.ts';
import {
  callbackFindings,
  callbackStatuses,
  callbackTabKeys,
  needOutcomes,
  rateNeedRefusals,
  recordCallbackRefusals,
  reopenNeedRefusals,
  solvedKeys,
  staffVias,
} from './rating.words.ts';

/** Staff of the centre, and of the 所 or 站 where it is. */
const reviewer = permission('needs.review', { scope: 'rows' });

const mark = z.int('请打 1 至 5 分').min(1, '至少 1 分').max(5, '至多 5 分').optional();
const ratingShape = {
  needId: idField,
  version: versionField,
  outcome: z.enum(solvedKeys, '请先说解决了没有'),
  timely: mark,
  attitude: mark,
  quality: mark,
  note: z.string().trim().max(300, '评语至多 300 个字').default(''),
};
/** The state into which the word has led. */
const ratedResult = z.strictObject({ status: z.enum(needStatuses) });

export const rateNeed = operation({
  name: 'rateNeed',
  act: '评单',
  method: 'POST',
  path: '/api/needs/RateNeed',
  caller: 'public',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ ...ratingShape, followKey: followKeyField }),
  result: ratedResult,
  refusals: rateNeedRefusals,
  summary:
    'The requester says whether it is solved, then how it went; not solved goes back to the team once by itself, then to the centre.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

export const rateNeedFor = operation({
  name: 'rateNeedFor',
  act: '代点单人评单',
  method: 'POST',
  path: '/api/needs/RateNeedFor',
  caller: reviewer,
  effect: 'write',
  request: z.strictObject({
    ...ratingShape,
    via: z.enum(staffVias, '请选择是怎么问到的'),
    /** Who said it, where it was not the requester on the phone. */
    reason: reasonField,
  }),
  result: ratedResult,
  refusals: rateNeedRefusals,
  summary: 'The same, asked by phone or told by somebody for the requester, taken down by staff.',
});

export const reopenNeed = operation({
  name: 'reopenNeed',
  act: '重新办理需求',
  method: 'POST',
  path: '/api/needs/ReopenNeed',
  caller: reviewer,
  effect: 'write',
  request: z.strictObject({ needId: idField, version: versionField, reason: reasonField }),
  result: doneResult,
  refusals: reopenNeedRefusals,
  summary: 'The centre takes a closed need up again within thirty days; a team is looked for anew.',
});

const callbackSchema = z.strictObject({
  needId: z.int(),
  needNo: z.string(),
  title: z.string(),
  placeName: z.string(),
  mobileMasked: z.string(),
  outcome: z.enum(needOutcomes).nullable(),
  endedAt: instantField,
  week: dayField,
  status: z.enum(callbackStatuses),
  note: z.string(),
  byName: z.string().nullable(),
  at: instantField.nullable(),
});
export type CallbackRow = z.output<typeof callbackSchema>;

export const listCallbacks = operation({
  name: 'listCallbacks',
  method: 'POST',
  path: '/api/needs/ListCallbacks',
  caller: reviewer,
  effect: 'read',
  request: z.strictObject({ ...staffPageShape, tab: z.enum(callbackTabKeys).default('open') }),
  result: z.strictObject({
    ...pageResultShape(callbackSchema),
    tabs: z.array(z.strictObject({ tab: z.enum(callbackTabKeys), count: z.int() })),
    /** The latest draws: who doubts one draws again by the seed. */
    draws: z.array(
      z.strictObject({ week: dayField, seed: z.string(), endedCount: z.int(), drawnCount: z.int() }),
    ),
  }),
  refusals: {},
  summary: 'Requesters drawn at random to be called back, in the data scope, with the seeds of the draws.',
});

export const recordCallback = operation({
  name: 'recordCallback',
  act: '记录回访',
  method: 'POST',
  path: '/api/needs/RecordCallback',
  caller: reviewer,
  effect: 'write',
  request: z.strictObject({
    needId: idField,
    finding: z.enum(callbackFindings, '请选择问到了什么'),
    note: z.string().trim().max(200, '说明至多 200 个字').default(''),
  }),
  result: doneResult,
  refusals: recordCallbackRefusals,
  summary: 'What a requester said when called back; it changes no rating.',
});
