import { z } from 'zod';
import { attendanceMethods } from '#domains/attendance/contract/attendance.words.ts';
import { evidenceGrades, hourStates } from '#domains/hours/contract/hours.words.ts';
import { dayField, doneResult, idField, instantField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { recordSpotCheckRefusals, spotFindings, spotStatuses, spotTabKeys } from './spot-checks.words.ts';

const judge = permission('anomalies.judge', { scope: 'rows' });
const methodField = z.enum(keysOf(attendanceMethods)).nullable();

const spotCheckSchema = z.strictObject({
  hourId: z.int(),
  hourNo: z.string(),
  /** Masked. */
  volunteerName: z.string(),
  teamName: z.string(),
  activityTitle: z.string(),
  startsAt: instantField,
  endsAt: instantField,
  minutes: z.int(),
  evidenceGrade: z.enum(keysOf(evidenceGrades)),
  state: z.enum(keysOf(hourStates)),
  checkedInAt: instantField.nullable(),
  checkedOutAt: instantField.nullable(),
  inMethod: methodField,
  outMethod: methodField,
  /** The caller had a part in it and leaves it to others. */
  hadPart: z.boolean(),
  week: dayField,
  status: z.enum(spotStatuses),
  note: z.string(),
  byName: z.string().nullable(),
  at: instantField.nullable(),
});
export type SpotCheckRow = z.output<typeof spotCheckSchema>;

/** The draw of one week, from its Monday, by the hash of the root of `seedDay`. */
const drawSchema = z.strictObject({
  week: dayField,
  seedDay: dayField,
  seed: z.string(),
  hourCount: z.int(),
  drawnCount: z.int(),
});

/** The weeks that were drawn, the latest first: whoever wants to draw one again takes its file (`drawFilePath`). */
export const listSpotDraws = operation({
  name: 'listSpotDraws',
  method: 'POST',
  path: '/api/anomalies/ListSpotDraws',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 10_000 },
  request: z.strictObject({ ...pageRequestShape }),
  result: z.strictObject(pageResultShape(drawSchema)),
  refusals: {},
  summary: '每周抽查的种子和条数，谁都可以照着再抽一遍',
});

export const listSpotChecks = operation({
  name: 'listSpotChecks',
  method: 'POST',
  path: '/api/anomalies/ListSpotChecks',
  caller: judge,
  effect: 'read',
  request: z.strictObject({ ...staffPageShape, tab: z.enum(spotTabKeys).default('open') }),
  result: z.strictObject({
    ...pageResultShape(spotCheckSchema),
    tabs: z.array(z.strictObject({ tab: z.enum(spotTabKeys), count: z.int() })),
    /** The latest draws of the whole city: who doubts one draws again by the seed, the hash of the root of `seedDay`. */
    draws: z.array(drawSchema),
  }),
  refusals: {},
  summary:
    'Effective records drawn at random to be looked at again, in the data scope, with the seeds of the draws.',
});

export const recordSpotCheck = operation({
  name: 'recordSpotCheck',
  act: '记录抽查结果',
  method: 'POST',
  path: '/api/anomalies/RecordSpotCheck',
  caller: judge,
  effect: 'write',
  request: z.strictObject({
    hourId: idField,
    finding: z.enum(spotFindings, '请选择核对结果'),
    note: z.string().trim().max(300, '说明至多 300 个字').default(''),
  }),
  result: doneResult,
  refusals: recordSpotCheckRefusals,
  summary: 'Keeps what a look at a drawn record found. No hour and no credit changes by it.',
});
