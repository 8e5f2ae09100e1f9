import { z } from 'zod';
import { idField, instantField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { materialShape } from './material.contract.ts';
import { correctionCauses, correctionStates, hourStates } from './hours.words.ts';

/** Files that prove a correction or a claim. */
export const papersField = z.array(z.strictObject({ fileId: idField, name: z.string() }));

/** A correction (更正) that was asked for, and what came of it. */
export const correctionSchema = z.strictObject({
  correctionId: idField,
  state: z.enum(keysOf(correctionStates)),
  cause: z.enum(keysOf(correctionCauses)),
  oldMinutes: z.int(),
  wishedMinutes: z.int(),
  /** Null for corrections that asked for minutes alone. */
  wishedStartsAt: instantField.nullable(),
  wishedEndsAt: instantField.nullable(),
  text: z.string(),
  createdAt: instantField,
  dueAt: instantField,
  /** The team's answer; null while it has given none. */
  teamOpinion: z.string().nullable(),
  teamMinutes: z.int().nullable(),
  /** The centre's reason, where it did not agree. */
  centreOpinion: z.string().nullable(),
  /** Until when the centre decides; null before it has it. */
  centreDueAt: instantField.nullable(),
  ...materialShape,
});

/** What a volunteer's own record tells of its correction. */
export const correctableShape = {
  canCorrect: z.boolean(),
  /** Number of the record whose minutes this one adds to or takes from; null for a record of its own. */
  adjustsNo: z.string().nullable(),
  /** The latest correction (更正) that I asked for. */
  correction: correctionSchema.nullable(),
};

const endSchema = z
  .strictObject({ at: instantField, method: z.string(), placeResult: z.string() })
  .nullable();

/** The record that a correction is about, as it stands. */
export const recordedSchema = z.strictObject({
  hourId: idField,
  hourNo: z.string(),
  minutes: z.int(),
  startsAt: instantField,
  endsAt: instantField,
  evidenceGrade: z.enum(['A', 'B', 'C', 'D']),
  state: z.enum(keysOf(hourStates)),
  publicityEndsAt: instantField.nullable(),
  /** How its ends were taken; null where nobody took them. */
  in: endSchema,
  out: endSchema,
});

/** A correction as the centre's second person reads it: what was recorded, what was asked for, what the team said. */
export const correctionProofSchema = z.strictObject({
  ...correctionSchema.shape,
  recorded: recordedSchema,
  answeredBy: z.string().nullable(),
  answeredAt: instantField.nullable(),
});
