import { z } from 'zod';
import { hourMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField, reasonField, textField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { correctionSchema, papersField, recordedSchema } from './correction.contract.ts';
import { gradeField, minutesField } from './hours.contract.ts';
import { correctionCauses, correctionRefusals, hourLimits } from './hours.words.ts';

const { notPublic, alreadyPending, sameMinutes, overShift, otherDay, notOver, overSpan } = correctionRefusals;
const { awaitsMaterial, correctionOver, ownCorrection, minutesMissing } = correctionRefusals;

/**
 * Asks for other minutes on a record of mine that is public or effective (domain.md 4.2.11): one pending a record. The record
 * itself goes on as it is. The team answers within five working days, then it goes to the centre.
 */
export const requestHourCorrection = operation({
  name: 'requestHourCorrection',
  act: '申请更正时长',
  method: 'POST',
  path: '/api/hours/RequestHourCorrection',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({
    hourId: idField,
    cause: z.enum(keysOf(correctionCauses), '请选择哪里不对'),
    minutes: minutesField,
    /** From when until when it was: both, or minutes alone. */
    times: z.strictObject({ startsAt: instantField, endsAt: instantField }).optional(),
    text: textField('说明', 10, 500),
    /** Uploaded for `hourProof`. */
    fileIds: z
      .array(idField)
      .max(hourLimits.entryProofs, `证据至多 ${hourLimits.entryProofs} 份`)
      .default([]),
  }),
  result: z.strictObject({ correctionId: idField, dueAt: instantField }),
  refusals: { notPublic, alreadyPending, sameMinutes, overShift, otherDay, notOver, overSpan },
  summary: '申请更正一条时长',
  rateLimit: { max: 10, windowMs: hourMs },
});

/** Takes an own correction back while the team has not answered. */
export const withdrawHourCorrection = operation({
  name: 'withdrawHourCorrection',
  act: '撤回更正申请',
  method: 'POST',
  path: '/api/hours/WithdrawHourCorrection',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ correctionId: idField }),
  result: doneResult,
  refusals: { correctionOver },
  summary: '撤回更正申请',
});

/** After the team's refusal: the centre looks once more. */
export const askCentreForCorrection = operation({
  name: 'askCentreForCorrection',
  act: '请中心复核更正',
  method: 'POST',
  path: '/api/hours/AskCentreForCorrection',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ correctionId: idField }),
  result: doneResult,
  refusals: { correctionOver, notPublic, alreadyPending },
  summary: '请中心再看一次',
});

/** The team's answer: the wished minutes or others go to the centre's second person; a refusal is told with its reason. */
export const answerHourCorrection = operation({
  name: 'answerHourCorrection',
  act: '答复更正申请',
  method: 'POST',
  path: '/api/hours/AnswerHourCorrection',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({
    correctionId: idField,
    verdict: z.enum(['agree', 'other', 'refuse'], '请选择你们的意见'),
    /** Needed for `other`. */
    minutes: minutesField.optional(),
    opinion: reasonField,
  }),
  result: doneResult,
  refusals: {
    correctionOver,
    ownCorrection,
    awaitsMaterial,
    notPublic,
    sameMinutes,
    overShift,
    minutesMissing,
  },
  summary: '答复更正申请',
});

/** A correction as the team reads it. */
export const askedCorrectionSchema = z.strictObject({
  ...correctionSchema.shape,
  hourNo: z.string(),
  name: z.string(),
  postName: z.string(),
  startsAt: instantField,
  endsAt: instantField,
});

/** Corrections asked for in one's own activity, those that wait for the team first. */
export const listHourCorrections = operation({
  name: 'listHourCorrections',
  method: 'POST',
  path: '/api/hours/ListHourCorrections',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({ activityId: idField, ...pageRequestShape }),
  result: z.strictObject(pageResultShape(askedCorrectionSchema)),
  refusals: {},
  summary: '活动的更正申请',
});

/** All corrections asked for in one's own team, those that wait for it first, each with what was recorded and what would become of its grade. */
export const listTeamHourCorrections = operation({
  name: 'listTeamHourCorrections',
  method: 'POST',
  path: '/api/hours/ListTeamHourCorrections',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({ ...pageRequestShape }),
  result: z.strictObject({
    ...pageResultShape(
      z.strictObject({
        ...askedCorrectionSchema.shape,
        activityTitle: z.string(),
        recorded: recordedSchema,
        /** What the record would be shown as with its correction: a person's word lowers it. */
        gradeAfter: gradeField,
        /** What the person handed in, opened with `openPaper`. */
        papers: papersField,
        /** Whoever asks is whom it is about: somebody else of the team answers. */
        isOwn: z.boolean(),
        workdaysLeft: z.int(),
      }),
    ),
    /** How many the team answered, and after how many days on average. */
    answered: z.strictObject({ count: z.int(), days: z.number().nullable() }),
  }),
  refusals: {},
  summary: '队伍收到的更正申请',
});
