import { z } from 'zod';
import { hourMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField, textField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { hourLimits } from './hours.words.ts';
import {
  answerMaterialRefusals,
  askHourMaterialRefusals,
  askMaterialRefusals,
  materialSides,
  materialStates,
} from './material.words.ts';

const missingField = textField('缺少的材料', 5, 200);
const askedResult = z.strictObject({ dueAt: instantField });

/** What a side asked the person for, and what they answered. */
export const materialAskSchema = z.strictObject({
  askId: idField,
  side: z.enum(keysOf(materialSides)),
  state: z.enum(keysOf(materialStates)),
  missing: z.string(),
  askedAt: instantField,
  dueAt: instantField,
  answer: z.string().nullable(),
  endedAt: instantField.nullable(),
});
export type MaterialAsk = z.infer<typeof materialAskSchema>;

/** Of every request: until when its person is asked, and what was asked so far, the team's first. */
export const materialShape = {
  /** The clock stands still until then; null while nobody is asked. */
  awaitsUntil: instantField.nullable(),
  asks: z.array(materialAskSchema),
};

/**
 * The team asks the person of a correction once for what is missing (请补材料): its clock stands until they answer, and goes on
 * with the working days that were left. Without an answer in five working days it decides as it stands.
 */
export const askCorrectionMaterial = operation({
  name: 'askCorrectionMaterial',
  act: '请本人补更正材料',
  method: 'POST',
  path: '/api/hours/AskCorrectionMaterial',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({ correctionId: idField, missing: missingField }),
  result: askedResult,
  refusals: askMaterialRefusals,
  summary: '更正：请本人补材料',
});

/** The same for a claim made to the team. */
export const askClaimMaterial = operation({
  name: 'askClaimMaterial',
  act: '请本人补申请材料',
  method: 'POST',
  path: '/api/hours/AskClaimMaterial',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({ claimId: idField, missing: missingField }),
  result: askedResult,
  refusals: askMaterialRefusals,
  summary: '补记申请：请本人补材料',
});

/** The centre asks once too, about a record of a correction or a claim that waits for it. */
export const askHourMaterial = operation({
  name: 'askHourMaterial',
  act: '中心请本人补材料',
  method: 'POST',
  path: '/api/hours/AskHourMaterial',
  caller: permission('hours.review', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ hourId: idField, missing: missingField }),
  result: askedResult,
  refusals: askHourMaterialRefusals,
  summary: '中心请本人补材料',
});

/** The person hands in what is missing: words, and files where there are some. The clock of who asked goes on. */
export const answerHourMaterial = operation({
  name: 'answerHourMaterial',
  act: '补交材料',
  method: 'POST',
  path: '/api/hours/AnswerHourMaterial',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    askId: idField,
    text: textField('说明', 2, 500),
    /** Uploaded for `hourProof`. */
    fileIds: z
      .array(idField)
      .max(hourLimits.entryProofs, `材料至多 ${hourLimits.entryProofs} 份`)
      .default([]),
  }),
  result: doneResult,
  refusals: answerMaterialRefusals,
  summary: '补交材料',
  rateLimit: { max: 20, windowMs: hourMs },
});
