import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { exportOrderRefusals, exportStateLabels } from './exports.words.ts';

const exportOrderSchema = z.strictObject({
  exportId: z.int(),
  what: z.string(),
  fileName: z.string(),
  reason: z.string().nullable(),
  state: z.enum(keysOf(exportStateLabels)),
  /** Rows that the filters left when it was asked for. */
  rowCount: z.int(),
  /** Rows that are done with. */
  doneCount: z.int(),
  /** Rows in the file; fewer than `rowCount` when some were gone meanwhile. */
  writtenCount: z.int(),
  /** Why there is no file. */
  ending: z.string().nullable(),
  askedAt: instantField,
  endedAt: instantField.nullable(),
  expiresAt: instantField.nullable(),
});
export type ExportOrderView = z.output<typeof exportOrderSchema>;

export const listMyExports = operation({
  name: 'listMyExports',
  method: 'POST',
  path: '/api/exports/ListMyExports',
  caller: 'signedIn',
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(pageResultShape(exportOrderSchema)),
  refusals: {},
  summary: "The caller's own exports that are made in the background, newest first.",
});

export const downloadExport = operation({
  name: 'downloadExport',
  act: '下载导出文件',
  method: 'POST',
  path: '/api/exports/DownloadExport',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  asksFreshProof: true,
  request: z.strictObject({ exportId: idField }),
  result: z.strictObject({ url: z.string(), expiresAt: instantField }),
  refusals: {
    unmade: exportOrderRefusals.unmade,
    gone: exportOrderRefusals.gone,
    rightLost: exportOrderRefusals.rightLost,
    scopeChanged: exportOrderRefusals.scopeChanged,
  },
  summary:
    'A link of five minutes to the file of an own export; the right to export it is judged anew here and when the link is followed.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

export const cancelExport = operation({
  name: 'cancelExport',
  act: '取消导出',
  method: 'POST',
  path: '/api/exports/CancelExport',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ exportId: idField }),
  result: doneResult,
  refusals: { over: exportOrderRefusals.over },
  summary: 'Stops an own export that is not finished, or deletes its file.',
});
