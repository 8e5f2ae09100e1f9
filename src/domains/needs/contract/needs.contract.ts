import { z } from 'zod';
import { mobileField, smsCodeField } from '#domains/accounts/contract/account-fields.ts';
import { smsCodeRefusals } from '#domains/accounts/contract/sms.words.ts';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField, textField, versionField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import {
  cancelReasons,
  followNeedRefusals,
  openRateLinkRefusals,
  needStatuses,
  needTypeKeys,
  publicNeedGroupKeys,
  publicNeedStatuses,
  raiseNeedRefusals,
  requesterKinds,
  resubmitNeedRefusals,
  urgencyKeys,
  withdrawNeedRefusals,
} from './needs.words.ts';
import { minorAges } from './minors.words.ts';
import { mostNeedPictures } from './need-files.words.ts';
import { needOutcomes } from './rating.words.ts';
import { menuRefusals } from './service-menu.words.ts';

export const needTypeField = z.enum(needTypeKeys, '请选择要帮什么忙');
export const urgencyField = z.enum(urgencyKeys, '请选择急不急');
/** Lets whoever proved the number act on one need for half an hour. */
export const followKeyField = z.string().max(120, '查单凭证不正确').optional();

/** What is asked for and how it is wished, as it is typed: the same when it is raised and when it is mended. */
export const needWishShape = {
  needType: needTypeField,
  title: textField('标题', 4, 40),
  /** At least `shortestText` characters, or empty where a recording stands in for it. */
  description: z.string('请填写具体情况').trim().max(1000, '具体情况至多 1000 个字'),
  personCount: z.int('人数应为整数').min(1, '至少 1 人').max(500, '至多 500 人').default(1),
  peopleNeeded: z.int('人数应为整数').min(1, '至少 1 人').max(200, '至多 200 人').optional(),
  organisationId: idField,
  address: textField('详细地址', 2, 80),
  expectStart: instantField,
  expectEnd: instantField,
  isTimeFlexible: z.boolean().default(false),
  urgency: urgencyField,
  /** What whoever comes should mind; `无` where nothing. */
  risk: textField('上门的人要小心什么', 1, 200),
  isPublic: z.boolean().default(true),
};

/** Who answers for somebody under age: they agreed, and can be called unless a parent orders. */
export const needMinorShape = {
  /** Absent for a grown-up. */
  minorAge: z.enum(minorAges, '请选择受助人多大').optional(),
  guardianName: textField('怎么称呼监护人', 1, 20).optional(),
  guardianMobile: mobileField.optional(),
  hasGuardianConsent: z.boolean().default(false),
};

/** Pictures for staff and whoever goes there. */
export const pictureFileIdsField = z
  .array(idField)
  .max(mostNeedPictures, `照片至多 ${mostNeedPictures} 张`)
  .default([]);

