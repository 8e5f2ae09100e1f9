import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { hourMs } from '#platform/contract/durations.ts';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  reasonField,
  textField,
} from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { reviewFilterShape } from './review-filter.contract.ts';
import { correctableShape, correctionProofSchema } from './correction.contract.ts';
import { claimProofSchema, hourProofSchema, visitProofSchema } from './hour-proof.contract.ts';
import { hourFlags, hourLimits, hourRefusals, hourStates, objectionCauses } from './hours.words.ts';

export const stateField = z.enum(keysOf(hourStates));
export const gradeField = z.enum(['A', 'B', 'C', 'D']);
export const minutesField = z
  .int('时长应为整数分钟')
  .min(1, '时长至少 1 分钟')
  .max(480, '单条记录最多 480 分钟');

const hourShape = {
  hourId: idField,
  hourNo: z.string(),
  /** Null where it comes from a job or a claim; `assignmentId` then tells the visit, `claimId` the claim. */
  activityId: idField.nullable(),
  assignmentId: idField.nullable(),
  claimId: idField.nullable(),
  activityTitle: z.string(),
  postName: z.string(),
  place: z.string(),
  serviceOn: dayField,
  startsAt: instantField,
  endsAt: instantField,
  calculatedMinutes: z.int(),
  minutes: z.int(),
  evidenceGrade: gradeField,
  state: stateField,
  /** Whoever entered or adjusted it. */
  reason: z.string().nullable(),
  /** The centre, when it did not accept the record. */
  decisionNote: z.string().nullable(),
  publicityEndsAt: instantField.nullable(),
  effectiveAt: instantField.nullable(),
  objection: z.string().nullable(),
  objectionAnswer: z.string().nullable(),
};

export const answerField = z.enum(['waiting', 'confirmed', 'denied', 'silent']);

/** One row of the team's timelist. */
export const activityHourSchema = z.strictObject({
  ...hourShape,
  shiftId: idField.nullable(),
  volunteerId: idField,
  volunteerNo: z.string(),
  name: z.string(),
  plannedMinutes: z.int(),
  checkedInAt: instantField.nullable(),
  checkedOutAt: instantField.nullable(),
  /** The sign-out was set by the team (补签退). */
  isCheckOutFixed: z.boolean(),
  /** The person's own word on an entry (补录); null for what attendance computed. */
  answer: answerField.nullable(),
  /**
   * Unusual: `adjusted` by hand, a `dayOver10h`, `overlaps` another record of the person. Ordinary: `needsCentre`, confirmed it
   * goes to the centre.
   */
  flags: z.array(z.enum(keysOf(hourFlags))),
});
export type ActivityHour = z.infer<typeof activityHourSchema>;

/** Of all records that wait for the team: where confirming sends them, and how many are unusual. */
export const waitingSchema = z.strictObject({ toPublicity: z.int(), toCentre: z.int(), unusual: z.int() });

/** All hour rows of one's own activity, with what still blocks the settlement. */
export const listActivityHours = operation({
  name: 'listActivityHours',
  method: 'POST',
  path: '/api/hours/ListActivityHours',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  request: z.strictObject({
    activityId: idField,
    shiftId: idField.optional(),
    state: stateField.optional(),
    /** Only what asks for a look: the unusual of what waits, 异议中 and 不予认定. */
    isUnusual: z.boolean().optional(),
    /** Only what the team changed by hand, whatever became of it. */
    isAdjusted: z.boolean().optional(),
    ...pageRequestShape,
    pageSize: z.int().min(1).max(200).default(100),
  }),
  result: z.strictObject({
    ...pageResultShape(activityHourSchema),
    activityTitle: z.string(),
    activityStatus: z.string(),
    counts: z.strictObject({
      /** Every record, those without a number of their own here as well. */
      all: z.int(),
      calculated: z.int(),
      submitted: z.int(),
      publicity: z.int(),
      effective: z.int(),
      disputed: z.int(),
      rejected: z.int(),
      /** Of all of them: minutes that the team changed by hand. */
      adjusted: z.int(),
      /** People whose attendance is unresolved: 已签到 or 未签退, or not called after the end. */
      unresolved: z.int(),
    }),
    totalMinutes: z.int(),
    /**
     * People of the shifts that have begun, each shift for itself: who was expected or came, of them who came or has a record;
     * and who was called and had not come, with or without an accepted reason.
     */
    people: z.strictObject({ dueCount: z.int(), cameCount: z.int(), absentCount: z.int() }),
    waiting: waitingSchema,
    shifts: z.array(
      z.strictObject({
        shiftId: idField,
        postName: z.string(),
        startsAt: instantField,
        endsAt: instantField,
      }),
    ),
  }),
  refusals: {},
  summary: '活动时长明细（timelist）',
});

