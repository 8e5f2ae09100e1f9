import { z } from 'zod';
import { questionSchema } from '#domains/activities/contract/questions.contract.ts';
import { longestAnswer, mostChoices, mostQuestions } from '#domains/activities/contract/questions.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { idField, instantField, textField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { companionsField } from './companions.contract.ts';
import {
  allSignUpStates,
  buttonFaces,
  signUpReasonCodes,
  signUpRefusals,
  signUpVerdicts,
} from './signups.words.ts';

export const signUpStateField = z.enum(allSignUpStates as [(typeof allSignUpStates)[number]]);

/** One finding of the engine; the first that blocks is the refusal the command would answer. */
export const reasonSchema = z.strictObject({
  code: z.enum(signUpReasonCodes as [(typeof signUpReasonCodes)[number]]),
  text: z.string(),
  severity: z.enum(['block', 'warn', 'info']),
  fixUrl: z.string().nullable(),
  fixText: z.string().nullable(),
});
export type ReasonView = z.infer<typeof reasonSchema>;

export const buttonSchema = z.strictObject({
  face: z.enum(keysOf(buttonFaces)),
  label: z.string(),
  isEnabled: z.boolean(),
  /** Where the button leads when it is a link; null when it is an act on this page or disabled. */
  link: z.string().nullable(),
});
export type ButtonView = z.infer<typeof buttonSchema>;

const mySignUpHereSchema = z.strictObject({
  signUpId: idField,
  state: signUpStateField,
  stateLabel: z.string(),
  /** People ahead in the queue (前面还有 n 人); null when not waiting. */
  queueAhead: z.int().nullable(),
  offerExpiresAt: instantField.nullable(),
  /** True within two hours of the start when a place is free: the first to accept gets it. */
  canClaim: z.boolean(),
  canCancel: z.boolean(),
  /** Instant until which cancelling is free of consequence. */
  freeCancelUntil: instantField,
});
export type MySignUpHere = z.infer<typeof mySignUpHereSchema>;

const shiftStandingSchema = z.strictObject({
  shiftId: idField,
  postName: z.string(),
  /** Whom the post wants, in words. */
  conditions: z.array(z.string()),
  startsAt: instantField,
  endsAt: instantField,
  /** Planned service without the break. */
  minutes: z.int(),
  capacity: z.int(),
  takenCount: z.int(),
  /** When sign-up to it closes; null: at the start. */
  closesAt: instantField.nullable(),
  placesLeft: z.int(),
  waitCount: z.int(),
  verdict: z.enum(signUpVerdicts),
  reasons: z.array(reasonSchema),
  button: buttonSchema,
  mine: mySignUpHereSchema.nullable(),
});
export type ShiftStanding = z.infer<typeof shiftStandingSchema>;

/** Where the caller stands with each shift of one activity; an activity that is not public is 404. */
export const getSignUpStanding = operation({
  name: 'getSignUpStanding',
  method: 'GET',
  path: '/api/signups/GetSignUpStanding/{id}',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    activityId: idField,
    signUpMode: z.enum(['firstCome', 'review']),
    waitlistMode: z.enum(['off', 'auto', 'offer', 'manual']),
    /** Send it back in signUpForShift: it proves which risk notice was read. */
    riskVersion: z.int(),
    riskLevel: z.enum(['low', 'medium', 'high']),
    riskNotice: z.string(),
    cancelDeadlineHours: z.int(),
    /** It recruits by code (凭口令报名): the person must name it. */
    needsCode: z.boolean(),
    /** How many people one may bring along. */
    companionsMax: z.int(),
    /** What the team asks; answered in signUpForShift in these words. */
    questions: z.array(questionSchema),
    /** Confirmed people of teams I belong to (你的队友). */
    teammateCount: z.int(),
    shifts: z.array(shiftStandingSchema),
  }),
  refusals: {},
  summary: '当前用户对一个活动各场次的报名资格、原因和按钮状态',
});

/** The caller's mark on many activities at once, for lists: one line per asked activity that is public. */
export const listSignUpMarks = operation({
  name: 'listSignUpMarks',
  method: 'POST',
  path: '/api/signups/ListSignUpMarks',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ activityIds: z.array(idField).min(1).max(100, '一次最多查询 100 个活动') }),
  result: z.strictObject({
    list: z.array(
      z.strictObject({
        activityId: idField,
        /** My live sign-up in any of its shifts, the furthest one. */
        state: signUpStateField.nullable(),
        /** The best verdict over its shifts: what the person could still do. */
        verdict: z.enum(signUpVerdicts),
        /** 已通过 · 已参加 · 待审核 · 候补 · 可报名 · 可候补 · or the first reason's sentence. */
        label: z.string(),
      }),
    ),
  }),
  refusals: {},
  summary: '列表用：当前用户对一批活动的报名标记',
});

/**
 * Signs the caller up for one shift: a place at once, an application, or the queue. Safe to repeat with the same
 * `clientRequestId`. @throws the refusals of the engine, in its order.
 */
export const signUpForShift = operation({
  name: 'signUpForShift',
  act: '报名',
  method: 'POST',
  path: '/api/signups/SignUpForShift',
  caller: 'volunteer',
  effect: 'write',
  knowsRepeats: true,
  request: z.strictObject({
    shiftId: idField,
    /** From the standing; an older one is refused with `riskNotAcknowledged`. */
    riskVersion: z.int('请先阅读并确认风险提示').positive(),
    note: z.string().trim().max(200, '留言至多 200 个字').default(''),
    /** One for each question of the standing, in its words; empty `values` where nothing was answered. */
    answers: z
      .array(
        z.strictObject({
          question: z.string().max(60, '问题至多 60 个字'),
          values: z
            .array(z.string().max(longestAnswer, `回答至多 ${longestAnswer} 个字`))
            .max(mostChoices, `至多选 ${mostChoices} 项`),
        }),
      )
      .max(mostQuestions, `至多 ${mostQuestions} 个回答`)
      .default([]),
    /** The code of an activity that recruits by one; nothing elsewhere. */
    recruitCode: z.string().trim().max(20, '口令太长').default(''),
    /** Who comes along; each takes a place. */
    companions: companionsField.default([]),
    /** Join the queue when the shift is full instead of being refused with `full`. */
    acceptWaitlist: z.boolean().default(false),
    /** 仍然报名: soft conflict and long day were read. */
    acceptWarnings: z.boolean().default(false),
    /** Any text unique to this press of the button, such as a UUID. */
    clientRequestId: textField('请求编号', 8, 64),
  }),
  result: z.strictObject({
    signUpId: idField,
    state: signUpStateField,
    stateLabel: z.string(),
    queueAhead: z.int().nullable(),
    /** One sentence for the person: what happened and what comes next. */
    message: z.string(),
  }),
  refusals: signUpRefusals,
  summary: '报名一个场次',
  rateLimit: { max: 60, windowMs: minuteMs },
});
