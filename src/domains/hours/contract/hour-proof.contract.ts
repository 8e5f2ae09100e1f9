import { z } from 'zod';
import { idField, instantField } from '#platform/contract/fields.ts';
import { materialShape } from './material.contract.ts';

const methodField = z.enum(['rotatingCode', 'shortCode', 'volunteerCode', 'rollCall', 'fixed']);

/** How a time was proved, step by step, as the second person at the centre sees it. */
export const hourProofSchema = z.strictObject({
  isWalkIn: z.boolean(),
  checkedInAt: instantField.nullable(),
  checkedOutAt: instantField.nullable(),
  inMethod: methodField.nullable(),
  outMethod: methodField.nullable(),
  placeResult: z.enum(['pass', 'fail', 'unknown', 'notRequired']),
  fixReason: z.string().nullable(),
  /** A fixed end (补签), or a walk-in on the leader's word, that the volunteer has not confirmed: it cannot be approved yet. */
  awaitsVolunteer: z.enum(['fix', 'walkIn']).nullable(),
  /** Other people who took their own steps that day on the same device. */
  othersOnDevice: z.int(),
  /** False when the browser sent no mark or 90 days are over: then `othersOnDevice` says nothing. */
  hasDeviceMark: z.boolean(),
  /** Other walk-ins that the same leader put down within a minute of this one. */
  walkInsBesides: z.int(),
  steps: z.array(
    z.strictObject({
      kind: z.enum(['in', 'out', 'fix', 'absent', 'excused', 'undo', 'undone', 'confirm']),
      method: methodField,
      at: instantField,
      /** When the leader made it, where it waited for a line: then `at` is when it came up. */
      tappedAt: instantField.nullable(),
      receiptNo: z.string(),
      placeResult: z.string(),
      /** Metres, as the device said; dropped after 90 days. */
      distanceM: z.int().nullable(),
      accuracyM: z.int().nullable(),
      reason: z.string().nullable(),
      /** Taken by the volunteer, not recorded by the team. */
      isOwn: z.boolean(),
      /** Scanned from a code that another device had shown within the hour; false once 90 days are over. */
      isSecondDevice: z.boolean(),
    }),
  ),
});
export type HourProof = z.infer<typeof hourProofSchema>;

/** The visit of a job that a record comes from (任务反馈): times on the server's clock, why the team entered them, the member's own words. */
export const visitProofSchema = z.strictObject({
  jobNo: z.string(),
  inAt: instantField.nullable(),
  outAt: instantField.nullable(),
  fixReason: z.string().nullable(),
  reportText: z.string().nullable(),
  /** Seen with GetFileLink. */
  photoFileIds: z.array(idField),
});

/** Of a claim that came more than thirty days after the service: why, and what the first of the two at the centre wrote. */
export const lateShape = {
  lateReason: z.string().nullable(),
  firstOpinion: z.string().nullable(),
};

/** What a personal claim (个人申请) is proved by. */
export const claimProofSchema = z.strictObject({
  claimNo: z.string(),
  /** Minutes that the person claimed, and those that the team stands for; null where it said nothing or refused. */
  minutes: z.int(),
  teamMinutes: z.int().nullable(),
  teamOpinion: z.string().nullable(),
  ...lateShape,
  /** Who that was; null before. */
  firstName: z.string().nullable(),
  text: z.string(),
  witnessName: z.string(),
  witnessMobileTail: z.string(),
  proofs: z.array(z.strictObject({ fileId: idField, name: z.string() })),
  createdAt: instantField,
  /** Until when the centre decides. */
  centreDueAt: instantField.nullable(),
  ...materialShape,
});