/** Asks for help. A number is proven by a code, or is that of the volunteer signed in. The same `requestKey` sent twice is one need. */
export const raiseNeed = operation({
  name: 'raiseNeed',
  act: '点单',
  method: 'POST',
  path: '/api/needs/RaiseNeed',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({
    ...needWishShape,
    ...needMinorShape,
    requestKey: z.uuid('提交编号不正确'),
    /** What of the menu of services is ordered; absent for a need in own words. */
    serviceItemId: idField.optional(),
    requesterKind: z.enum(requesterKinds, '请选择你是受助人的什么人'),
    requesterName: textField('怎么称呼你', 1, 20),
    /** Absent for a volunteer who is signed in: the number of the account. */
    mobile: mobileField.optional(),
    smsCode: smsCodeField.optional(),
    beneficiaryName: textField('怎么称呼受助人', 1, 20).optional(),
    beneficiaryMobile: mobileField.optional(),
    /** That the person agreed, where it is asked for somebody else. */
    hasConsent: z.boolean().default(false),
    isNoEmergency: z.boolean().default(false),
    isAnotherMatter: z.boolean().default(false),
    /** Sent ahead with SendNeedFile, or by a volunteer with UploadFile. */
    voiceFileId: idField.optional(),
    pictureFileIds: pictureFileIdsField,
  }),
  result: z.strictObject({
    needId: z.int(),
    needNo: z.string(),
    reviewDueAt: instantField,
    followKey: z.string(),
  }),
  refusals: { ...smsCodeRefusals, ...raiseNeedRefusals, ...menuRefusals },
  summary: 'Asks for help with a proven number, for oneself or with consent for somebody else.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

export const needStepSchema = z.strictObject({
  status: z.enum(needStatuses),
  at: instantField,
  byKind: z.enum(['requester', 'staff', 'team', 'system']),
  /** Why, in words; null where no reason is given, and in public. */
  reason: z.string().nullable(),
  note: z.string(),
});
export type NeedStepView = z.output<typeof needStepSchema>;

const needCardShape = {
  needId: z.int(),
  needNo: z.string(),
  title: z.string(),
  needType: needTypeField,
  category: categoryField,
  requesterKind: z.enum(requesterKinds),
  /** District and community, never a door. */
  placeName: z.string(),
  expectStart: instantField,
  expectEnd: instantField,
  isTimeFlexible: z.boolean(),
  urgency: urgencyField,
  submittedAt: instantField,
};

const publicCardSchema = z.strictObject({
  ...needCardShape,
  status: z.enum(publicNeedStatuses),
  /** By the requester's word; null until it ended. */
  outcome: z.enum(needOutcomes).nullable(),
});
export type PublicNeedCard = z.output<typeof publicCardSchema>;

export const listNeeds = operation({
  name: 'listNeeds',
  method: 'POST',
  path: '/api/needs/ListNeeds',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 10_000 },
  request: z.strictObject({
    ...pageRequestShape,
    keyword: z.string().trim().max(40, '关键词至多 40 个字').optional(),
    group: z.enum(publicNeedGroupKeys, '没有这个状态').optional(),
    area: z.string().max(20).optional(),
    needType: needTypeField.optional(),
    urgency: urgencyField.optional(),
  }),
  result: z.strictObject(pageResultShape(publicCardSchema)),
  refusals: {},
  summary: 'Public needs from the time they are dispatched, newest first: no name, phone or door number.',
});

export const getNeed = operation({
  name: 'getNeed',
  method: 'GET',
  path: '/api/needs/GetNeed/{id}',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 10_000 },
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...publicCardSchema.shape,
    publicText: z.string(),
    personCount: z.int(),
    peopleNeeded: z.int().nullable(),
    /** A public activity that a team made of it because it needs more people. */
    activity: z.strictObject({ activityId: z.int(), title: z.string() }).nullable(),
    steps: z.array(needStepSchema),
  }),
  refusals: {},
  summary: 'One public need with what staff wrote of it for everybody; 404 for one that is not public.',
});
export type PublicNeedView = z.output<(typeof getNeed)['result']>;

const myNeedCardSchema = z.strictObject({
  ...needCardShape,
  status: z.enum(needStatuses),
  /** The last step's reason and sentence. */
  reason: z.string().nullable(),
  note: z.string(),
  /** When the centre is to have done the next thing; null where nothing runs. */
  dueAt: instantField.nullable(),
  steps: z.array(needStepSchema),
});
export type MyNeedCard = z.output<typeof myNeedCardSchema>;

export const listMyNeeds = operation({
  name: 'listMyNeeds',
  method: 'POST',
  path: '/api/needs/ListMyNeeds',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({
    ...pageRequestShape,
    tab: z.enum(['all', 'waiting', 'open', 'over']).default('all'),
  }),
  result: z.strictObject({
    ...pageResultShape(myNeedCardSchema),
    counts: z.strictObject({ all: z.int(), waiting: z.int(), open: z.int(), over: z.int() }),
  }),
  refusals: {},
  summary: 'Needs that the caller raised, with the account or before it with the same number; newest first.',
});

