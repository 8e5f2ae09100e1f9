import { z } from 'zod';
import { idField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { hourProofRefusals } from './hours.words.ts';

/** How a record of mine came to be, from the check-in to the daily root. */
export const getHourStory = operation({
  name: 'getHourStory',
  method: 'GET',
  path: '/api/hours/GetHourStory/{id}',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    /** Check-in and check-out as they were recorded, each with its receipt. */
    steps: z.array(
      z.strictObject({
        kind: z.enum(['in', 'out', 'fix']),
        at: instantField,
        receiptNo: z.string(),
        method: z.string(),
        isOwn: z.boolean(),
      }),
    ),
    /** The visit of a job that it comes from; null for what comes from an activity. */
    visit: z
      .strictObject({
        jobNo: z.string(),
        inAt: instantField.nullable(),
        outAt: instantField.nullable(),
        /** The team entered the times. */
        isFixed: z.boolean(),
      })
      .nullable(),
    /** A claim of service more than thirty days ago: the first of two people at the centre confirmed it, not the team. */
    isLateClaim: z.boolean(),
    /** Who entered it (补录), who confirmed it for the team, who decided it at the centre. */
    enteredBy: z.string().nullable(),
    confirmedBy: z.string().nullable(),
    confirmedAt: instantField.nullable(),
    approvedBy: z.string().nullable(),
    approvedAt: instantField.nullable(),
    publicityStartsAt: instantField.nullable(),
    publicityEndsAt: instantField.nullable(),
    effectiveAt: instantField.nullable(),
    /** When its minutes were taken back. */
    voidedAt: instantField.nullable(),
    /** What it waits for, in a sentence; null once it is under a daily root, or refused. */
    waitsFor: z.string().nullable(),
    line: z
      .strictObject({
        ledgerNo: z.string(),
        hash: z.string(),
        previous: z.string(),
        enteredAt: instantField,
        /** Under a daily root: its proof can be taken along. */
        isProvable: z.boolean(),
      })
      .nullable(),
  }),
  refusals: {},
  summary: '一条时长的来龙去脉',
});

/** A file that proves records of mine to anybody, with the fields I choose to open (docs/ledger.md). */
export const getHourProof = operation({
  name: 'getHourProof',
  method: 'POST',
  path: '/api/hours/GetHourProof',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({
    hourIds: z.array(idField).min(1, '请选择记录').max(200, '一次最多 200 条'),
    /** full: as it is · masked: 李*华 · none: not opened. */
    name: z.enum(['full', 'masked', 'none']).default('masked'),
  }),
  result: z.strictObject({ fileName: z.string(), text: z.string() }),
  refusals: hourProofRefusals,
  summary: '下载时长凭证',
});
