import { z } from 'zod';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { exportResult } from '#platform/contract/exports/export-result.ts';
import { idField, reasonField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { stateField } from './hours.contract.ts';

/** The timelist of one's own activity by the filters of the list; whoever the list masks stays masked. */
export const exportActivityHours = operation({
  name: 'exportActivityHours',
  isReport: true,
  act: '导出时长明细',
  method: 'POST',
  path: '/api/hours/ExportActivityHours',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({
    activityId: idField,
    state: stateField.optional(),
    isUnusual: z.boolean().optional(),
    isAdjusted: z.boolean().optional(),
    reason: reasonField,
  }),
  result: exportResult,
  refusals: exportRefusals,
  summary: '活动时长明细导出为表格（Base64），超过 5000 条在后台生成',
});