export const getMyNeed = operation({
  name: 'getMyNeed',
  method: 'POST',
  path: '/api/needs/GetMyNeed',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ needId: idField, followKey: followKeyField }),
  result: z.strictObject({
    ...myNeedCardSchema.shape,
    description: z.string(),
    hasVoice: z.boolean(),
    pictureCount: z.int(),
    forMinor: z.enum(minorAges).nullable(),
    /** Empty once they were forgotten, a year after the end. */
    address: z.string(),
    risk: z.string(),
    requesterName: z.string(),
    mobileMasked: z.string(),
    beneficiaryName: z.string(),
    personCount: z.int(),
    peopleNeeded: z.int().nullable(),
    organisationId: z.int(),
    area: z.string(),
    isPublic: z.boolean(),
    verifyMethod: z.string().nullable(),
    mergedNo: z.string().nullable(),
    outcome: z.enum(needOutcomes).nullable(),
    /** Until when it can be rated; null where it cannot. */
    rateDueAt: instantField.nullable(),
    reworkCount: z.int(),
    /** Looks of staff, of the team and of who goes there, at names, number and door. */
    lookCount: z.int(),
    version: z.int(),
  }),
  refusals: {},
  summary: 'One need for whoever raised it: by the account, or by the key that number and code gave.',
});
export type MyNeedView = z.output<(typeof getMyNeed)['result']>;

export const followNeed = operation({
  name: 'followNeed',
  act: '凭单号查单',
  method: 'POST',
  path: '/api/needs/FollowNeed',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({
    needNo: z
      .string('请填写单号')
      .trim()
      .toUpperCase()
      .regex(/^X\d{11,14}$/, '单号以 X 开头，后面是 11 至 14 位数字'),
    mobile: mobileField,
    smsCode: smsCodeField,
  }),
  result: z.strictObject({ needId: z.int(), followKey: z.string() }),
  refusals: { ...smsCodeRefusals, ...followNeedRefusals },
  summary:
    'Opens a need by its number and a code sent to the phone that raised it; the key is good for half an hour.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

export const openRateLink = operation({
  name: 'openRateLink',
  method: 'POST',
  path: '/api/needs/OpenRateLink',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ token: z.string().max(80, '链接不完整，请从短信里重新打开') }),
  result: z.strictObject({ needId: z.int(), followKey: z.string() }),
  refusals: openRateLinkRefusals,
  summary:
    'Opens a need by the link of the text message that asks for a rating, while it waits for one; the key is good for half an hour.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

export const withdrawNeed = operation({
  name: 'withdrawNeed',
  act: '取消点单',
  method: 'POST',
  path: '/api/needs/WithdrawNeed',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({
    needId: idField,
    followKey: followKeyField,
    version: versionField,
    reason: z.enum(cancelReasons, '请选择为什么取消'),
    note: z.string().trim().max(200, '说明至多 200 个字').default(''),
  }),
  result: doneResult,
  refusals: withdrawNeedRefusals,
  summary: 'Takes a need back while it is open.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

/** Hands a returned need in again with what was asked for; the clock begins anew. */
export const resubmitNeed = operation({
  name: 'resubmitNeed',
  act: '补充后再提交',
  method: 'POST',
  path: '/api/needs/ResubmitNeed',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({
    ...needWishShape,
    needId: idField,
    followKey: followKeyField,
    version: versionField,
    hasConsent: z.boolean().default(false),
    isNoEmergency: z.boolean().default(false),
    /** A new recording, new pictures: they take the place of those before. */
    voiceFileId: idField.optional(),
    pictureFileIds: pictureFileIdsField,
  }),
  result: z.strictObject({ reviewDueAt: instantField }),
  refusals: resubmitNeedRefusals,
  summary: 'Hands a returned need in again, by whoever raised it.',
  rateLimit: { max: 20, windowMs: minuteMs },
});
