import { z } from 'zod';
import { companionSchema } from './companions.contract.ts';
import { answerSchema } from '#domains/activities/contract/questions.contract.ts';
import {
  categoryField,
  coverSchema,
  differencesSchema,
  statusField,
} from '#domains/activities/contract/activity-views.contract.ts';
import { idField, instantField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { buttonSchema, signUpStateField } from './signups.contract.ts';
import { cancelCodes, mySignUpTabs, ownSignUpRefusals, reconfirmStates } from './signups.words.ts';

const cancelCodeField = z.enum(keysOf(cancelCodes), '请选择取消原因');

const consequenceSchema = z.strictObject({
  /** cancel a place · withdraw an application · leave the queue · decline an offer */
  kind: z.enum(['cancel', 'withdraw', 'leaveQueue', 'decline']),
  isLate: z.boolean(),
  /** Credit points this cancel would cost with a reason that does not excuse. */
  points: z.int(),
  pointsNow: z.int(),
  freeCancelUntil: instantField,
  /** What happens, in one or two sentences to show before the person confirms. */
  sentence: z.string(),
  excusingCodes: z.array(cancelCodeField),
});

/** What cancelling would mean now, to be shown before it is done. Somebody else's sign-up is 404. */
export const previewCancel = operation({
  name: 'previewCancel',
  method: 'GET',
  path: '/api/signups/PreviewCancel/{id}',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: consequenceSchema,
  refusals: ownSignUpRefusals,
  summary: '取消报名前查看后果',
});

/** Cancels a place, withdraws an application, leaves the queue or declines an offer, by the state it is in. */
export const cancelSignUp = operation({
  name: 'cancelSignUp',
  act: '取消报名',
  method: 'POST',
  path: '/api/signups/CancelSignUp',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    signUpId: idField,
    /** Needed for a confirmed place; ignored otherwise. */
    code: cancelCodeField.default('other'),
    note: z.string().trim().max(200, '说明至多 200 个字').default(''),
  }),
  result: z.strictObject({
    state: signUpStateField,
    stateLabel: z.string(),
    isLate: z.boolean(),
    /** Points added by this cancel; 0 when in time or excused. */
    points: z.int(),
    message: z.string(),
  }),
  refusals: ownSignUpRefusals,
  summary: '取消报名、撤回申请、退出候补',
});

/** Accepts or declines a place offered from the queue; within two hours of the start also claims a free one. */
export const answerOffer = operation({
  name: 'answerOffer',
  act: '答复候补名额',
  method: 'POST',
  path: '/api/signups/AnswerOffer',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ signUpId: idField, answer: z.enum(['accept', 'decline']) }),
  result: z.strictObject({ state: signUpStateField, stateLabel: z.string(), message: z.string() }),
  refusals: ownSignUpRefusals,
  summary: '确认或放弃候补名额',
});

/** Says whether one still comes to an activity that changed after one signed up; leaving then is no late cancel. */
export const answerChange = operation({
  name: 'answerChange',
  act: '答复活动变更',
  method: 'POST',
  path: '/api/signups/AnswerChange',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ signUpId: idField, answer: z.enum(['keep', 'leave']) }),
  result: z.strictObject({ state: signUpStateField, stateLabel: z.string(), message: z.string() }),
  refusals: ownSignUpRefusals,
  summary: '活动变更后再次确认或放弃名额',
});

const myAttendanceField = z.enum(['checkedIn', 'checkedOut', 'noCheckOut', 'absent', 'excused']);

const mySignUpShape = {
  signUpId: idField,
  activityId: idField,
  shiftId: idField,
  title: z.string(),
  teamId: idField,
  teamName: z.string(),
  category: categoryField,
  cover: coverSchema.nullable(),
  placeName: z.string(),
  postName: z.string(),
  startsAt: instantField,
  endsAt: instantField,
  plannedMinutes: z.int(),
  /** Minutes of this shift's hour record; null while there is none. */
  countedMinutes: z.int().nullable(),
  /** State of the hour record (effective = 已生效); null while there is none. */
  hourStatus: z.string().nullable(),
  state: signUpStateField,
  stateLabel: z.string(),
  stateReason: z.string().nullable(),
  /** The tab this row belongs to. */
  tab: z.enum(keysOf(mySignUpTabs)),
  attendance: myAttendanceField.nullable(),
  queueAhead: z.int().nullable(),
  offerExpiresAt: instantField.nullable(),
  canCancel: z.boolean(),
  canClaim: z.boolean(),
  button: buttonSchema,
};

export const mySignUpSchema = z.strictObject(mySignUpShape);
export type MySignUpView = z.infer<typeof mySignUpSchema>;

/** My sign-ups by tab, next first where they lie ahead, newest first elsewhere. */
export const listMySignUps = operation({
  name: 'listMySignUps',
  method: 'POST',
  path: '/api/signups/ListMySignUps',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ ...pageRequestShape, tab: z.enum(keysOf(mySignUpTabs)).default('all') }),
  result: z.strictObject({
    ...pageResultShape(mySignUpSchema),
    counts: z.record(z.enum(keysOf(mySignUpTabs)), z.int()),
  }),
  refusals: {},
  summary: '我的报名（按页签）',
});

const mySignUpDetailSchema = z.strictObject({
  ...mySignUpShape,
  /** The question about the newest change that concerns this sign-up; null when there was none. */
  question: z
    .strictObject({
      state: z.enum(keysOf(reconfirmStates)),
      /** It may be answered now; giving the place up by it only while it is `asked`. */
      isOpen: z.boolean(),
      expiresAt: instantField,
      differences: differencesSchema,
    })
    .nullable(),
  note: z.string(),
  /** What I answered to the questions of then. */
  answers: z.array(answerSchema),
  /** Who comes along. */
  companions: z.array(companionSchema),
  /** How many I may bring; null when who comes along can no longer be changed. */
  companionsMost: z.int().nullable(),
  createdAt: instantField,
  decidedAt: instantField.nullable(),
  /** When sign-up to the shift closes where that is before its start. */
  closesAt: instantField.nullable(),
  cancelledAt: instantField.nullable(),
  cancelLabel: z.string().nullable(),
  isLateCancel: z.boolean(),
  checkedInAt: instantField.nullable(),
  checkedOutAt: instantField.nullable(),
  /** What cancelling now would mean; null when it cannot be cancelled. */
  consequence: consequenceSchema.nullable(),
});
export type MySignUpDetail = z.infer<typeof mySignUpDetailSchema>;

/**
 * One activity with my sign-ups in it, live ones first (`myactivity/detail/{id}`, the id of the activity). An activity
 * that is not public and where I never signed up is 404.
 */
export const getMySignUp = operation({
  name: 'getMySignUp',
  method: 'GET',
  path: '/api/signups/GetMySignUp/{id}',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    activityId: idField,
    title: z.string(),
    status: statusField,
    cancelReason: z.string().nullable(),
    category: categoryField,
    cover: coverSchema.nullable(),
    teamId: idField,
    teamName: z.string(),
    placeName: z.string(),
    address: z.string(),
    placeNote: z.string(),
    lng: z.number().nullable(),
    lat: z.number().nullable(),
    preparations: z.array(z.string()),
    riskNotice: z.string(),
    cancelDeadlineHours: z.int(),
    contactName: z.string(),
    /** For confirmed people, or everyone when the activity publishes it; else null. */
    contactPhone: z.string().nullable(),
    signUps: z.array(mySignUpDetailSchema),
  }),
  refusals: {},
  summary: '一个活动和我在其中的报名',
});
