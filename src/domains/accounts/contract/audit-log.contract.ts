import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { z } from 'zod';
import { dayField, idField, reasonField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { cursorField } from '#platform/contract/keyset.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import { auditActors, auditResultLabels, auditSorts } from './audit-log.words.ts';
import { historyLineSchema } from './history.contract.ts';

const resultField = z.enum(keysOf(auditResultLabels));

const auditLineSchema = historyLineSchema.extend({
  actorId: z.int().nullable(),
  /** Login name of the actor's account today. */
  actorLoginName: z.string().nullable(),
  /** The operation's name, or the background task's. */
  action: z.string(),
  targetType: z.string(),
  targetLabel: z.string(),
  targetId: z.int().nullable(),
  /** What the object is called today; null for what is gone or has no name. */
  targetName: z.string().nullable(),
  /** Where the request came from, kept 90 days; null afterwards and for the system itself. */
  address: z.string().nullable(),
  /** First eight characters of the browser's mark: the same letters are the same browser. */
  deviceMark: z.string().nullable(),
  /** The changed fields as they are kept, JSON text; never secrets, phone or ID numbers. */
  detail: z.string(),
  requestId: z.string(),
});
export type AuditLineView = z.output<typeof auditLineSchema>;

const nameFilter = z.string().trim().min(1).max(64).optional();

const filterShape = {
  sort: sortField(auditSorts),
  action: nameFilter,
  targetType: nameFilter,
  targetId: idField.optional(),
  actorId: idField.optional(),
  /** Login name or whole name of whoever acted. */
  actor: nameFilter,
  by: z.enum(keysOf(auditActors)).optional(),
  result: resultField.optional(),
  fromOn: dayField.optional(),
  toOn: dayField.optional(),
};

export const listAuditLog = operation({
  name: 'listAuditLog',
  method: 'POST',
  path: '/api/accounts/ListAuditLog',
  caller: permission('audit.read', { scope: 'city' }),
  effect: 'read',
  request: z
    .strictObject({
      ...staffPageShape,
      ...filterShape,
      /** `nextCursor` of the page before: reads on as far as the log reaches, where page numbers end. */
      cursor: cursorField.optional(),
    })
    .refine(...daysInOrder('fromOn', 'toOn')),
  result: z.strictObject({ ...pageResultShape(auditLineSchema), nextCursor: z.string().nullable() }),
  refusals: {},
  summary: 'Audit lines, newest first, by action, object, person, result or days.',
});

export const exportAuditLog = operation({
  name: 'exportAuditLog',
  isReport: true,
  act: '导出审计日志',
  method: 'POST',
  path: '/api/accounts/ExportAuditLog',
  caller: permission('audit.read', { scope: 'city' }),
  effect: 'write',
  asksFreshProof: true,
  request: z.strictObject({ ...filterShape, reason: reasonField }).refine(...daysInOrder('fromOn', 'toOn')),
  result: exportResult,
  refusals: exportRefusals,
  summary:
    "Audit lines by the list's filters as a base64 spreadsheet; above 5,000 as an order in the background.",
  rateLimit: { max: 10, windowMs: minuteMs },
});

const wordsSchema = z.array(z.strictObject({ value: z.string(), label: z.string() }));

export const getAuditWords = operation({
  name: 'getAuditWords',
  method: 'POST',
  path: '/api/accounts/GetAuditWords',
  caller: permission('audit.read', { scope: 'city' }),
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({ acts: wordsSchema, targets: wordsSchema }),
  refusals: {},
  summary: 'Every act and kind of object that the audit log can name, for its filters.',
});
