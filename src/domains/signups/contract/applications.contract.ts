import { z } from 'zod';
import { companionSchema } from './companions.contract.ts';
import { answerSchema } from '#domains/activities/contract/questions.contract.ts';
import {
  categoryField,
  coverSchema,
  statusField,
} from '#domains/activities/contract/activity-views.contract.ts';
import { activityPhases } from '#domains/activities/contract/activities.words.ts';
import { doneResult, idField, instantField, reasonField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { applicationFilterShape, applicationTabField } from './application-filter.contract.ts';
import { signUpStateField } from './signups.contract.ts';
import {
  type ApplicationRefusal,
  applicationRefusals,
  decisionVerdicts,
  reconfirmStates,
} from './signups.words.ts';

/** One application as the team sees it; the phone is masked, age and gender stay with the centre. */
export const applicationSchema = z.strictObject({
  signUpId: idField,
  volunteerId: idField,
  volunteerNo: z.string(),
  name: z.string(),
  mobileMasked: z.string(),
  gender: z.enum(['male', 'female']),
  isMinor: z.boolean(),
  isMember: z.boolean(),
  /** No service with this team before. */
  isFirstTimer: z.boolean(),
  /** Effective minutes in all, and the star that was awarded (0 = 新志愿者). */
  totalMinutes: z.int(),
  starLevel: z.int(),
  creditPoints: z.int(),
  shiftId: idField,
  postName: z.string(),
  shiftStartsAt: instantField,
  isShiftFull: z.boolean(),
  note: z.string(),
  answers: z.array(answerSchema),
  /** Who comes along; each takes a place with the row. */
  companions: z.array(companionSchema),
  state: signUpStateField,
  stateLabel: z.string(),
  stateReason: z.string().nullable(),
  /** Whether this person still comes to an activity that changed; null when nobody asked. */
  reconfirm: z.enum(keysOf(reconfirmStates)).nullable(),
  queueAhead: z.int().nullable(),
  offerExpiresAt: instantField.nullable(),
  createdAt: instantField,
  decidedAt: instantField.nullable(),
  /** What may be done with this row now. */
  canDo: z.array(z.enum(['confirm', 'reject', 'waitlist', 'offer', 'move', 'remove'])),
});
export type ApplicationView = z.infer<typeof applicationSchema>;

/** Places of a shift: 通过后 32/36 is `takenCount` + chosen / `capacity`. */
export const shiftPlacesSchema = z.strictObject({
  shiftId: idField,
  postName: z.string(),
  startsAt: instantField,
  endsAt: instantField,
  capacity: z.int(),
  takenCount: z.int(),
  confirmedCount: z.int(),
  /** Places taken by those whom people bring along. */
  companionCount: z.int(),
  pendingCount: z.int(),
  waitCount: z.int(),
  isStarted: z.boolean(),
});
export type ShiftPlaces = z.infer<typeof shiftPlacesSchema>;

/** Applications (bm) of one of the caller's activities; another team's activity is 404. */
export const listApplications = operation({
  name: 'listApplications',
  method: 'POST',
  path: '/api/signups/ListApplications',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  request: z.strictObject({
    ...pageRequestShape,
    ...applicationFilterShape,
  }),
  result: z.strictObject({
    ...pageResultShape(applicationSchema),
    activity: z.strictObject({
      activityId: idField,
      title: z.string(),
      category: categoryField,
      cover: coverSchema.nullable(),
      status: statusField,
      phase: z.enum(activityPhases).nullable(),
      placeName: z.string(),
      startsAt: instantField.nullable(),
      endsAt: instantField.nullable(),
      signUpClosesAt: instantField.nullable(),
      signUpMode: z.enum(['firstCome', 'review']),
      waitlistMode: z.enum(['off', 'auto', 'offer', 'manual']),
    }),
    shifts: z.array(shiftPlacesSchema),
    /** Rows by tab within the chosen shift or post. */
    counts: z.record(applicationTabField, z.int()),
  }),
  refusals: {},
  summary: '一个活动的报名列表（bm）',
});

const outcomeSchema = z.strictObject({
  signUpId: idField,
  isDone: z.boolean(),
  state: signUpStateField.nullable(),
  /** Why not; null when done. */
  reason: z.enum(keysOf<ApplicationRefusal>(applicationRefusals)).nullable(),
  msg: z.string(),
});
export type DecisionOutcome = z.infer<typeof outcomeSchema>;

/** Decides applications of the caller's activities; each row has its own outcome and capacity is exact. */
export const decideApplications = operation({
  name: 'decideApplications',
  act: '审核报名',
  method: 'POST',
  path: '/api/signups/DecideApplications',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z
    .strictObject({
      signUpIds: z.array(idField).min(1, '请先选择报名').max(200, '一次最多处理 200 条'),
      verdict: z.enum(keysOf(decisionVerdicts)),
      reason: reasonField.optional(),
    })
    .refine((request) => request.verdict !== 'reject' || request.reason !== undefined, {
      path: ['reason'],
      message: '拒绝时请填写原因，志愿者会看到',
    }),
  result: z.strictObject({
    doneCount: z.int(),
    outcomes: z.array(outcomeSchema),
    shifts: z.array(shiftPlacesSchema),
  }),
  refusals: applicationRefusals,
  summary: '审核报名：通过、拒绝、转候补（可批量）',
});

/** Keeps a free place for somebody in the queue, out of turn where the team has a reason. */
export const offerPlace = operation({
  name: 'offerPlace',
  act: '给候补名额',
  method: 'POST',
  path: '/api/signups/OfferPlace',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ signUpId: idField }),
  result: z.strictObject({ offerExpiresAt: instantField }),
  refusals: applicationRefusals,
  summary: '把空出的名额留给候补人员',
});

/** Moves a sign-up to another shift of the same activity, place and all; the volunteer is told. */
export const moveSignUp = operation({
  name: 'moveSignUp',
  act: '调换班次',
  method: 'POST',
  path: '/api/signups/MoveSignUp',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ signUpId: idField, shiftId: idField, reason: reasonField }),
  result: doneResult,
  refusals: applicationRefusals,
  summary: '把报名调到另一场次',
});

/** Takes a person off the list with a reason they can read; leaves no credit event. */
export const removeSignUp = operation({
  name: 'removeSignUp',
  act: '移除报名',
  method: 'POST',
  path: '/api/signups/RemoveSignUp',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ signUpId: idField, reason: reasonField }),
  result: doneResult,
  refusals: applicationRefusals,
  summary: '移除报名人员',
});

/** Who has a place in a public activity, names masked, first come first. */
export const listParticipants = operation({
  name: 'listParticipants',
  method: 'POST',
  path: '/api/signups/ListParticipants',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 10_000 },
  request: z.strictObject({ ...pageRequestShape, activityId: idField }),
  result: z.strictObject(
    pageResultShape(
      z.strictObject({
        /** Stable for this activity and person, says nothing else; key of the drawn portrait. */
        avatarKey: z.string(),
        maskedName: z.string(),
        gender: z.enum(['male', 'female']),
        postName: z.string(),
      }),
    ),
  ),
  refusals: {},
  summary: '活动参与者（公开，姓名打码）',
});