/** Changes the minutes of a calculated row; downward stays with the team, upward goes to a second person (domain.md 4.2.7). */
export const adjustHour = operation({
  name: 'adjustHour',
  act: '调整时长',
  method: 'PUT',
  path: '/api/hours/AdjustHour',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({ hourId: idField, minutes: minutesField, reason: reasonField }),
  result: z.strictObject({ needsCentre: z.boolean() }),
  refusals: hourRefusals,
  summary: '调整时长',
});

/** Empty means the calculated rows of the activity or job, the oldest `confirmedAtOnce` of them. */
export const confirmedField = z
  .array(idField)
  .max(hourLimits.confirmedAtOnce, `一次最多 ${hourLimits.confirmedAtOnce} 条`)
  .default([]);

export const confirmedSchema = z.strictObject({
  publicityCount: z.int(),
  submittedCount: z.int(),
  /** Calculated rows that are left; called again, the next are decided. */
  remaining: z.int(),
  publicityEndsAt: instantField.nullable(),
  refused: z.array(
    z.strictObject({ hourId: idField, name: z.string(), reason: z.string(), msg: z.string() }),
  ),
});

/** Confirms rows of one activity: A/B unchanged or lowered → 公示; C, D, raised and over 12 h a day → 待中心审核. Each row gets its own verdict. */
export const confirmHours = operation({
  name: 'confirmHours',
  act: '核定时长',
  method: 'POST',
  path: '/api/hours/ConfirmHours',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ activityId: idField, hourIds: confirmedField }),
  result: confirmedSchema,
  refusals: hourRefusals,
  summary: '核定时长',
});

export const reviewRowSchema = z.strictObject({
  ...hourShape,
  volunteerNo: z.string(),
  volunteerName: z.string(),
  teamName: z.string(),
  waitingSince: instantField,
  /** Null while nobody has decided it. */
  decidedAt: instantField.nullable(),
  /** Who decided it last; the volunteer, who denied an entry, is 本人. */
  deciderName: z.string().nullable(),
  /** Somebody asked to void it, and a second person has not answered yet. */
  isVoidAsked: z.boolean(),
  /** The volunteer leads the team that confirmed it. */
  isLeadersOwn: z.boolean(),
  /** How attendance proved it; null for an entry (补录) and for a visit. */
  proof: hourProofSchema.nullable(),
  visit: visitProofSchema.nullable(),
  /** Papers of a correction (更正), whose story stands in the reason; none for other records. */
  papers: z.array(z.strictObject({ fileId: idField, name: z.string() })),
  /** The correction (更正) that this record would make; null for every other. */
  correction: correctionProofSchema.nullable(),
  /** What proves an entry (补录), and the person's own word on it; null for what attendance computed. */
  entry: z
    .strictObject({
      witnessName: z.string(),
      witnessMobileTail: z.string(),
      answer: answerField,
      answerReason: z.string().nullable(),
      answerDueAt: instantField,
      proofs: z.array(z.strictObject({ fileId: idField, name: z.string() })),
    })
    .nullable(),
  /** The person's own claim (个人申请) that it comes from, with what the team said of it. */
  claim: claimProofSchema.nullable(),
  /** The person's other live records at that time: only one of them may become public. */
  conflicts: z.array(
    z.strictObject({
      hourId: idField,
      hourNo: z.string(),
      activityTitle: z.string(),
      teamName: z.string(),
      startsAt: instantField,
      endsAt: instantField,
      minutes: z.int(),
      evidenceGrade: gradeField,
      state: stateField,
    }),
  ),
});

