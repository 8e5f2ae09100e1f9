import { z } from 'zod';
import { idField, instantField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { cursorField } from '#platform/contract/keyset.ts';
import { anyStaff, operation } from '#platform/contract/operation.ts';
import { auditResultLabels } from './audit-log.words.ts';
import { historyKinds } from './history.words.ts';

/** One thing that an act changed, in words. */
export const auditChangeSchema = z.strictObject({ label: z.string(), before: z.string(), after: z.string() });
export type AuditChange = z.output<typeof auditChangeSchema>;
/** One thing that an act noted besides. */
export const auditFactSchema = z.strictObject({ label: z.string(), text: z.string() });
export type AuditFact = z.output<typeof auditFactSchema>;

/** Who did what when, why, and what it changed. */
export const historyLineSchema = z.strictObject({
  auditId: z.int(),
  at: instantField,
  actorName: z.string(),
  /** The actor's role today; null for the system itself. */
  actorRoleName: z.string().nullable(),
  actLabel: z.string(),
  result: z.enum(keysOf(auditResultLabels)),
  reason: z.string().nullable(),
  changes: z.array(auditChangeSchema),
  facts: z.array(auditFactSchema),
});
export type HistoryLineView = z.output<typeof historyLineSchema>;

export const listHistory = operation({
  name: 'listHistory',
  method: 'POST',
  path: '/api/accounts/ListHistory',
  caller: anyStaff({ scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({
    kind: z.enum(historyKinds, '没有这类对象的历史'),
    id: idField,
    cursor: cursorField.optional(),
  }),
  result: z.strictObject({ list: z.array(historyLineSchema), nextCursor: z.string().nullable() }),
  refusals: {},
  summary:
    'What was done to one object, newest first, 20 at a time, for staff who may see the object itself.',
});
