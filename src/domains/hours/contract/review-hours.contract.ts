import { z } from 'zod';
import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { idField, instantField, reasonField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { reviewRowSchema } from './hours.contract.ts';
import { reviewFilterShape } from './review-filter.contract.ts';
import { hourLimits, hourRefusals } from './hours.words.ts';

const batchField = z
  .array(idField)
  .min(1, '请先选择记录')
  .max(hourLimits.decidedAtOnce, `一次最多 ${hourLimits.decidedAtOnce} 条`);

/**
 * Chooses at random, on the server, which of some records are looked at before all of them are decided. Asked again for the
 * same records within an hour the choice stays.
 */
export const drawHourSample = operation({
  name: 'drawHourSample',
  act: '抽取时长样本',
  method: 'POST',
  path: '/api/hours/DrawHourSample',
  caller: permission('hours.review', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ hourIds: batchField }),
  result: z.strictObject({
    sampleId: idField,
    sampleIds: z.array(idField),
    openedIds: z.array(idField),
  }),
  refusals: hourRefusals,
  summary: '抽取批量审核前要看的记录',
});

/** Shows one record of one's own sample with its proof, and notes that it was opened. */
export const openHourSample = operation({
  name: 'openHourSample',
  act: '打开时长样本',
  method: 'POST',
  path: '/api/hours/OpenHourSample',
  caller: permission('hours.review', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ sampleId: idField, hourId: idField }),
  result: reviewRowSchema,
  refusals: hourRefusals,
  summary: '打开一条抽查记录',
});

/** What waits at the centre, one row an activity or a team's visits: how many records, how they are proved, since when. Longest waiting first. */
export const listHourGroups = operation({
  name: 'listHourGroups',
  method: 'POST',
  path: '/api/hours/ListHourGroups',
  caller: permission('hours.review', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({ keyword: z.string().trim().max(40).optional(), ...staffPageShape }),
  result: z.strictObject(
    pageResultShape(
      z.strictObject({
        /** Null for the visits of a team's jobs, which stand together, and for the claims made to a team. */
        activityId: idField.nullable(),
        isOfClaims: z.boolean(),
        teamId: idField,
        activityTitle: z.string(),
        teamName: z.string(),
        recordCount: z.int(),
        minutes: z.int(),
        /** Records of each evidence grade. */
        grades: z.strictObject({ A: z.int(), B: z.int(), C: z.int(), D: z.int() }),
        waitingSince: instantField,
      }),
    ),
  ),
  refusals: {},
  summary: '等待审核的时长，按活动',
});

/** Which of some records the caller could decide so now, until when 公示 would last, and why not the others: asked before a batch is decided. */
export const previewHours = operation({
  name: 'previewHours',
  method: 'POST',
  path: '/api/hours/PreviewHours',
  caller: permission('hours.review', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({ hourIds: batchField, verdict: z.enum(['approve', 'reject']) }),
  result: z.strictObject({
    passingCount: z.int(),
    publicityEndsAt: instantField,
    refused: z.array(z.strictObject({ hourId: idField, hourNo: z.string(), msg: z.string() })),
  }),
  refusals: { reasonMissing: '不予认定要写明原因' },
  summary: '批量审核前：哪些可以，哪些不行，为什么',
});

/**
 * Decides several records in one transaction; each gets its own verdict. More than twenty within a minute take a sample of
 * these very records that was looked at.
 */
export const decideHours = operation({
  name: 'decideHours',
  act: '批量审核时长',
  method: 'POST',
  path: '/api/hours/DecideHours',
  caller: permission('hours.review', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({
    hourIds: batchField,
    verdict: z.enum(['approve', 'reject']),
    reason: reasonField.optional(),
    sampleId: idField.optional(),
  }),
  result: z.strictObject({
    decidedCount: z.int(),
    refused: z.array(
      z.strictObject({ hourId: idField, hourNo: z.string(), reason: z.string(), msg: z.string() }),
    ),
  }),
  refusals: { ...hourRefusals, reasonMissing: '不予认定要写明原因' },
  summary: '批量审核时长或异议',
});

export const exportHoursForReview = operation({
  name: 'exportHoursForReview',
  isReport: true,
  act: '导出时长审核列表',
  method: 'POST',
  path: '/api/hours/ExportHoursForReview',
  caller: permission('hours.review', { scope: 'rows' }),
  effect: 'write',
  asksFreshProof: true,
  request: z.strictObject({ ...reviewFilterShape, reason: reasonField }),
  result: exportResult,
  refusals: exportRefusals,
  summary: '时长审核列表导出为表格（Base64），超过 5000 条在后台生成，记入审计日志',
});