/** The centre's queue: submitted rows and objections (data scope applies). */
export const listHoursForReview = operation({
  name: 'listHoursForReview',
  method: 'POST',
  path: '/api/hours/ListHoursForReview',
  caller: permission('hours.review', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({
    ...reviewFilterShape,
    ...staffPageShape,
  }),
  result: z.strictObject({
    ...pageResultShape(reviewRowSchema),
    /** Of each tab: what somebody asked for is counted among its kind, not among the submitted. */
    counts: z.strictObject({ submitted: z.int(), corrections: z.int(), claims: z.int(), disputed: z.int() }),
  }),
  refusals: {},
  summary: '时长审核队列',
});

/**
 * Decides a submitted row or an objection. Nobody with a part in it decides, a fixed time (补签) waits for the volunteer; refusing
 * needs a reason. An entry waits for the person's word, and nothing is accepted beside a record of the same time that is proved
 * better or already public.
 */
export const decideHour = operation({
  name: 'decideHour',
  act: '审核时长',
  method: 'POST',
  path: '/api/hours/DecideHour',
  caller: permission('hours.review', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({
    hourId: idField,
    verdict: z.enum(['approve', 'reject']),
    reason: reasonField.optional(),
  }),
  result: doneResult,
  refusals: { ...hourRefusals, reasonMissing: '不予认定要写明原因' },
  summary: '审核时长或异议',
});

/** One of my records. */
export const myHourSchema = z.strictObject({
  ...hourShape,
  teamName: z.string(),
  category: categoryField,
  /** Another record of mine lies at the same time; only one can count. */
  overlaps: z.boolean(),
  canObject: z.boolean(),
  ...correctableShape,
});

/** My records, newest first; pending ones are listed but never summed. */
export const listMyHours = operation({
  name: 'listMyHours',
  method: 'POST',
  path: '/api/hours/ListMyHours',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({
    activityId: idField.optional(),
    state: stateField.optional(),
    year: z.int().min(2000).max(2100).optional(),
    ...pageRequestShape,
  }),
  result: z.strictObject(pageResultShape(myHourSchema)),
  refusals: {},
  summary: '我的时长记录',
});

/** Rows in 公示 of one activity or of the city, names masked (domain.md 4.3.11). */
export const listPublicity = operation({
  name: 'listPublicity',
  method: 'POST',
  path: '/api/hours/ListPublicity',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 10_000 },
  request: z.strictObject({ activityId: idField.optional(), ...pageRequestShape }),
  result: z.strictObject(
    pageResultShape(
      z.strictObject({
        hourId: idField,
        /** Null where it comes from a job: whom it was for is not public. */
        activityId: idField.nullable(),
        activityTitle: z.string(),
        maskedName: z.string(),
        serviceOn: dayField,
        minutes: z.int(),
        evidenceGrade: gradeField,
        publicityEndsAt: instantField,
        state: stateField,
      }),
    ),
  ),
  refusals: {},
  summary: '时长公示',
});

/**
 * Anyone signed in may object while a row is in 公示, and whom it is about from its first day on; the objector is not shown to
 * the team. The record stops until the centre has answered.
 */
export const objectHour = operation({
  name: 'objectHour',
  act: '提出时长异议',
  method: 'POST',
  path: '/api/hours/ObjectHour',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    hourId: idField,
    /** What is wrong; the text says how it was seen. */
    cause: z.enum(keysOf(objectionCauses)).optional(),
    text: textField('异议说明', 10, 500),
  }),
  result: doneResult,
  refusals: hourRefusals,
  summary: '对时长提出异议',
  rateLimit: { max: 10, windowMs: hourMs },
});
