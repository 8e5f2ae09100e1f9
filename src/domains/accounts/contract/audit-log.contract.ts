import { z } from 'zod';
import { dayField, idField, instantField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';

const auditLineSchema = z.strictObject({
  auditId: z.int(),
  at: instantField,
  actorId: z.int().nullable(),
  actorName: z.string(),
  /** The operation's name, or the background task's. */
  action: z.string(),
  targetType: z.string(),
  targetId: z.int().nullable(),
  reason: z.string().nullable(),
  /** Changed fields as JSON text; never secrets, phone or ID numbers. */
  detail: z.string(),
  requestId: z.string(),
});
export type AuditLineView = z.output<typeof auditLineSchema>;

const nameFilter = z.string().trim().min(1).max(64).optional();

export const listAuditLog = operation({
  name: 'listAuditLog',
  method: 'POST',
  path: '/api/accounts/ListAuditLog',
  caller: permission('audit.read'),
  effect: 'read',
  request: z.strictObject({
    ...pageRequestShape,
    action: nameFilter,
    targetType: nameFilter,
    targetId: idField.optional(),
    actorId: idField.optional(),
    fromOn: dayField.optional(),
    toOn: dayField.optional(),
  }),
  result: z.strictObject(pageResultShape(auditLineSchema)),
  refusals: {},
  summary: 'Audit lines, newest first, by action, object, person or days.',
});
