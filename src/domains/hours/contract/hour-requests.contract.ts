import { z } from 'zod';
import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { instantField, reasonField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import { claimStates } from './claims.words.ts';
import { requestKinds, requestSorts, requestTabs } from './hour-requests.words.ts';
import { stateField } from './hours.contract.ts';
import { correctionCauses, correctionStates } from './hours.words.ts';

const filterShape = {
  kind: z.enum(keysOf(requestKinds)).default('corrections'),
  tab: z.enum(keysOf(requestTabs)).default('atCentre'),
  keyword: z.string().trim().max(40, '关键词至多 40 个字').optional(),
  /** Only those whose clock has run out. */
  isLate: z.boolean().default(false),
  sort: sortField(requestSorts),
};

/** A correction or a claim as a row of the centre's list. */
export const hourRequestSchema = z.strictObject({
  kind: z.enum(keysOf(requestKinds)),
  requestId: z.int(),
  /** Number of the record that is corrected, or of the claim. */
  requestNo: z.string(),
  /** The record that the centre decides; null before it has one. */
  hourId: z.int().nullable(),
  hourState: stateField.nullable(),
  state: z.union([z.enum(keysOf(correctionStates)), z.enum(keysOf(claimStates))]),
  volunteerName: z.string(),
  volunteerNo: z.string(),
  teamName: z.string(),
  title: z.string(),
  startsAt: instantField,
  endsAt: instantField,
  /** Null for a claim. */
  cause: z.enum(keysOf(correctionCauses)).nullable(),
  /** What counts now, 0 for a claim, and what should. */
  minutesBefore: z.int(),
  minutesAsked: z.int(),
  teamMinutes: z.int().nullable(),
  teamOpinion: z.string().nullable(),
  centreOpinion: z.string().nullable(),
  deciderName: z.string().nullable(),
  text: z.string(),
  createdAt: instantField,
  /** End of the clock of whose turn it is; null once it is over. */
  dueAt: instantField.nullable(),
  /** Working days left after today, below zero when late. */
  workdaysLeft: z.int().nullable(),
  awaitsUntil: instantField.nullable(),
});
export type HourRequest = z.output<typeof hourRequestSchema>;

export const listHourRequests = operation({
  name: 'listHourRequests',
  method: 'POST',
  path: '/api/hours/ListHourRequests',
  caller: permission('hours.review', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({ ...filterShape, ...staffPageShape }),
  result: z.strictObject({
    ...pageResultShape(hourRequestSchema),
    /** Of this kind: before the centre, before their teams, and how many of the former are late. */
    counts: z.strictObject({ atCentre: z.int(), atTeam: z.int(), late: z.int() }),
  }),
  refusals: {},
  summary: '更正和补记申请，按办到哪一步',
});

export const exportHourRequests = operation({
  name: 'exportHourRequests',
  isReport: true,
  act: '导出更正和补记台账',
  method: 'POST',
  path: '/api/hours/ExportHourRequests',
  caller: permission('hours.review', { scope: 'rows' }),
  effect: 'write',
  asksFreshProof: true,
  request: z.strictObject({ ...filterShape, reason: reasonField }),
  result: exportResult,
  refusals: exportRefusals,
  summary: '更正和补记台账导出为表格（Base64），超过 5000 条在后台生成，记入审计日志',
});
