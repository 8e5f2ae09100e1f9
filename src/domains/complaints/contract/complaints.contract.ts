import { z } from 'zod';
import { mobileField, smsCodeField } from '#domains/accounts/contract/account-fields.ts';
import { smsCodeRefusals } from '#domains/accounts/contract/sms.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField, textField, versionField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import {
  askReviewRefusals,
  complaintKinds,
  complaintLimits,
  complaintStatuses,
  complaintSteps,
  complaintTargets,
  followComplaintRefusals,
  ownComplaintRefusals,
  raiseComplaintRefusals,
} from './complaints.words.ts';

export const kindField = z.enum(complaintKinds, '请选择是哪方面的事');
const targetTypeField = z.enum(complaintTargets, '没有这种对象');
/** Lets whoever knows number and code, or number and phone, act on one complaint for half an hour. */
const followKeyField = z.string().max(120, '查询凭证不正确').optional();
const fileIdsField = z
  .array(idField)
  .max(complaintLimits.files, `证据至多 ${complaintLimits.files} 份`)
  .default([]);
const holdingShape = { complaintId: idField, followKey: followKeyField };

/** What a complaint would be about, as the page says it; null when nobody may see it or it is gone. */
export const getComplaintTarget = operation({
  name: 'getComplaintTarget',
  method: 'POST',
  path: '/api/complaints/GetComplaintTarget',
  caller: 'public',
  effect: 'read',
  rateLimit: { max: 30, windowMs: minuteMs },
  request: z.strictObject({ targetType: targetTypeField, targetId: idField }),
  result: z.strictObject({ title: z.string().nullable() }),
  refusals: {},
  summary: 'What a complaint would be about: the title that the caller may see of it, or null.',
});

/** Complains. By name: the account signed in, or a number proven by a code. Without a name: nothing of who it is is kept. */
export const raiseComplaint = operation({
  name: 'raiseComplaint',
  act: '提交投诉',
  method: 'POST',
  path: '/api/complaints/RaiseComplaint',
  caller: 'public',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    requestKey: z.uuid('提交编号不正确'),
    kind: kindField,
    targetType: targetTypeField.optional(),
    targetId: idField.optional(),
    /** Who or what it is about in words, where no target was pressed. */
    about: textField('投诉谁、哪一件事', 2, 60).optional(),
    content: textField('发生了什么', 10, 1000),
    fileIds: fileIdsField,
    isAnonymous: z.boolean().default(false),
    /** Of somebody who is not signed in and leaves a name. */
    name: textField('怎么称呼你', 1, 20).optional(),
    mobile: mobileField.optional(),
    smsCode: smsCodeField.optional(),
  }),
  result: z.strictObject({
    complaintId: z.int(),
    complaintNo: z.string(),
    /** Shown this once: with the number it opens the complaint. Null where the same was sent before. */
    queryCode: z.string().nullable(),
    acceptDueAt: instantField,
    followKey: z.string(),
  }),
  refusals: { ...smsCodeRefusals, ...raiseComplaintRefusals },
  summary: 'Files a complaint by name (sealed) or without one, with a number and a code to follow it.',
  rateLimit: { max: 10, windowMs: minuteMs },
});

export const complaintStepSchema = z.strictObject({
  step: z.enum(complaintSteps),
  at: instantField,
  byKind: z.enum(['complainant', 'staff']),
  note: z.string(),
});
export type ComplaintStepView = z.output<typeof complaintStepSchema>;

export const complaintFileSchema = z.strictObject({ fileId: z.int(), name: z.string() });

const complaintCardSchema = z.strictObject({
  complaintId: z.int(),
  complaintNo: z.string(),
  kind: kindField,
  targetTitle: z.string(),
  status: z.enum(complaintStatuses),
  submittedAt: instantField,
  /** When the next thing is due; null once it is over. */
  dueAt: instantField.nullable(),
  /** Workdays left until then, negative when late; null once it is over. */
  workdaysLeft: z.int().nullable(),
  /** How many workdays the clock that runs has. */
  workdaysOf: z.int().nullable(),
});
export type ComplaintCard = z.output<typeof complaintCardSchema>;
export { complaintCardSchema };

export const getMyComplaint = operation({
  name: 'getMyComplaint',
  method: 'POST',
  path: '/api/complaints/GetMyComplaint',
  caller: 'public',
  effect: 'read',
  request: z.strictObject(holdingShape),
  result: z.strictObject({
    ...complaintCardSchema.shape,
    content: z.string(),
    isAnonymous: z.boolean(),
    fileCount: z.int(),
    steps: z.array(complaintStepSchema),
    /** The written answer that stands; null while there is none. */
    answer: z.string().nullable(),
    decidedAt: instantField.nullable(),
    /** Until when a review may be asked for; null where it may not. */
    reviewUntil: instantField.nullable(),
    version: z.int(),
  }),
  refusals: {},
  summary: 'One complaint for whoever filed it: state, clock, history and the written answer.',
});
export type MyComplaintView = z.output<(typeof getMyComplaint)['result']>;

export const followComplaint = operation({
  name: 'followComplaint',
  act: '查询投诉',
  method: 'POST',
  path: '/api/complaints/FollowComplaint',
  caller: 'public',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    complaintNo: z.string().trim().toUpperCase().max(24, '编号不正确'),
    /** The code that was shown at the end, or the number that was left with a code sent to it. */
    queryCode: z.string().trim().toUpperCase().max(20, '查询码不正确').optional(),
    mobile: mobileField.optional(),
    smsCode: smsCodeField.optional(),
  }),
  result: z.strictObject({ complaintId: z.int(), followKey: z.string() }),
  refusals: { ...smsCodeRefusals, ...followComplaintRefusals },
  summary: 'A key of half an hour to a complaint, by its number and its code or the proven phone.',
  rateLimit: { max: 10, windowMs: minuteMs },
});

export const listMyComplaints = operation({
  name: 'listMyComplaints',
  method: 'POST',
  path: '/api/complaints/ListMyComplaints',
  caller: 'signedIn',
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(pageResultShape(complaintCardSchema)),
  refusals: {},
  summary: 'Complaints that the caller filed by name, newest first.',
});

export const addToComplaint = operation({
  name: 'addToComplaint',
  act: '补充投诉材料',
  method: 'POST',
  path: '/api/complaints/AddToComplaint',
  caller: 'public',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    ...holdingShape,
    note: textField('补充的内容', 2, 500),
    fileIds: fileIdsField,
  }),
  result: doneResult,
  refusals: ownComplaintRefusals,
  summary: 'Adds words and files to a complaint that is under way.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

export const withdrawComplaint = operation({
  name: 'withdrawComplaint',
  act: '撤回投诉',
  method: 'POST',
  path: '/api/complaints/WithdrawComplaint',
  caller: 'public',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ ...holdingShape, version: versionField }),
  result: doneResult,
  refusals: { notOpen: ownComplaintRefusals.notOpen },
  summary: 'Takes a complaint back that is not answered yet.',
});

export const askComplaintReview = operation({
  name: 'askComplaintReview',
  act: '申请复核',
  method: 'POST',
  path: '/api/complaints/AskComplaintReview',
  caller: 'public',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ ...holdingShape, reason: textField('哪里不同意', 5, 500) }),
  result: doneResult,
  refusals: askReviewRefusals,
  summary: 'Asks once for a review of an answer, within ten workdays; another person decides it.',
});
